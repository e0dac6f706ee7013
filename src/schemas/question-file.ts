/** A common question as the file that it is written in: content/questions/<id>.md. */
import * as z from 'zod';
import { ServicePath, Slug } from './common.ts';

/** What the owner answers: body of the call of the dev server that writes it into content/. */
export const WrittenAnswer = z.strictObject({
  id: Slug,
  question: z.string().trim().min(1).max(300),
  answer: z.string().trim().min(1).max(20_000),
  sources: z.array(ServicePath).min(1).max(20),
});
export type WrittenAnswer = z.output<typeof WrittenAnswer>;

/** The file; `day` (YYYY-MM-DD) is when it was written. Strings of JSON are strings of YAML 1.2. */
export function questionFile({ question, answer, sources }: WrittenAnswer, day: string): string {
  const front = [
    `question: ${JSON.stringify(question)}`,
    'sources:',
    ...sources.map((path) => `  - ${JSON.stringify(path)}`),
    `updated: "${day}"`,
  ];
  return `---\n${front.join('\n')}\n---\n\n${answer.replaceAll('\r\n', '\n')}\n`;
}
