import { alignedTable } from '../report.ts';
import type { DatabaseCost } from '../statements-per-call.ts';
import { least, most, type Verdict } from '../verdicts.ts';
import type { WriteResult } from './write-load.ts';

export interface Measured extends WriteResult {
  /** Milliseconds of the product's processor time for a call. */
  readonly work: number | undefined;
}

interface Side extends Measured {
  readonly cost: DatabaseCost | undefined;
}

/** A write of the product beside the least that it must write. */
export interface Written {
  readonly name: string;
  readonly product: Side;
  readonly bare: Side;
}

const LEAST_SHARE = 0.35;
const MAX_P99_MS = 200;

const HEADS = [
  '',
  'product/s',
  'bare/s',
  'share',
  'p50 ms',
  'p99 ms',
  'processor ms',
  'statements',
  'bare',
  'answer bytes',
  'log bytes',
  'bare',
];

export function writesTable(writes: readonly Written[]): string {
  return alignedTable([HEADS, ...writes.map(cellsOf)]);
}

function cellsOf({ name, product, bare }: Written): string[] {
  const number = (value: number | undefined) => value?.toLocaleString('en') ?? '';
  return [
    name,
    product.perSecond.toFixed(0),
    bare.perSecond.toFixed(0),
    `${Math.round((100 * product.perSecond) / bare.perSecond)} %`,
    product.p50.toFixed(1),
    product.p99.toFixed(1),
    product.work?.toFixed(2) ?? '',
    number(product.cost?.statements),
    number(bare.cost?.statements),
    number(product.bytes),
    number(product.cost?.logBytes),
    number(bare.cost?.logBytes),
  ];
}

export function writeVerdicts(writes: readonly Written[]): Verdict[] {
  return [
    ...writes.map(({ name, product, bare }) =>
      least(`${name}: share of bare`, product.perSecond / bare.perSecond, LEAST_SHARE),
    ),
    ...writes.map(({ name, product }) => most(`${name}: p99 ms`, product.p99, MAX_P99_MS)),
  ];
}
