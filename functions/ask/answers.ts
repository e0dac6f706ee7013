/** What an answer is before it becomes a response, and how each kind is made. */

import type { Rec } from '../facts/records.ts';
import { type FrameName, framed, type Part, quoted } from './frames.ts';

export type AnswerStatus =
  | 'answered'
  | 'partially_answered'
  | 'not_published'
  | 'out_of_scope'
  | 'declined';
export type Band = 'high' | 'medium' | 'low';

export type Source = { record: Rec; snippet: string };

export type Found = {
  status: AnswerStatus;
  mode: 'author_curated' | 'deterministic_lookup';
  band: Band;
  parts: Part[];
  sources: Source[];
  /** For the workbench: which rule found it. */
  why: string;
};

/** Longest snippet, in characters. */
const SNIPPET = 240;

const snip = (text: string): string =>
  text.length > SNIPPET ? `${text.slice(0, SNIPPET - 1)}…` : text;

/** A source with the words that matter; its label where there are none. */
export const sourceOf = (record: Rec, snippet?: string | null): Source => ({
  record,
  snippet: snip(snippet || record.lines[0]?.text || record.label),
});

/** An answer from typed records. */
export function looked(
  why: string,
  parts: Part[],
  sources: Source[],
  status: AnswerStatus = 'answered',
  band: Band = 'high',
): Found {
  return { status, mode: 'deterministic_lookup', band, parts, sources, why };
}

/** An answer that says that there is none. */
export function silent(status: AnswerStatus, frame: FrameName, why: string): Found {
  return {
    status,
    mode: 'deterministic_lookup',
    band: 'high',
    parts: [framed(frame)],
    sources: [],
    why,
  };
}

/** The evidence level of a record, for an answer to carry. */
export function evidenceParts(record: Rec): Part[] {
  if (!record.level) return [];
  return [
    record.kind === 'claim'
      ? framed('evidenceLevel', record.level)
      : framed('evidence', record.label, record.level),
  ];
}

/** A declined question: the rule that covers it, in the owner's words, and where to go. */
export function declined(
  why: string,
  rules: readonly string[],
  go: FrameName,
  sources: Source[],
): Found {
  return looked(
    why,
    [framed('declined'), ...rules.map((rule) => quoted(rule)), framed(go)],
    sources,
    'declined',
  );
}
