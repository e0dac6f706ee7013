/** `npm run add <what>`: installs what calling-card can use and does not bring along. */
import { command, Misuse } from '../command.ts';
import { PAIR_NAMES, typePackages } from '../face/type.ts';
import { LARGE, packageOf } from '../print/fonts.ts';
import { install } from './manager.ts';

/** Packages by what they are for: a driver, a reader of PDFs, and fonts that are large. */
const OPTIONAL: Readonly<Record<string, readonly string[]>> = {
  postgres: ['pg@8'],
  pdf: ['unpdf@1'],
  ...Object.fromEntries(
    Object.entries(LARGE).map(([word, { code }]) => [word, [`${packageOf(code)}@0.4`]]),
  ),
  ...Object.fromEntries(
    PAIR_NAMES.slice(1).map((pair) => [pair, typePackages(pair).map((name) => `${name}@5`)]),
  ),
};

const HELP = `npm run add postgres    the driver of PostgreSQL, for STORE=postgres://…
npm run add pdf         reads PDFs, for begin --compare and check --pdf
npm run add chinese     a font for the PDF of a CV in Chinese (90 MB); japanese, korean
npm run add literata    the fonts of "type: literata" in card.yaml; ${PAIR_NAMES.slice(1).join(', ')}

  --help     this text
`;

command(import.meta.filename, { help: HELP, options: {}, words: true }, ({ positionals }) => {
  const [what = '', more] = positionals;
  const found = Object.hasOwn(OPTIONAL, what) && !more ? OPTIONAL[what] : undefined;
  if (found) return install(found);
  throw new Misuse(
    `"${positionals.join(' ')}" is nothing that can be added; ` +
      `take ${Object.keys(OPTIONAL).join(', ')}.`,
  );
});
