/**
 * What a language file holds. A group is phrases divided by commas, `*` at the end of a word for
 * any ending; diacritics and case do not matter. A rule is groups in their order: `~3` allows three
 * other words in between, `a|b` takes either group,
 * `^` in front wants the head of a clause or a `lead` before it, `:` at the end wants a colon, `!a`
 * no `a` right after.
 *
 * Four groups mean something to every rule:
 * - `narrator`: right before a rule's first word, in the same clause, the text tells about it (`I
 *   ignored`, `do not`);
 * - `lead`: takes that back and makes an order of what follows (`you must`, `please`);
 * - `mention`: the text talks about attacks (`injection`), so what follows in the same clause is an
 *   example;
 * - `quoting`: beside a quotation, what is quoted is an example.
 */
export type Phrases = {
  words: Readonly<Record<string, string>>;
  injection: readonly string[];
  credential: readonly string[];
};
