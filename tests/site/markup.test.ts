/** The HTML of every page by html-validate, and that no page runs code of its own. */
import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, test } from 'vitest';
import { BUILDS } from '../support/dist.ts';
import { inLong } from '../support/long.ts';

/**
 * Everything it recommends but matters of taste: how a void element or a doctype is written, and
 * how long a title is.
 */
const CONFIG: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    'doctype-style': 'off',
    'long-title': 'off',
    'no-inline-style': 'error',
    'no-trailing-whitespace': 'off',
    // HTML lets an id begin with a digit; those of headings do.
    'valid-id': ['error', { relaxed: true }],
    'void-style': 'off',
  },
};

/** The same for every page: the usual ones make rules and elements anew for each. */
class OneConfig extends StaticConfigLoader {
  #made: ReturnType<StaticConfigLoader['getConfigFor']> | undefined;

  override getConfigFor(handle: string) {
    this.#made ??= super.getConfigFor(handle);
    return this.#made;
  }
}

const validator = new HtmlValidate(new OneConfig(CONFIG));

/** The long reference is alike in all builds: of the example alone in the short run. */
const isSeen = (name: string, file: string) =>
  file.endsWith('.html') && inLong(name === 'example' || !file.startsWith('developers/'), true);

test.each(BUILDS)('%s: html-validate finds nothing', async (name, dist) => {
  const found: string[] = [];
  for (const file of dist.files.filter((one) => isSeen(name, one))) {
    const { results } = await validator.validateString(dist.text(file), file);
    for (const { ruleId, message, line, selector } of results.flatMap(({ messages }) => messages))
      found.push(`${file}:${line} ${ruleId}: ${message} ${selector ?? ''}`);
  }
  expect(found).toEqual([]);
});

test('html-validate does find what is wrong', async () => {
  const { valid } = await validator.validateString(
    '<!doctype html><p style="color: red"><div></p>',
  );
  expect(valid).toBe(false);
});

test.each(BUILDS)('%s: scripts and styles are files, and data stays data', (_, dist) => {
  for (const file of dist.files.filter((one) => one.endsWith('.html'))) {
    const html = dist.text(file);
    for (const [, attributes = '', body = ''] of html.matchAll(
      /<script\b([^>]*)>([\s\S]*?)<\/script>/g,
    )) {
      if (!/type="application\/ld\+json"/.test(attributes))
        expect([file, attributes, body]).toEqual([file, expect.stringContaining('src="/'), '']);
      else expect(JSON.parse(body), file).toMatchObject({ '@context': 'https://schema.org' });
    }
    expect(html, file).not.toMatch(/<style[\s>]|\sstyle="|\son\w+="|javascript:/i);
    expect(html.match(/<link rel="stylesheet" href="[^"]+"/g)?.length, file).toBeGreaterThan(0);
  }
});
