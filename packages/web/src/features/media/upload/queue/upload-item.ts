import type { MediaRow } from '@toasoan/contract/features/media/media.ts';
import type { MediaFailure, MediaKind } from '@toasoan/contract/features/media/media-kinds.ts';
import type { Refusal } from '../reading/check-file.ts';

/**
 * A file on its way: `waiting` to be looked at, `checking`, `known` when the library has it already and the person
 * is asked, `queued` for a free lane, `sending`, `processing` on the server; the rest are ends.
 */
export type UploadPhase =
  | 'waiting'
  | 'checking'
  | 'known'
  | 'queued'
  | 'sending'
  | 'processing'
  | 'ready'
  | 'failed'
  | 'cancelled';

/** Why a file is not in the library; SERVER brings its own words. */
export interface UploadProblem {
  readonly code: Refusal | MediaFailure | 'NETWORK' | 'UNREADABLE' | 'GONE' | 'SERVER';
  readonly extension?: string;
  readonly limit?: number;
  readonly message?: string;
  readonly requestId?: string;
}

/** A row whose file is replaced, at the version that was looked at. */
export interface Replaced {
  readonly id: string;
  readonly version: number;
}

export interface UploadItem {
  readonly id: string;
  readonly projectId: string;
  readonly fileName: string;
  readonly sizeBytes: number;
  /** Nothing before the content was looked at. */
  readonly kind: MediaKind | undefined;
  readonly folderId: string | undefined;
  readonly replaces: Replaced | undefined;
  readonly phase: UploadPhase;
  readonly sentBytes: number;
  /** Bytes in a second, of late; 0 while nobody knows. */
  readonly speed: number;
  readonly problem: UploadProblem | undefined;
  /** The same bytes in the library; empty with `known` when they are another file of this queue. */
  readonly known: readonly MediaRow[];
  /** Address of a thumbnail, given back when the item goes; '' for none. */
  readonly preview: string;
  readonly mediaId: string;
  readonly media: MediaRow | undefined;
  /** A picture of the library that looks the same. */
  readonly duplicate: MediaRow | undefined;
}

const TO_COME: readonly UploadPhase[] = ['waiting', 'checking', 'known', 'queued', 'sending'];
const ENDED: readonly UploadPhase[] = ['ready', 'failed', 'cancelled'];

/** Nothing of it is safe yet: the page should not be left, and it can be cancelled. */
export function isToCome({ phase }: Pick<UploadItem, 'phase'>): boolean {
  return TO_COME.includes(phase);
}

/** The library has it already, and the person has not said yet what is to become of it. */
export function isThere({ phase, known }: Pick<UploadItem, 'phase' | 'known'>): boolean {
  return phase === 'known' && known.length > 0;
}

export function hasEnded({ phase }: Pick<UploadItem, 'phase'>): boolean {
  return ENDED.includes(phase);
}

const WORTH_A_RETRY: readonly UploadProblem['code'][] = ['NETWORK', 'SERVER', 'TOOK_TOO_LONG'];

/** What is wrong with the file itself stays wrong. */
export function mayRetry({ phase, problem }: Pick<UploadItem, 'phase' | 'problem'>): boolean {
  return phase === 'cancelled' || (problem !== undefined && WORTH_A_RETRY.includes(problem.code));
}

interface Totals {
  readonly sentBytes: number;
  readonly totalBytes: number;
  readonly ended: number;
  readonly failed: number;
  readonly underWay: number;
  /** Seconds that the rest takes; undefined while nobody knows. */
  readonly secondsLeft: number | undefined;
}

/** The whole queue in figures; what was cancelled does not count. */
export function totalsOf(items: readonly UploadItem[]): Totals {
  const counted = items.filter(({ phase }) => phase !== 'cancelled');
  const failed = counted.filter(({ phase }) => phase === 'failed');
  const sendable = counted.filter(({ phase }) => phase !== 'failed');
  const totalBytes = sum(sendable.map(({ sizeBytes }) => sizeBytes));
  const sentBytes = sum(sendable.map(({ sentBytes }) => sentBytes));
  const speed = sum(items.map((item) => (item.phase === 'sending' ? item.speed : 0)));
  return {
    sentBytes,
    totalBytes,
    ended: counted.filter(hasEnded).length,
    failed: failed.length,
    underWay: counted.filter((item) => !hasEnded(item)).length,
    secondsLeft: speed > 0 ? Math.ceil((totalBytes - sentBytes) / speed) : undefined,
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
