/** A report as its recipient sees it, on a sheet of its own. */
import type { ReportNodes } from '../audit/report.ts';
import { el } from '../browser/element.ts';

export function previewNode({ title, summary, body }: ReportNodes, slug: string): HTMLElement {
  return el(
    'div',
    { class: 'preview audit' },
    el('h4', { class: 'preview-title', dir: 'auto' }, title || `Audit ${slug}`),
    summary && el('div', { class: 'lead' }, summary),
    body,
  );
}
