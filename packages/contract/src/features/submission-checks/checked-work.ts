import type { MapPoint } from '../../vocabulary/map-point.ts';
import type { ProvinceCode } from '../../vocabulary/province-codes.ts';
import type { ContestDetail } from '../contests/contest.ts';
import type { ContestCategory } from '../contests/contest-kinds.ts';
import type { Declared, Pictured } from '../submissions/submission.ts';
import type { TakenPrecision } from '../submissions/submission-kinds.ts';
import type { PictureHints } from './picture-hints.ts';

/** DAMAGED is the file's fault. TOO_LARGE and NOT_KNOWN are files that only our machines cannot open. */
export type UnreadReason = 'DAMAGED' | 'TOO_LARGE' | 'NOT_KNOWN';

/** What was read from one file of a work. */
export interface CheckedFile {
  readonly id: string;
  /** By content. */
  readonly mime: string;
  readonly bytes: number;
  /** Why nothing below could be read; null: it was. */
  readonly unread: UnreadReason | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly durationMs: number | null;
  readonly takenTime: string | null;
  readonly camera: string;
  readonly software: string;
  readonly place: MapPoint | null;
  readonly hints: PictureHints;
}

export const NO_HINTS: PictureHints = { border: null, text: null, repeatedMark: null, ai: [] };

/** A work, an older one or a picture of the library that looks the same. */
export interface LookAlike {
  /** In per cent of what is compared. */
  readonly likeness: number;
  /** '' where not everybody who reads the check may see which one it is. */
  readonly number: string;
  readonly from: 'CONTEST' | 'OTHER_CONTEST' | 'LIBRARY';
}

export interface CheckedWork {
  readonly category: ContestCategory;
  readonly files: readonly CheckedFile[];
  /** What the author says. */
  readonly place: MapPoint | null;
  readonly provinceCode: ProvinceCode | null;
  readonly takenTime: string | null;
  readonly takenPrecision: TakenPrecision;
  readonly people: Pictured;
  readonly declared: Pick<Declared, 'ai' | 'composite' | 'awarded'>;
  /** Which work of its author in this contest it is, the withdrawn ones left out. */
  readonly authorsWork: number;
  readonly isExcludedPerson: boolean;
  /** The most alike first. */
  readonly lookAlikes: readonly LookAlike[];
}

/** What a contest asks of its works. */
export type CheckingRules = Pick<
  ContestDetail,
  'limits' | 'createdFrom' | 'createdTo' | 'allowAi' | 'allowComposite' | 'allowPrevAwarded'
>;
