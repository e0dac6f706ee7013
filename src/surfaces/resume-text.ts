/** Texts of JSON Resume, which is plain text, and of records, which are Markdown. Pure. */

/** What stands between the roles of a project, which the format has as a list. */
const BETWEEN = '; ';
/** The same within a role: its space does not break. */
const WITHIN = ';\u00A0';

/** Roles as the one text of a project. */
export const rolesJoined = (roles: readonly string[]): string =>
  roles.map((role) => role.replaceAll(BETWEEN, WITHIN)).join(BETWEEN);

/** The roles that a text of a project names. */
export const rolesOf = (text: string): string[] =>
  text.split(BETWEEN).map((role) => role.replaceAll(WITHIN, BETWEEN));

/** What of a plain line would be read as Markdown that nobody meant. */
const MARKS = /^(#{1,6}\s|>|\d+\)|`{3}|~{3}|=+$|-{3,}$)/;

/** Plain text as Markdown that shows its lines and lists as they were. */
export function markdownOfText(text: string): string {
  const lines = text.split('\n').map((line) =>
    line
      .trim()
      .replace(/^[•·▪‣●◦–—*]\s+/, '- ')
      .replace(MARKS, '\\$1'),
  );
  return lines
    .map((line, at) => {
      const next = lines[at + 1];
      const listed = (line: string) => /^(- |\d+\. )/.test(line);
      if (line === '' || next === undefined || next === '') return line;
      if (listed(line) && listed(next)) return line;
      if (listed(line) || listed(next)) return `${line}\n`;
      return `${line}\\`;
    })
    .join('\n')
    .replace(/\n{3,}/g, '\n\n');
}

/** The plain text that `markdownOfText` made; other Markdown stays nearly as it is. */
export const textOfMarkdown = (markdown: string): string =>
  markdown
    .replace(/\\(?=\n)/g, '')
    .split('\n')
    .map((line) => (MARKS.test(line.replace(/^\\/, '')) ? line.replace(/^\\/, '') : line))
    .join('\n');

const words = (text: string) => text.replace(/[\\…]/g, '').replace(/\s+/g, ' ').trim();

/**
 * A text of a record: as it goes on below, where it is only the beginning of that. What else stands
 * below is no text of a résumé.
 */
export function whole<Short extends string | null>(short: Short, details: string | null) {
  const text = textOfMarkdown(details ?? '');
  return short && text && words(text).startsWith(words(short)) ? text : short;
}
