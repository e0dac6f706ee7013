/** What messages to the A2A endpoint can ask for: the skill, and the operation that answers. */
import type { RouteId } from '../../routes.ts';

export type A2aSkill = {
  id: string;
  name: string;
  description: string;
  tags: string[];
  route: RouteId;
};

export const A2A_SKILLS: readonly A2aSkill[] = [
  {
    id: 'ask',
    route: 'ask',
    name: 'Ask about the person',
    description:
      'Answers a short question from the published record, without a language model: text with ' +
      'its sources, and the same as data. Says so when nothing is published. Questions are ' +
      'logged: no secrets and no private data. Text alone is always a question.',
    tags: ['question-answering', 'profile', 'cv', 'citations', 'evidence'],
  },
  {
    id: 'match',
    route: 'match',
    name: 'Hold a posting against the record',
    description:
      'For up to 30 requirements the records that come near each, or not_stated; no score. ' +
      'Stores nothing.',
    tags: ['matching', 'job-posting', 'evidence'],
  },
  {
    id: 'check_claim',
    route: 'checkClaim',
    name: 'Check a statement',
    description: 'Holds a statement about the person against the record. Stores nothing.',
    tags: ['verification', 'evidence'],
  },
  {
    id: 'contact',
    route: 'sendContact',
    name: 'Send a message to the person',
    description:
      'Stores a private message that a person reads: only with the consent of your human, with ' +
      'human_name and the goal in context. The answer is a task; GetTask tells what became of it.',
    tags: ['contact'],
  },
];
