/** Sentences of a record, each with how it is said. Pure. */
import { sentencesOf } from './sentences.ts';

/** One sentence of a record. */
export type Line = {
  text: string;
  /** Spoken about the person without naming it, such as a role or a summary of a position. */
  implied: boolean;
  /** The heading or the words with a colon that it stands under. */
  under?: string;
  /** A title that stands for a sentence. */
  title?: true;
};

type Text = string | null | undefined;
const lines = (implied: boolean, texts: readonly Text[]): Line[] =>
  texts.flatMap((text) =>
    text ? sentencesOf(text).map((sentence) => ({ ...sentence, implied })) : [],
  );

/** Sentences of Markdown texts that need not name the person. */
export const told = (...texts: readonly Text[]): Line[] => lines(true, texts);

/** Sentences of Markdown texts that say whom they are about. */
export const said = (...texts: readonly Text[]): Line[] => lines(false, texts);

/** A heading that stands for a sentence. */
export const heading = (text: string): Line => ({ text, implied: false, title: true });
