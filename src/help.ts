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

/** The text of `--help`, of groups of rows: those without a tab are paragraphs between tables. */
export function helpOf(...groups: readonly Readonly<Record<string, string>>[]): string {
  const blocks: string[][] = [];
  let open = false;
  for (const row of groups.flatMap((group) => Object.values(group))) {
    const isRow = row.includes('\t');
    if (isRow && open) blocks.at(-1)?.push(row);
    else blocks.push([row]);
    open = isRow;
  }
  const texts = blocks.map((rows) =>
    rows[0]?.includes('\t') ? inColumns(rows) : lined(rows[0] ?? '', WIDTH),
  );
  return `${texts.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}
