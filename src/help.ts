/** Texts of commands as terminals show them. */

/** Widest line, and room between what is typed and what it does, in characters. */
const WIDTH = 98;
const GAP = 3;

/** A text in lines of at most a width; longer words stand alone. */
const lined = (text: string, width: number) =>
  text.match(new RegExp(`\\S.{0,${width - 1}}(?=\\s|$)|\\S+`, 'g'))?.map((line) => line.trim()) ??
  [];

/** Rows in two columns: a tab stands between what is typed and what it does. */
export function inColumns(rows: readonly string[]): string[] {
  const cells = rows.map((row) => row.split('\t'));
  const left = Math.max(...cells.map(([typed = '']) => typed.length)) + GAP;
  return cells.flatMap(([typed = '', text = '']) =>
    lined(text, WIDTH - left).map((line, at) => (at ? '' : typed).padEnd(left) + line),
  );
}

/** The text of `--help`, of its rows: those without a tab are paragraphs between the tables. */
export function helpOf(rows: Readonly<Record<string, string>>): string {
  const blocks: string[][] = [];
  for (const row of Object.values(rows)) {
    const last = blocks.at(-1);
    if (row.includes('\t') && last?.[0]?.includes('\t')) last.push(row);
    else blocks.push([row]);
  }
  const texts = blocks.map(([first = '', ...more]) =>
    first.includes('\t') ? inColumns([first, ...more]) : lined(first, WIDTH),
  );
  return `${texts.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}
