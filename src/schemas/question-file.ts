/**
 * A common question as the file that it is written in: content/questions/<id>.md. Apart from the
 * schema of what is written, so that a page needs no validator.
 */

export type Answer = { id: string; question: string; answer: string; sources: readonly string[] };

/** The file; `day` (YYYY-MM-DD) is when it was written. Strings of JSON are strings of YAML 1.2. */
export function questionFile({ question, answer, sources }: Answer, day: string): string {
  const front = [
    `question: ${JSON.stringify(question)}`,
    'sources:',
    ...sources.map((path) => `  - ${JSON.stringify(path)}`),
    `updated: "${day}"`,
  ];
  return `---\n${front.join('\n')}\n---\n\n${answer.replaceAll('\r\n', '\n')}\n`;
}
