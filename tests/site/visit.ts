/** Opens pages in a browser and collects all that it complains about. */
import type { Browser, BrowserContextOptions, Page, Request } from 'playwright';

export type Visit = {
  page: Page;
  status: number | undefined;
  /**
   * Errors, warnings, failed requests, requests to other origins, dialogs. Grows while the page is
   * open.
   */
  complaints: string[];
  /** Breaks of the security policy so far, as `directive address`. */
  violations: () => Promise<string[]>;
  close: () => Promise<void>;
  /**
   * Closes it. Throws with all that it complained of and every break of the policy, but for calls
   * that are refused on purpose, by their statuses.
   */
  end: (...refused: number[]) => Promise<void>;
};

/**
 * Complaints but those of the browser about calls that are refused on purpose, and what a new page
 * broke off.
 */
export function unexpected(complaints: readonly string[], ...statuses: number[]): string[] {
  return complaints.filter(
    (text) =>
      !/\/_astro\/\S+: net::ERR_ABORTED$/.test(text) &&
      !statuses.some((status) =>
        text.startsWith(
          `error: Failed to load resource: the server responded with a status of ${status}`,
        ),
      ),
  );
}

declare global {
  interface Window {
    brokenPolicies: string[];
  }
}

/** A tab in which pages are opened one after the other. */
export type Tab = {
  /** Opens an address; its complaints are those from then on. */
  go: (url: string) => Promise<Visit>;
  close: () => Promise<void>;
};

/**
 * Opens a tab in a context of its own; `watch` is given its page. Who looks at many pages of a site
 * takes one tab: a new one has a new process, in which code is slow at first.
 */
export async function openTab(
  browser: Browser,
  options: BrowserContextOptions = {},
  watch: (page: Page) => void = () => {},
): Promise<Tab> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  let [url, origin] = ['', ''];
  let complaints: string[] = [];
  const underWay = new Set<Request>();
  // A page that is left breaks off what it was still loading, a font for instance: the next page
  // is told of that, and has nothing to do with it.
  let left = new Set<Request>();
  await page.addInitScript(() => {
    window.brokenPolicies = [];
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      window.brokenPolicies.push(`${violatedDirective} ${blockedURI}`);
    });
  });
  page.on('console', (message) => {
    // What it says about the status of the page itself is no complaint.
    const own =
      message.location().url === url && message.text().startsWith('Failed to load resource');
    if (!own) complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => {
    underWay.delete(request);
    // So does a picture further down that it began to load only then.
    const isLeft =
      request.resourceType() === 'image' && /ABORTED/.test(request.failure()?.errorText ?? '');
    if (!left.has(request) && !isLeft)
      complaints.push(`${request.url()}: ${request.failure()?.errorText}`);
  });
  page.on('request', (request) => {
    underWay.add(request);
    if (!request.url().startsWith(`${origin}/`) && !request.url().startsWith('data:'))
      complaints.push(`asks ${request.url()}`);
  });
  page.on('dialog', (dialog) => {
    complaints.push(`${dialog.type()}: ${dialog.message()}`);
    void dialog.dismiss();
  });
  watch(page);
  const close = () => context.close();
  return {
    go: async (to) => {
      [url, origin] = [to, new URL(to).origin];
      complaints = [];
      left = new Set(underWay);
      const response = await page.goto(url);
      const found = complaints;
      // A page without script has not counted any.
      const violations = () => page.evaluate(() => window.brokenPolicies ?? []);
      const end = async (...refused: number[]) => {
        const wrong = [...unexpected(found, ...refused), ...(await violations())];
        await close();
        if (wrong.length > 0) throw new Error(`The browser complains: ${wrong.join(' | ')}`);
      };
      return { page, status: response?.status(), complaints, violations, close, end };
    },
    close,
  };
}

/** Opens an address of a site in a tab of its own; `watch` is given the page before. */
export async function visit(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
  watch: (page: Page) => void = () => {},
): Promise<Visit> {
  const { go } = await openTab(browser, options, watch);
  return go(url);
}
