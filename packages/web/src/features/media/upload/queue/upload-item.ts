import type { MediaRow } from '@toasoan/contract/features/media/media.ts';
import type { MediaFailure, MediaKind } from '@toasoan/contract/features/media/media-kinds.ts';
import type { Refusal } from '../reading/check-file.ts';

/**
 * The phases of an upload: `waiting` for its check, `checking`, `known` when the library already has it and the user is
 * asked, `queued` for a free lane, `sending`, `processing` on the server; the rest are final.
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

/** Why a file is not in the library; SERVER comes with its own text. */
export interface UploadProblem {
  readonly code: Refusal | MediaFailure | 'NETWORK' | 'UNREADABLE' | 'GONE' | 'SERVER';
  readonly extension?: string;
  readonly limit?: number;
  readonly message?: string;
  readonly requestId?: string;
}

/** The row whose file is replaced, with the version the user saw. */
export interface Replaced {
  readonly id: string;
  readonly version: number;
}

export interface UploadItem {
  readonly id: string;
  readonly projectId: string;
  readonly fileName: string;
  readonly sizeBytes: number;
  /** Undefined before the content was checked. */
  readonly kind: MediaKind | undefined;
  readonly folderId: string | undefined;
  /** The metadata template chosen when it was added. */
  readonly templateId: string | undefined;
  readonly replaces: Replaced | undefined;
  readonly phase: UploadPhase;
  readonly sentBytes: number;
  /** Recent bytes per second; 0 while unknown. */
  readonly speed: number;
  readonly problem: UploadProblem | undefined;
  /** Library files with the same bytes; empty with `known` if they belong to another file of this queue. */
  readonly known: readonly MediaRow[];
  /** Object URL of a thumbnail, revoked with the item; '' for none. */
  readonly preview: string;
  readonly mediaId: string;
  readonly media: MediaRow | undefined;
  /** A picture of the library that looks the same. */
  readonly duplicate: MediaRow | undefined;
}

const TO_COME: readonly UploadPhase[] = ['waiting', 'checking', 'known', 'queued', 'sending'];
const ENDED: readonly UploadPhase[] = ['ready', 'failed', 'cancelled'];

/** Nothing of it is stored yet: leaving the page asks, and it can be cancelled. */
export function isToCome({ phase }: Pick<UploadItem, 'phase'>): boolean {
  return TO_COME.includes(phase);
}

/** The library already has it, and the user has not decided yet. */
export function isThere({ phase, known }: Pick<UploadItem, 'phase' | 'known'>): boolean {
  return phase === 'known' && known.length > 0;
}

export function hasEnded({ phase }: Pick<UploadItem, 'phase'>): boolean {
  return ENDED.includes(phase);
}

const WORTH_A_RETRY: readonly UploadProblem['code'][] = ['NETWORK', 'SERVER', 'TOOK_TOO_LONG'];

/** A retry cannot fix a problem of the file itself. */
export function mayRetry({ phase, problem }: Pick<UploadItem, 'phase' | 'problem'>): boolean {
  return phase === 'cancelled' || (problem !== undefined && WORTH_A_RETRY.includes(problem.code));
}

interface Totals {
  readonly sentBytes: number;
  readonly totalBytes: number;
  readonly ended: number;
  readonly failed: number;
  readonly underWay: number;
  /** Remaining seconds; undefined while unknown. */
  readonly secondsLeft: number | undefined;
}

/** Totals of the queue without cancelled files. */
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
