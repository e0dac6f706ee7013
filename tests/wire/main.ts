/** `npm run wire`: takes down what the service answers, and tells two recordings apart. */
import { mkdirSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { contentFolder } from '../support/profile-folders.ts';
import { compare } from './compare.ts';
import { readExchanges, writeExchanges } from './exchange.ts';
import { record } from './record.ts';

const HELP = `npm run wire -- record FOLDER [--like FOLDER] [--from REPOSITORY] [--only PROFILE]
                               [--example FOLDER]
npm run wire -- compare FOLDER FOLDER [--all] [--only PROFILE]

record builds and serves the example and three profiles of tests/fixtures, asks for every address in
every representation, for errors, operations, MCP and A2A, and writes a file a profile into FOLDER.

  --like FOLDER      ask what that recording asked, so that the two can be compared
  --from REPOSITORY  a checkout with its packages, whose code is built and served (this one)
  --example FOLDER   the example's content, where that of this checkout is too new for the other
  --only PROFILE     example, engineer, arabic or odd

compare lists what differs, grouped by kind; --all every difference. Exit code: 0 nothing differs,
1 something does, 2 called wrongly.
`;

const PROFILES = ['example', 'engineer', 'arabic', 'odd'];

const ENDING = '.json.gz';

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      help: { type: 'boolean' },
      like: { type: 'string' },
      from: { type: 'string', default: '.' },
      only: { type: 'string' },
      example: { type: 'string' },
      all: { type: 'boolean', default: false },
    },
  });
  const [command, folder, other] = positionals;
  const isChosen = (name: string) => !values.only || values.only === name;
  if (command === 'record' && folder) {
    mkdirSync(folder, { recursive: true });
    for (const name of PROFILES) {
      if (!isChosen(name)) continue;
      const like =
        values.like && readExchanges(join(values.like, name + ENDING)).map(({ asked }) => asked);
      const content =
        name === 'example' && values.example ? resolve(values.example) : contentFolder(name);
      const exchanges = await record(resolve(values.from), content, like || undefined);
      writeExchanges(join(folder, name + ENDING), exchanges);
      process.stdout.write(`${name}: ${exchanges.length} answers\n`);
    }
    return 0;
  }
  if (command === 'compare' && folder && other) {
    const names = readdirSync(folder)
      .filter((file) => file.endsWith(ENDING))
      .map((file) => file.slice(0, -ENDING.length))
      .filter(isChosen);
    const lines = names.map((name) => ({
      profile: name,
      before: readExchanges(join(folder, name + ENDING)),
      after: readExchanges(join(other, name + ENDING)),
    }));
    const { text, kinds } = compare(lines, values.all);
    process.stdout.write(text);
    return kinds === 0 ? 0 : 1;
  }
  process.stdout.write(HELP);
  return values.help ? 0 : 2;
}

process.exitCode = await main();
