/**
 * Every language whose phrases are known. A table gives phrases to the word classes of `rules.ts`:
 * `_` divides the words of a phrase, `/` the alternatives for one, `-` the words of an alternative;
 * `*` is any ending. Case and diacritics do not matter. `syntax` says where the verb of an order
 * stands (first, last or both), and what a rule's gaps are multiplied by.
 */
import { arabic } from './arabic.ts';
import { chinese } from './chinese.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { hindi } from './hindi.ts';
import { italian } from './italian.ts';
import { japanese } from './japanese.ts';
import { korean } from './korean.ts';
import { polish } from './polish.ts';
import { portuguese } from './portuguese.ts';
import { russian } from './russian.ts';
import { spanish } from './spanish.ts';

export const LANGUAGES: readonly string[] = [
  ...[english, german, french, spanish, portuguese, italian, polish, russian],
  ...[chinese, japanese, korean, arabic, hindi],
];

/** Words that every language borrows. */
export const COMMON = `
narrator: i not never agents we they that which without don_t models users; mention: injection*;
quoting: injection* test*; rules: prompt*; boss: openai anthropic; inner: system_prompt*
systemprompt*; unbound: dan; ai: ai llm* chatgpt claude gemini copilot; secret: api_key* token* pin
otp cookie* ssh_key seed_phrase; dm: dm dms
`;
