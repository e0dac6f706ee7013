/** What the programs behind commands share. */
import { realpathSync } from 'node:fs';
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { ownersLanguage } from './content-folder.ts';
import { helpOf } from './help.ts';
import { tell, tellIn } from './labels/tell.ts';

/** A mistake of the call: told as a sentence, and nothing is changed. */
export class Misuse extends Error {}

type Given<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: Options; allowPositionals: true }>
>;

/** The text of `--help`; a function where it, or its groups, is told in the owner's language. */
export type Help = string | (() => string | readonly Readonly<Record<string, string>>[]);

type Said<Options> = { help: Help; options: Options; words?: boolean };

const HELP = { help: { type: 'boolean', short: 'h' } } as const;

/** What Node finds wrong with a call or a file that it names, by the end of its codes. */
const sentences = (): Record<string, (values: { word: string }) => string> => tell.command;

async function codeOf<const Options extends ParseArgsOptionsConfig>(
  { help, options, words = false }: Said<Options>,
  run: (given: Given<Options>) => Promise<number> | number,
): Promise<number> {
  try {
    await tellIn(ownersLanguage());
    const given = parseArgs({ options: { ...options, ...HELP }, allowPositionals: words });
    if (!(given.values as { help?: boolean }).help) return await run(given as Given<Options>);
    const text = typeof help === 'string' ? help : help();
    process.stdout.write(typeof text === 'string' ? text : helpOf(...text));
    return 0;
  } catch (error) {
    const { message, code = '', path } = error as NodeJS.ErrnoException;
    const called = sentences()[code.replace('ERR_PARSE_ARGS_', '')];
    const [, word = ''] = /'([^']+?)[ ']/.exec(message) ?? [];
    process.stderr.write(`${called?.({ word: path ?? word }) ?? message}\n`);
    return error instanceof Misuse || called ? 2 : 1;
  }
}

/**
 * Runs a program when its file is what Node was started with: `--help` prints the text, other flags
 * are those of `options`, and `words` tells whether there may be more. Its number is the exit code;
 * an error is told by its sentence, and is 2 where the call was a mistake, else 1.
 */
export function command<const Options extends ParseArgsOptionsConfig>(
  file: string,
  said: Said<Options>,
  run: (given: Given<Options>) => Promise<number> | number,
): void {
  const [, started] = process.argv;
  if (!started || realpathSync(started) !== file) return;
  // A reader may leave early, as `head` does: the program goes on to its exit code.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  codeOf(said, run).then((code) => {
    process.exitCode = code;
  });
}
