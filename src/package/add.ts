/** `npm run add <what>`: installs what calling-card can use and does not bring along. */
import { parseArgs } from 'node:util';
import { install } from './manager.ts';

/** Packages by what they are for. */
const OPTIONAL: Readonly<Record<string, string>> = { postgres: 'pg@8' };

const HELP = `npm run add postgres    the driver of PostgreSQL, for STORE=postgres://…

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
