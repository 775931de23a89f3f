import { join } from 'node:path';
import { type LoadChild, startLoadChild } from './load-child.ts';

export interface LoadOrders {
  readonly port: number;
  /** The addresses, called in turn. */
  readonly paths: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  /** Each call comes through a proxy, from a network of its own. */
  readonly hasManyNetworks?: boolean;
  readonly connections: number;
  readonly seconds: number;
}

export interface LoadResult {
  readonly perSecond: number;
  readonly count: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

export type Load = LoadChild<LoadOrders, LoadResult>;

/** The load generator: one separate process for the whole bench. */
export function startLoad(): Load {
  return startLoadChild(join(import.meta.dirname, 'load-process.ts'));
}
