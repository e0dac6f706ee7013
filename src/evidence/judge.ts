/**
 * Judges pages of strangers, in a thread of its own that may be ended: with the published reader,
 * so that everybody who repeats the check finds the same, and with a parser of HTML.
 */
import { parentPort } from 'node:worker_threads';
import { type Token, Tokenizer, TokenizerMode } from 'parse5';
import type { Recipe } from '../schemas/verification.ts';
import { fits, type Parts } from './verify.mjs';

/** How the content of elements is read that have no markup (HTML, section 13.2.6.4). */
const MODES: Readonly<Record<string, number>> = {
  script: TokenizerMode.SCRIPT_DATA,
  style: TokenizerMode.RAWTEXT,
  iframe: TokenizerMode.RAWTEXT,
  noembed: TokenizerMode.RAWTEXT,
  noframes: TokenizerMode.RAWTEXT,
  xmp: TokenizerMode.RAWTEXT,
  title: TokenizerMode.RCDATA,
  textarea: TokenizerMode.RCDATA,
};
/** Of these nothing is shown. */
const SILENT = ['script', 'style', 'iframe', 'noembed', 'noframes'];

/** Text and tags of a page as a browser takes it apart, read once. */
export function parsedParts(html: string): Parts {
  const texts: string[] = [];
  const parts: Parts = { text: '', tags: [] };
  let silent = '';
  const text = ({ chars }: Token.CharacterToken) => void (silent || texts.push(chars));
  const gap = () => void texts.push(' ');
  const tokenizer = new Tokenizer(
    {},
    {
      onCharacter: text,
      onWhitespaceCharacter: text,
      onNullCharacter: gap,
      onComment: gap,
      onDoctype: gap,
      onEof: gap,
      onEndTag({ tagName }) {
        if (tagName === silent) silent = '';
        gap();
      },
      onStartTag({ tagName, attrs }) {
        gap();
        if (SILENT.includes(tagName)) silent = tagName;
        tokenizer.state = (MODES[tagName] ?? tokenizer.state) as typeof tokenizer.state;
        const attributes = Object.fromEntries(attrs.map(({ name, value }) => [name, value]));
        parts.tags.push({ name: tagName, attributes });
      },
    },
  );
  tokenizer.write(html, true);
  return { ...parts, text: texts.join('') };
}

export type Asked = { recipe: Recipe; text: string; base: string };

/** What the published reader finds; `agreed` where the parser finds the same. */
export function judged({ recipe, text, base }: Asked): { fits: boolean; agreed: boolean } {
  const own = fits(recipe, text, base);
  return {
    fits: own,
    agreed: recipe.reads === 'json' || own === fits(recipe, text, base, parsedParts),
  };
}

parentPort?.on('message', (asked: Asked) => {
  try {
    parentPort?.postMessage(judged(asked));
  } catch (error) {
    parentPort?.postMessage({
      why: error instanceof SyntaxError ? 'not valid JSON' : 'not readable',
    });
  }
});
