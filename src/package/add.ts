/** `npm run add <what>`: installs what calling-card can use and does not bring along. */
import { parseArgs } from 'node:util';
import { LARGE, packageOf } from '../print/fonts.ts';
import { install } from './manager.ts';

/** Packages by what they are for: a driver, and fonts that are large. */
const OPTIONAL: Readonly<Record<string, string>> = {
  postgres: 'pg@8',
  ...Object.fromEntries(
    Object.entries(LARGE).map(([word, { code }]) => [word, `${packageOf(code)}@0.4`]),
  ),
};

const HELP = `npm run add postgres    the driver of PostgreSQL, for STORE=postgres://…
npm run add chinese     a font for the PDF of a CV in Chinese (90 MB); japanese, korean

  --help     this text
`;

function add(): number {
  const { values, positionals } = parseArgs({
    options: { help: { type: 'boolean', short: 'h' } },
    allowPositionals: true,
  });
  const [what, more] = positionals;
  if (values.help || !what) {
    (values.help ? process.stdout : process.stderr).write(HELP);
    return values.help ? 0 : 2;
  }
  const found = Object.hasOwn(OPTIONAL, what) && !more ? OPTIONAL[what] : undefined;
  if (found) return install([found]);
  process.stderr.write(
    `"${positionals.join(' ')}" is nothing that can be added; ` +
      `take ${Object.keys(OPTIONAL).join(', ')}.\n`,
  );
  return 2;
}

try {
  process.exitCode = add();
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 2;
}
