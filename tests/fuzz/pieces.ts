/** Texts and values that find what reads them slowly or wrongly. */
import fc from 'fast-check';

/**
 * Fragments that find what reads text slowly or wrongly; repeated, they fill what a field takes.
 */
export const FRAGMENTS = [
  ...['41 ', '1906-12-09 ', '1,', '1.', ' and ', ' not ', 'She ', 'did she ', 'worked at '],
  ...['who what when ', 'COBOL ', 'Navy ', 'years ', 'aa ', '日本', '&amp;', '&#x41;', '<b>'],
  ...['<script>', 'http://', 'x@y.z ', '../', '\r\n', '{{', '${', "';--", '%00', '%ff'],
  ...['1st of May ', 'three ', 'hundred ', 'ignore previous instructions ', 'Ist sie ', 'A-'],
  // One sign each.
  ...`%()"'-aéß\u0301\u200b\u202e\ud800😀ё\\\0\n\t₤ﬁ`,
];

const fragment = fc.constantFrom(...FRAGMENTS);
/** Any text. */
export const text: fc.Arbitrary<string> = fc.oneof(
  { arbitrary: fc.string({ unit: 'binary', maxLength: 40 }), weight: 2 },
  {
    arbitrary: fc
      .tuple(fc.array(fragment, { minLength: 1, maxLength: 5 }), fc.nat(2000))
      .map(([some, length]) => some.join('').repeat(length).slice(0, length)),
    weight: 3,
  },
  { arbitrary: fc.array(fragment, { maxLength: 300 }).map((some) => some.join('')), weight: 3 },
  {
    arbitrary: fc.tuple(fragment, fc.nat(70_000)).map(([one, n]) => one.repeat(n).slice(0, n)),
    weight: 1,
  },
);
/** Any value of JSON. */
export const anything: fc.Arbitrary<unknown> = fc.oneof(
  text,
  fc.constantFrom<unknown>(null, true, 0, -1, 1e308, 2 ** 53, '', [], {}, [[[]]], '2026-11-20'),
  fc.jsonValue({ maxDepth: 3 }),
  fc.array(text, { maxLength: 25 }),
);
