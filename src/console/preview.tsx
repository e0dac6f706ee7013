/** A report as its recipient sees it, on a sheet of its own. */
import { useMemo } from 'preact/hooks';
import type { Markdown } from '../audit/markdown.ts';
import { reportNodes } from '../audit/report.ts';
import type { Members } from '../audit/shape.ts';
import { Dom } from './parts.tsx';

type Props = { data: Members; markdown: Markdown; slug: string };

export function Preview({ data, markdown, slug }: Props) {
  const { title, summary, body } = useMemo(() => reportNodes(data, { markdown, level: 4 }), [data]);
  return (
    <div class="preview audit">
      <h4 class="preview-title" dir="auto">
        {title || `Audit ${slug}`}
      </h4>
      {summary && (
        <div class="lead">
          <Dom node={summary} />
        </div>
      )}
      <Dom node={body} />
    </div>
  );
}
