/** Going through a page with the keyboard alone. */
import type { Page } from 'playwright';

/** The name of what has the focus, as it is read out. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const on = document.activeElement;
    if (!on || on === document.body) return '';
    const labels = 'labels' in on ? [...((on as HTMLInputElement).labels ?? [])] : [];
    const name = on.getAttribute('aria-label') ?? labels[0]?.textContent ?? on.textContent ?? '';
    return name.trim().replace(/\s+/g, ' ');
  });
}

/** Presses Tab until what has the focus is called so. Throws when it never is. */
export async function tabTo(page: Page, name: string | RegExp, most = 120): Promise<void> {
  const seen: string[] = [];
  for (let press = 0; press < most; press += 1) {
    await page.keyboard.press('Tab');
    const now = await focused(page);
    seen.push(now.slice(0, 30));
    if (typeof name === 'string' ? now === name : name.test(now)) return;
  }
  throw new Error(
    `Nothing with the name ${name} has the focus in ${most} steps: ${seen.join(' | ')}`,
  );
}

/** Goes to a control and presses Enter. */
export async function enter(page: Page, name: string | RegExp): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press('Enter');
}

/** Goes to a field and types. */
export async function fill(page: Page, name: string | RegExp, text: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.type(text);
}
