/** Common questions as records, each with the addresses that its answer rests on. */
import type { CommonQuestion } from '../../kinds/question/question.ts';
import { dated } from '../seal.ts';
import { absolute } from '../site.ts';
import { addressOf, type Source } from './parts.ts';

export function questionsOf({ profile, site }: Source): CommonQuestion[] {
  return profile.questions.map((question) => {
    const item = {
      id: question.id,
      question: question.question,
      answer_markdown: question.body,
      answered: question.answered,
      sources: question.sources.map((path) => ({
        source_path: path,
        source_url: absolute(site, path),
      })),
      tags: question.tags,
      ...addressOf(site, `/api/common_questions#${question.id}`),
    };
    return dated(item, question.modified);
  });
}
