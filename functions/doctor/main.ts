/** `npm run doctor -- https://host`: looks at a deployed address from outside. */
import { command, Misuse } from '../../src/command.ts';
import { printable } from '../../src/surfaces/printable.ts';
import { examine, type Result } from './examine.ts';

const HELP = `npm run doctor -- https://your-site.example

Asks a deployed address for everything it should answer and says what is wrong and how to mend it.
It reads; the few things that it sends are refused before they are stored.

  --json     the result for programs: [{ title, level, mend, faults: [{ where, what }] }]
  --help     this text

Exit code: 0 nothing wrong (warnings may be there), 1 something is, 2 called wrongly or no answer.
`;

/** Most faults of one check that are printed: the first show what it is. */
const SHOWN = 5;

function lines({ title, level, mend, faults }: Result): string[] {
  if (faults.length === 0) return [`ok       ${title}`];
  const more = faults.length - SHOWN;
  return [
    `${level.padEnd(8)} ${title}`,
    ...faults
      .slice(0, SHOWN)
      .map(({ where, what }) => `           ${printable(`${where}: ${what}`)}`),
    ...(more > 0 ? [`           and ${more} more`] : []),
    `           -> ${mend}`,
  ];
}

function reasonOf(error: Error): string {
  if (error.name === 'TimeoutError') return 'it took too long';
  const { code, message } = (error.cause ?? error) as NodeJS.ErrnoException;
  return code === 'ENOTFOUND' ? 'there is no such host' : (code ?? message);
}

const OPTIONS = { json: { type: 'boolean' } } as const;

command(import.meta.filename, { help: HELP, options: OPTIONS, words: true }, async (said) => {
  const { values, positionals } = said;
  const [given = '', ...more] = positionals;
  const address = URL.parse(given);
  if (more.length > 0 || !address || !/^https?:$/.test(address.protocol))
    throw new Misuse('Say which address: npm run doctor -- https://your-site.example');
  const { origin } = address;
  const say = (text: string) => void (values.json || process.stdout.write(`${text}\n`));
  let results: Result[];
  try {
    results = await examine(origin, (result) => say(lines(result).join('\n')));
  } catch (error) {
    throw new Misuse(`${origin} did not answer: ${printable(reasonOf(error as Error))}.`);
  }
  if (values.json) process.stdout.write(`${JSON.stringify(results, null, 2)}\n`);
  const wrong = results.filter(({ level, faults }) => level === 'fault' && faults.length > 0);
  say(wrong.length === 0 ? '\nNothing is wrong.' : `\n${wrong.length} to mend.`);
  return wrong.length === 0 ? 0 : 1;
});
