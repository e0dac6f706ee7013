/**
 * Calls by day on a canvas, by uPlot. Its words stand in the table beside it: the canvas is a
 * picture.
 */
import uPlot from 'uplot';
import { el } from '../browser/element.ts';
import { counted, number, shortDay } from '../browser/words.ts';

export type Day = { day: string; calls: number };

const HEIGHT_PX = 220;
const NARROWEST_PX = 240;

/** Colors of the design as a canvas wants them: computed, because they depend on the scheme. */
function colorsOf(frame: HTMLElement) {
  const color = (name: string) => {
    const probe = el('span', { class: `ink-${name}`, hidden: true });
    frame.append(probe);
    const value = getComputedStyle(probe).color;
    probe.remove();
    return value;
  };
  return { accent: color('accent'), soft: color('soft'), line: color('line') };
}

function optionsFor(frame: HTMLElement, readout: HTMLElement, days: readonly Day[]): uPlot.Options {
  const { accent, soft, line } = colorsOf(frame);
  const font = `13px ${getComputedStyle(frame).fontFamily}`;
  const bars = uPlot.paths.bars?.({ size: [0.72, 56], align: 0 });
  const axis = { stroke: soft, font, ticks: { show: false }, grid: { stroke: line, width: 1 } };
  return {
    width: Math.max(NARROWEST_PX, frame.clientWidth),
    height: HEIGHT_PX,
    tzDate: (seconds) => uPlot.tzDate(new Date(seconds * 1000), 'Etc/UTC'),
    legend: { show: false },
    cursor: { x: true, y: false, drag: { x: false, y: false }, points: { show: false } },
    scales: {
      x: { range: (_, from, to) => [from - 43_200, to + 43_200] },
      y: { range: (_, __, most) => [0, Math.max(4, most * 1.05)] },
    },
    axes: [
      {
        ...axis,
        grid: { show: false },
        values: (_, splits) => splits.map((at) => shortDay(dayAt(at)).replace(/^\w+, /, '')),
        incrs: [1, 2, 7, 14, 30, 61, 91].map((n) => n * 86_400),
        space: 64,
      },
      {
        ...axis,
        size: 48,
        incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 100_000],
        values: (_, splits) => splits.map(number),
      },
    ],
    series: [
      {},
      {
        stroke: accent,
        fill: accent,
        width: 0,
        points: { show: false },
        ...(bars ? { paths: bars } : {}),
      },
    ],
    hooks: {
      setCursor: [
        ({ cursor }) => {
          const day = typeof cursor.idx === 'number' ? days[cursor.idx] : undefined;
          readout.textContent = day ? `${shortDay(day.day)}: ${counted(day.calls, 'call')}` : '';
        },
      ],
    },
  };
}

const dayAt = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10);

/** Draws into `frame`, which stands in the page, and again when its width or the scheme changes. */
export function drawDays(frame: HTMLElement, readout: HTMLElement, days: readonly Day[]): void {
  const data: uPlot.AlignedData = [
    days.map(({ day }) => Date.parse(day) / 1000),
    days.map(({ calls }) => calls),
  ];
  const scheme = matchMedia('(prefers-color-scheme: dark)');
  let chart = new uPlot(optionsFor(frame, readout, days), data, frame);
  const draw = () => {
    chart.destroy();
    chart = new uPlot(optionsFor(frame, readout, days), data, frame);
  };
  const sizes = new ResizeObserver(() => {
    if (!frame.isConnected) {
      sizes.disconnect();
      scheme.removeEventListener('change', draw);
      chart.destroy();
      return;
    }
    const width = Math.max(NARROWEST_PX, frame.clientWidth);
    if (width !== chart.width) chart.setSize({ width, height: HEIGHT_PX });
  });
  sizes.observe(frame);
  scheme.addEventListener('change', draw);
}
