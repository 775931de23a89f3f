import type { Results } from './measure.ts';
import type { Scenario } from './scenarios/scenarios.ts';
import type { CallCost } from './statements-per-call.ts';
import type { Verdict } from './verdicts.ts';

export interface Row {
  readonly scenario: Scenario;
  readonly results: Results;
  readonly cost: CallCost | undefined;
  /** MB used by the product afterwards. */
  readonly memory: number | undefined;
}

const HEADS = [
  '',
  'product/s',
  'bare/s',
  'share',
  'p50 ms',
  'p99 ms',
  'statements',
  'bytes',
  'textbook/s',
  'at 10,000/s',
  'MB',
];

export function tableOf(rows: readonly Row[]): string {
  return alignedTable([HEADS, ...rows.map(cellsOf)]);
}

/** Lines of cells: the first one of each to the left, numbers to the right. */
export function alignedTable(lines: readonly (readonly string[])[]): string {
  const widths = (lines[0] ?? []).map((_, column) =>
    Math.max(...lines.map((line) => (line[column] ?? '').length)),
  );
  const put = (cell: string, column: number) =>
    column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0);
  return lines.map((line) => line.map(put).join('  ')).join('\n');
}

function cellsOf({ scenario, results: { product, bare, textbook, small }, cost, memory }: Row): string[] {
  const share = product && bare ? `${Math.round((100 * product.perSecond) / bare.perSecond)} %` : '';
  return [
    scenario.title,
    rate(product?.perSecond),
    rate(bare?.perSecond),
    share,
    product?.p50.toFixed(1) ?? '',
    product?.p99.toFixed(1) ?? '',
    cost?.statements.toString() ?? '',
    cost?.bytes.toLocaleString('en') ?? '',
    rate(textbook?.perSecond),
    rate(small?.perSecond),
    memory?.toFixed(0) ?? '',
  ];
}

function rate(perSecond: number | undefined): string {
  return perSecond === undefined ? '' : String(Math.round(perSecond));
}

export function targetsOf(verdicts: readonly Verdict[]): string {
  return verdicts
    .map(({ what, measured, target, isLeast, isMet }) => {
      const bound = `${isLeast ? 'at least' : 'at most'} ${target}`;
      return `${isMet ? '✓' : '✗'} ${what}: ${measured.toFixed(2)} (${bound})`;
    })
    .join('\n');
}
