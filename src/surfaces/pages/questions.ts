/** Questions that are asked often, answered by the owner, with the records behind each answer. */
import type { Document, Section } from '../../documents/model.ts';
import { listed, within, words } from '../../documents/text.ts';
import type { Say } from '../../labels/say.ts';
import { anchor } from '../human.ts';
import { landingOf } from '../landing.ts';
import { nameOf } from '../person.ts';
import type { Records } from '../records.ts';
import { recordNamed } from './named.ts';
import { markdown, text } from './parts.ts';

/** Questions from which on the page leads to each of them. */
const QUESTIONS_TO_CHOOSE = 4;

export function questionsPage(records: Records, say: Say): Document {
  const { questions: labels, lists } = say;
  const sections = records.questions.map((question): Section => {
    const id = anchor.question(question.id);
    const sources = question.sources.map(({ source_path }) => [
      recordNamed(source_path, records, say),
    ]);
    return {
      id,
      landing: landingOf(records, id),
      title: question.question,
      blocks: [
        ...(question.answered ? [] : text(words(labels.unpublished), 'status')),
        ...markdown(question.answer_markdown, id),
        ...text(within(labels.restsOn, { records: listed(say, sources) }), 'meta'),
      ],
    };
  });
  const links = sections.map(({ id, title }) => ({ id, title, level: 2 }));
  const none = within(labels.none, { link: [{ text: labels.ask, to: '/contact' }] });
  return {
    form: 'article',
    path: '/questions',
    json: '/api/common_questions',
    title: say.places.questions,
    ...(links.length >= QUESTIONS_TO_CHOOSE && { contents: { title: lists.contents, links } }),
    lead: [
      ...text(words(labels.intro({ name: nameOf(records) })), 'intro'),
      ...(sections.length === 0 ? text(none) : []),
    ],
    sections,
  };
}
