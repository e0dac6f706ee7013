/** Markdown of the owner as values that the typesetter takes: paragraphs, lists, code. */
import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { htmlOf } from '../gfm.ts';

/** Some words of a paragraph, how they are set, and where they lead. */
type PrintedRun = { text: string; style: 'plain' | 'strong' | 'emph' | 'code'; url: string | null };
export type PrintedBlock =
  | { is: 'par'; runs: PrintedRun[] }
  | { is: 'list'; numbered: boolean; items: PrintedBlock[][] }
  | { is: 'code'; text: string };

type Style = Omit<PrintedRun, 'text'>;
const STYLES: Readonly<Record<string, PrintedRun['style']>> = {
  code: 'code',
  del: 'plain',
  em: 'emph',
  strong: 'strong',
};
const PLAIN: Style = { style: 'plain', url: null };

const attribute = (node: Tree.Element, name: string) =>
  node.attrs.find((attr) => attr.name === name)?.value ?? '';
const textOf = (node: Tree.Node): string =>
  'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';

/** The runs of an element's content. */
function runsOf(nodes: readonly Tree.Node[], style: Style): PrintedRun[] {
  return nodes.flatMap((node): PrintedRun[] => {
    if (node.nodeName === '#text' && 'value' in node)
      return [{ text: node.value.replace(/\s+/g, ' '), ...style }];
    if (!('attrs' in node)) return [];
    if (node.tagName === 'br') return [{ text: '\n', ...style }];
    // Paper shows what a picture shows in words.
    if (node.tagName === 'img') return [{ text: attribute(node, 'alt'), ...style }];
    if (node.tagName === 'input') return [];
    const own = STYLES[node.tagName] ?? style.style;
    const to = node.tagName === 'a' ? attribute(node, 'href') : '';
    const url = /^(https?|mailto):/.test(to) ? to : style.url;
    return runsOf(node.childNodes, { style: own, url });
  });
}

const isInline = (node: Tree.Node) =>
  !/^(p|ul|ol|li|pre|blockquote|table|h\d|hr|section|div)$/.test(node.nodeName);

/** The blocks of an element's content; words beside blocks are a paragraph. */
function blocksOf(nodes: readonly Tree.Node[]): PrintedBlock[] {
  const blocks: PrintedBlock[] = [];
  let loose: Tree.Node[] = [];
  const close = () => {
    const runs = runsOf(loose, PLAIN);
    if (runs.some(({ text }) => text.trim())) blocks.push({ is: 'par', runs });
    loose = [];
  };
  for (const node of nodes) {
    if (isInline(node)) {
      loose.push(node);
      continue;
    }
    close();
    if (!('childNodes' in node)) continue;
    const { nodeName: name, childNodes: children } = node;
    if (name === 'ul' || name === 'ol')
      blocks.push({
        is: 'list',
        numbered: name === 'ol',
        items: children
          .filter((item) => item.nodeName === 'li' && 'childNodes' in item)
          .map(blocksIn),
      });
    else if (name === 'pre') blocks.push({ is: 'code', text: textOf(node).trimEnd() });
    else if (name === 'table')
      for (const row of rowsIn(node)) blocks.push({ is: 'par', runs: runsOf(row, PLAIN) });
    else if (/^h\d$/.test(name))
      blocks.push({ is: 'par', runs: runsOf(children, { style: 'strong', url: null }) });
    else if (name === 'p') blocks.push({ is: 'par', runs: runsOf(children, PLAIN) });
    else blocks.push(...blocksOf(children));
  }
  close();
  return blocks;
}
const blocksIn = (node: Tree.Node) => blocksOf('childNodes' in node ? node.childNodes : []);

/** Rows of a table, each as its cells with a sign between. */
function rowsIn(node: Tree.Node): Tree.Node[][] {
  if (!('childNodes' in node)) return [];
  if (node.nodeName !== 'tr') return node.childNodes.flatMap(rowsIn);
  const between = { nodeName: '#text', value: ' · ' } as Tree.TextNode;
  return [
    node.childNodes
      .filter(({ nodeName }) => /^t[hd]$/.test(nodeName))
      .flatMap((cell, at) => [
        ...(at > 0 ? [between] : []),
        ...('childNodes' in cell ? cell.childNodes : []),
      ]),
  ];
}

/** Blocks of a text; none of no text. HTML in it is words. */
export const printedBlocks = (markdown: string | null | undefined): PrintedBlock[] =>
  markdown ? blocksOf(parseFragment(htmlOf(markdown)).childNodes) : [];
