import { join } from 'node:path';
import { type LoadChild, startLoadChild } from '../sides/load-child.ts';

const READS = ['list', 'filter', 'search', 'detail', 'dashboard'] as const;
const WRITES = ['create', 'update', 'autosave', 'publish'] as const;
export const KINDS = [...READS, ...WRITES, 'sign-in'] as const;
export type Read = (typeof READS)[number];
export type Write = (typeof WRITES)[number];
export type Kind = (typeof KINDS)[number];

export interface Account {
  readonly email: string;
  readonly password: string;
}

export interface MixedOrders {
  readonly port: number;
  /** Headers of people who may write; each write at most ten times a second. */
  readonly people: readonly Readonly<Record<string, string>>[];
  /** The addresses of each read, called in turn. */
  readonly reads: Readonly<Record<Read, readonly string[]>>;
  /** Path and body of each write, in which {id}, NUMBER, "ID" and "VERSION" stand for values. */
  readonly writes: Readonly<Record<Write, { readonly path: string; readonly body: string }>>;
  readonly signIn: string;
  /** Each signs in on a connection of its own, again and again; none: nobody signs in. */
  readonly accounts: readonly Account[];
  readonly connections: number;
  readonly seconds: number;
}

export interface KindTimes {
  readonly count: number;
  readonly p50: number;
  readonly p99: number;
}

export interface MixedResult {
  readonly times: Partial<Readonly<Record<Kind, KindTimes>>>;
  /** Calls with another answer than 200, and what was said to the first one. */
  readonly refused: number;
  readonly refusal?: string | undefined;
}

export type MixedLoad = LoadChild<MixedOrders, MixedResult>;

export function startMixedLoad(): MixedLoad {
  return startLoadChild(join(import.meta.dirname, 'mixed-load-process.ts'));
}
