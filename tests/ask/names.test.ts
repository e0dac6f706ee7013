/**
 * Nothing in the answerer names a person, a project, a place or a question of a profile (issue 7).
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { knownFrom } from '../../functions/ask/knowledge.ts';
import { fold, tokensOf } from '../../functions/ask/words.ts';
import { facts } from './facts.ts';

const FOLDER = 'functions/ask';
const files = (await readdir(FOLDER, { recursive: true })).filter((file) => file.endsWith('.ts'));
const sources = await Promise.all(
  files.map(async (file) => [file, await readFile(join(FOLDER, file), 'utf8')] as const),
);

/** Words that are names in a profile and words of everybody's language too. */
const COMMON =
  /^(english|polish|japanese|american|national|naval|navy|officer|captain|admiral|senior|university|college|museum|ph|phd|ba|ma|august|november)$/;

test.each(Object.entries(facts))(
  'no name of the %s profile stands in the answerer',
  (_, snapshot) => {
    const known = knownFrom(snapshot);
    const names = new Set(
      known.records
        .flatMap(({ label, names: own, values, people }) => [label, ...own, ...values, ...people])
        .flatMap((text) => tokensOf(text))
        .filter(
          ({ name, word }) =>
            name && word.length > 3 && !known.english.has(word) && !COMMON.test(word),
        )
        .map(({ word }) => word),
    );
    expect(names.size).toBeGreaterThan(3);
    const found = sources.flatMap(([file, text]) => {
      const words = new Set(
        fold(text)
          .match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu)
          ?.map((word) => word.replaceAll('-', '')),
      );
      return [...names].filter((name) => words.has(name)).map((name) => `${file}: ${name}`);
    });
    expect(found).toEqual([]);
    const questions = new Set(
      snapshot.manifest.common_questions.map(({ question }) => question.toLowerCase()),
    );
    const quoted = sources.filter(([, text]) =>
      [...questions].some((question) => text.toLowerCase().includes(question)),
    );
    expect(quoted.map(([file]) => file)).toEqual([]);
  },
);
