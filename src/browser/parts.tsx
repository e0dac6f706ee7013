/** What the page of an audit and the console draw alike. */
import type { ComponentChildren } from 'preact';

/**
 * A bar of `value` in a row whose longest stands for `most`. It says nothing that the number beside
 * it does not, and is drawn with attributes of SVG: the policy allows no styles in elements.
 */
export function Bar({ value, most, kind = '' }: { value: number; most: number; kind?: string }) {
  const width = most > 0 ? Math.max(value > 0 ? 1 : 0, (value / most) * 100) : 0;
  return (
    <svg
      class={`bar-of ${kind}`.trim()}
      viewBox="0 0 100 8"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect width={width.toFixed(2)} height={8} />
    </svg>
  );
}

type HeadingProps = { level: number; id?: string; class?: string; children: ComponentChildren };

/** A heading of level 1 to 6; a level below six stays six. */
export function Heading({ level, ...given }: HeadingProps) {
  const Name = `h${Math.min(6, level)}` as 'h2';
  return <Name dir="auto" {...given} />;
}
