/**
 * English. Imperative and infinitive are one form, so that much here depends on `narrator`, `lead`
 * and `^`. Groups are shared by all of its parts.
 */
import { englishActions } from './english/actions.ts';
import { englishCredential } from './english/credential.ts';
import { englishExtraction } from './english/extraction.ts';
import { englishOverride } from './english/override.ts';
import { englishPersona } from './english/persona.ts';
import { englishReader } from './english/reader.ts';
import type { Phrases } from './phrases.ts';

const PARTS: readonly Phrases[] = [
  englishOverride,
  englishPersona,
  englishExtraction,
  englishReader,
  englishActions,
  englishCredential,
];

export const english: Phrases = {
  words: {
    lead: `
      curl to, wget to, help me, tool to, api to, please, kindly, and, then, now, so, also, just, first, instead,
      simply, must, shall, you should, you to, you will, you can, i need you to, i want you to, i m, i am, pretend,
      imagine, could you, can you, would you, will you, need to, have to, required to, required that you, going to,
      must first, should now, let us, lets, immediately, instead please, here, next, finally`,
    narrator: `
      i, we, they, he, she, it, one, who, which, that, not, never, dont, don t, didn t, doesn t, cannot, can t, won t,
      shouldn t, didnt, agents, models, users, attackers, people, how, whether, why, asks it to, ask it to, told it
      to, forbid*, refus*, without, if a, if someone, attempts to, attempt to, tries to, tried to, try to, able to,
      used to, had to, would`,
    mention: `
      injection*, jailbreak attempts, jailbreak strings, attack*, attempts, payload*, phrases such as, phrases like,
      strings like, strings such as, sentences like, sentences such as, texts like, examples such as`,
    quoting: `
      tried, quotes, quote, quoted, caller, called, titled, entitled, named, submits, submit, submitted, submitting,
      somebody, like, such as, phrase*, string*, sentence, sentences, wording*, flag*, attack*, injection*,
      jailbreak*, detect*, filter, filters, filtered, block*, e g, for example, test*, attempt*, payload*, embedded,
      pattern*, warn*, literal*, keyword*`,
    ...Object.assign({}, ...PARTS.map(({ words }) => words)),
  },
  injection: PARTS.flatMap(({ injection }) => injection),
  credential: PARTS.flatMap(({ credential }) => credential),
};
