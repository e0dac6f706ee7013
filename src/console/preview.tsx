/** A report as its recipient sees it, on a sheet of its own. */
import { useMemo } from 'preact/hooks';
import type { Markdown } from '../audit/markdown.tsx';
import { reportOf } from '../audit/report.tsx';
import { say } from '../audit/say.ts';
import type { Members } from '../audit/shape.ts';

type Props = { data: Members; markdown: Markdown; slug: string; level?: 4 | 5 };

export function Preview({ data, markdown, slug, level = 5 }: Props) {
  const Title = `h${level}` as const;
  const { title, summary, body } = useMemo(() => reportOf(data, { markdown, level }), [data]);
  return (
    <div class="preview audit">
      <Title class="preview-title" dir="auto">
        {title || say.untitled({ slug })}
      </Title>
      {summary && <div class="lead">{summary}</div>}
      <div>{body}</div>
    </div>
  );
}
