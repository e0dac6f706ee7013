/**
 * Code of Markdown, coloured when the page is built: by classes, since the policy takes no style.
 */
import { decodeXML, escapeUTF8 } from 'entities';

const BLOCK = /<pre><code class="language-([\w+#-]+)">([\s\S]*?)<\/code><\/pre>/g;

/** `var(--shiki-token-keyword)` -> `keyword`; nothing for what is written in ink. */
const kindOf = (color: string | undefined) => /--shiki-token-([\w-]+)/.exec(color ?? '')?.[1];

/** HTML in which blocks of code have a language that Shiki knows are coloured; others stay. */
export async function withColours(html: string): Promise<string> {
  const blocks = [...html.matchAll(BLOCK)];
  if (blocks.length === 0) return html;
  const { bundledLanguages, codeToTokens, createCssVariablesTheme } = await import('shiki');
  const theme = createCssVariablesTheme();
  let coloured = html;
  for (const [block, language = '', code = ''] of blocks) {
    if (!Object.hasOwn(bundledLanguages, language)) continue;
    const lang = language as keyof typeof bundledLanguages;
    // No limit of time for a line: what is published must not hang on how busy the machine is.
    const options = { lang, theme, tokenizeTimeLimit: 0 };
    const { tokens } = await codeToTokens(decodeXML(code), options);
    const lines = tokens.map((line) =>
      line
        .map(({ content, color }) => {
          const kind = kindOf(color);
          const text = escapeUTF8(content);
          return kind ? `<span class="code-${kind}">${text}</span>` : text;
        })
        .join(''),
    );
    coloured = coloured.replace(
      block,
      () => `<pre><code class="language-${language}">${lines.join('\n')}</code></pre>`,
    );
  }
  return coloured;
}
