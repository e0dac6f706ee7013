/** What holds for all test files of a process. */
import fc from 'fast-check';
import { keepFor } from '../../src/kept.ts';
import { COMPILED } from './programs.ts';

// Properties are tried with the same values in every run: a failure is a fact, not luck.
fc.configureGlobal({ seed: 20_261_120 });

// Servers and tools that start again and again find their code compiled.
process.env['NODE_COMPILE_CACHE'] ??= COMPILED;

// As in a build: what is made of the same text again, such as counts of tokens, is made once.
if (!('callingCardKept' in globalThis)) keepFor('tests', '.cache/test/kept');
