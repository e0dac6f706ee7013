/**
 * The profile card in a frame as a host gives it: the official bridge on the other side, a policy
 * that lets nothing load, and a sandbox.
 */
import AxeBuilder from '@axe-core/playwright';
import { build } from 'esbuild';
import type { Page } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';
import { endpoint } from '../mcp/endpoint.ts';
import { browserOfFile } from '../support/browser.ts';
import { inLong } from '../support/long.ts';

/** What a host allows a frame that asks for no domain (MCP Apps, security considerations). */
const POLICY =
  "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:";

const HOST = `
import { AppBridge, PostMessageTransport } from '@modelcontextprotocol/ext-apps/app-bridge';
window.show = async (html, theme) => {
  const frame = document.querySelector('iframe');
  const bridge = new AppBridge(null, { name: 'tests', version: '1.0.0' }, { openLinks: {} }, {
    hostContext: { theme },
  });
  window.opened = [];
  window.height = 0;
  bridge.onopenlink = async ({ url }) => { window.opened.push(url); return {}; };
  bridge.onsizechange = ({ height }) => { window.height = height; };
  const ready = new Promise((done) => { bridge.oninitialized = () => done(bridge.getAppVersion()); });
  await bridge.connect(new PostMessageTransport(frame.contentWindow, frame.contentWindow));
  frame.srcdoc = html;
  return ready;
};`;

declare global {
  interface Window {
    show: (html: string, theme: string) => Promise<unknown>;
    opened: string[];
    height: number;
  }
}

let html = '';
const browser = await browserOfFile();
const { outputFiles } = await build({
  stdin: { contents: HOST, resolveDir: 'tests' },
  bundle: true,
  // Run as soon as it is there: nothing tells when a module has run.
  format: 'iife',
  write: false,
});

/** The card as a client of the endpoint for everybody comes by it. */
async function cardOf(): Promise<{ html: string; mimeType: string }> {
  const one = await endpoint({}, '/mcp/public').client();
  const { tools } = await one.listTools();
  const { _meta } = tools.find(({ name }) => name === 'get_orientation') ?? {};
  const { ui } = _meta as { ui: { resourceUri: string } };
  expect(ui.resourceUri).toMatch(/^ui:\/\//);
  const { contents } = await one.readResource({ uri: ui.resourceUri });
  const [content] = contents as { text: string; mimeType: string }[];
  return { html: content?.text ?? '', mimeType: content?.mimeType ?? '' };
}

type Theme = 'light' | 'dark';
async function shown(theme: Theme): Promise<{ page: Page; asked: string[] }> {
  const context = await browser.newContext({ viewport: { width: 420, height: 900 } });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  // The bridge tells what passes through it; only complaints count.
  page.on('console', (message) => {
    if (/error|warning/.test(message.type())) asked.push(message.text());
  });
  page.on('pageerror', ({ message }) => asked.push(message));
  await page.setContent(
    '<!doctype html><html lang="en"><title>Host</title><main><h1>Host</h1>' +
      '<iframe title="Card" sandbox="allow-scripts" width="400" height="800"></iframe></main>',
  );
  await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
  const policed = html.replace(
    '<head>',
    `<head><meta http-equiv="Content-Security-Policy" content="${POLICY}">`,
  );
  const app = await page.evaluate(
    ([text = '', look = '']) => window.show(text, look),
    [policed, theme],
  );
  expect(app).toEqual({ name: 'calling-card', version: '1.0.0' });
  return { page, asked };
}

test('it is an app of the official extension, in one document', async () => {
  const card = await cardOf();
  html = card.html;
  expect(card.mimeType).toBe('text/html;profile=mcp-app');
  expect(html).not.toMatch(/<(link|img|script src|iframe)|@import|url\(|fetch\(/);
  expect(Buffer.byteLength(html)).toBeLessThan(30_000);
});

test.each(inLong<Theme[]>(['dark'], ['light', 'dark']))(
  '%s: name, strongest claims with evidence and links are shown, axe finds nothing, nothing is asked for',
  async (theme) => {
    html ||= (await cardOf()).html;
    const { page, asked } = await shown(theme);
    const card = page.frameLocator('iframe');
    expect(await card.locator('h1').textContent()).toBe('Grace Hopper');
    expect(await card.locator('main > ul > li').count()).toBe(5);
    expect(await card.locator('main > ul > li').first().textContent()).toMatch(
      /external-validation\. \w/,
    );
    expect(await card.locator('html').evaluate((root) => root.style.colorScheme)).toBe(theme);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html: at }) => at)])).toEqual([]);
    expect(await page.evaluate(() => window.height)).toBeGreaterThan(300);
    // The keyboard reaches the links, and the host opens them.
    const first = card.locator('nav a').first();
    await first.focus();
    await page.keyboard.press('Enter');
    await expect
      .poll(() => page.evaluate(() => window.opened))
      .toEqual(['http://localhost:11906/']);
    expect(asked.filter((one) => one !== 'about:srcdoc')).toEqual([]);
  },
);
