/** Markdown of the owner inside of another document. */

/**
 * Headings of an embedded text move below the heading that it stands under, by one step for all;
 * code fences are left alone.
 */
export function embed(text: string, depth: number): string {
  const lines = text.split('\n');
  let fenced = false;
  const levels = lines.map((line) => {
    if (/^ {0,3}(```|~~~)/.test(line)) fenced = !fenced;
    return fenced ? null : (/^(#{1,6})\s/.exec(line)?.[1]?.length ?? null);
  });
  const down = Math.max(0, depth - Math.min(...levels.filter((level) => level !== null)));
  return lines
    .map((line, at) => {
      const level = levels[at];
      return level ? '#'.repeat(Math.min(6, level + down)) + line.slice(level) : line;
    })
    .join('\n');
}
