/**
 * A bar that stands beside its number, drawn with attributes of SVG: the policy allows no styles in
 * elements.
 */
import { svg } from './element.ts';

/**
 * A bar of `value` in a row whose longest stands for `most`. It says nothing that the number beside
 * it does not.
 */
export function bar(value: number, most: number, kind = ''): SVGSVGElement {
  const width = most > 0 ? Math.max(value > 0 ? 1 : 0, (value / most) * 100) : 0;
  return svg(
    'svg',
    {
      class: `bar-of ${kind}`.trim(),
      viewBox: '0 0 100 8',
      preserveAspectRatio: 'none',
      'aria-hidden': 'true',
    },
    svg('rect', { width: width.toFixed(2), height: 8 }),
  );
}
