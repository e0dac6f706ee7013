#!/usr/bin/env node
// calling-card <command>: runs a program of the package on the folder that it is called in.
import '../node-version.mjs';
import { existsSync, readFileSync } from 'node:fs';
import module from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

const file = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const json = (path) => JSON.parse(readFileSync(file(path), 'utf8'));
const { version } = json('package.json');
const commands = json('lib/commands.json');
const [name = '--help'] = process.argv.slice(2);

function help() {
  const names = Object.keys(commands);
  const width = Math.max(...names.map((one) => one.length)) + 2;
  return `calling-card <command> [options]

${names.map((one) => `  ${one.padEnd(width)}${commands[one].says}`).join('\n')}

  --help     this text; calling-card <command> --help tells more
  --version  the version of the package
`;
}

function refuse(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 2;
}

if (name === '--version' || name === '-v') console.log(version);
else if (name === '--help' || name === '-h' || name === 'help') process.stdout.write(help());
else if (!Object.hasOwn(commands, name))
  refuse(`There is no command "${name}"; calling-card --help lists them.`);
else {
  // Settings of the owner that the shell does not set.
  if (existsSync('.env')) process.loadEnvFile('.env');
  const { program, first } = commands[name];
  process.argv.splice(1, 2, file(`lib/${program}.mjs`), ...(first ? [first] : []));
  module.enableCompileCache();
  await import(pathToFileURL(process.argv[1]).href);
}
