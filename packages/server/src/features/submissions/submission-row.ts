import { ageOn, type EntrantHint, maskedName } from '@toasoan/contract/features/submissions/entrant.ts';
import type {
  FileFacts,
  SubmissionRow as SubmissionAnswer,
  SubmissionFile,
} from '@toasoan/contract/features/submissions/submission.ts';
import type { PreviewSize } from '@toasoan/contract/features/submissions/submission-kinds.ts';
import { dayIn } from '@toasoan/contract/vocabulary/day.ts';
import type { Selectable } from 'kysely';
import type { Database } from '#server/core/db/database-tables.ts';
import type { RowOf } from '#server/core/db/versioned.ts';
import type { PreviewAddresses } from './files/preview-address.ts';
import type { HideIn } from './names-of-works-view.ts';

export type SubmissionRow = RowOf<'submissions'>;
export type EntrantRow = RowOf<'entrants'>;
export type SubmissionFileRow = Selectable<Database['submission_files']>;

/** A work as lists read it, with what masks its author and the key of its cover. */
export type ListedRow = SubmissionRow & {
  readonly full_name: string;
  readonly birth_date: string | null;
  readonly residence: EntrantRow['residence'];
  readonly organization_type: EntrantRow['organization_type'];
  readonly is_excluded: boolean;
  readonly entrant_state: EntrantRow['state'];
  readonly cover_key: string | null;
};

const TIMEZONE = 'Asia/Ho_Chi_Minh';

/** How somebody sees works. */
export interface Shown {
  /** A juror of a round that runs: not even initials are shown, and pictures have no public address. */
  readonly isBlind: boolean;
  readonly addresses: PreviewAddresses;
}

function entrantHintOf(row: ListedRow, isBlind: boolean): EntrantHint {
  const isHidden = isBlind || row.entrant_state === 'ERASED';
  const sent = dayIn(TIMEZONE, row.submit_time.getTime());
  return {
    id: isBlind ? '' : row.entrant_id,
    hint: isHidden ? '' : maskedName(row.full_name),
    age: isHidden || row.birth_date === null ? null : ageOn(row.birth_date, sent),
    residence: row.residence,
    organizationType: row.organization_type,
    isExcluded: !isBlind && row.is_excluded,
  };
}

export function submissionOf(row: ListedRow, { isBlind, addresses }: Shown, hide: HideIn): SubmissionAnswer {
  return {
    id: row.id,
    number: row.number,
    category: row.category,
    title: hide(row.id, row.title),
    takenPlace: hide(row.id, row.taken_place),
    provinceCode: row.province_code,
    country: row.country,
    entrant: entrantHintOf(row, isBlind),
    tech: row.tech,
    flags: row.flags,
    voteValid: row.vote_valid,
    average: numberOf(row.average),
    rank: row.rank,
    spread: numberOf(row.spread),
    roundKey: row.round_key,
    state: row.state,
    reasonCode: row.reason_code,
    submitTime: row.submit_time.toISOString(),
    cover: addressOf(addresses, row.cover_key, 'small'),
    fileCount: row.file_count,
    durationMs: row.duration_ms,
    isExhibited: row.is_exhibited,
    isFeatured: row.is_featured,
    isPublicGallery: row.is_public_gallery,
    version: row.version,
  };
}

function numberOf(value: string | null): number | null {
  return value === null ? null : Number(value);
}

/** '' for a file without previews. */
function addressOf(addresses: PreviewAddresses, key: string | null, size: PreviewSize): string {
  return key === null ? '' : addresses.preview(key, size);
}

export function fileOf(
  row: SubmissionFileRow,
  addresses: PreviewAddresses,
  hide: (text: string) => string,
): SubmissionFile {
  const key = row.state === 'READY' ? row.key : null;
  return {
    id: row.id,
    position: row.position,
    caption: hide(row.caption),
    mime: row.mime,
    bytes: Number(row.bytes),
    width: row.width,
    height: row.height,
    durationMs: row.duration_ms,
    facts: factsOf(row.exif, hide),
    state: row.state,
    isCover: row.is_cover,
    small: addressOf(addresses, key, 'small'),
    large: addressOf(addresses, key, 'large'),
    film: key !== null && row.mime.startsWith('video/') ? addresses.film(key) : '',
  };
}

/** Field by field: an owner's name that the file carries never leaves. */
function factsOf(exif: SubmissionFileRow['exif'], hide: (text: string) => string): FileFacts {
  return {
    takenTime: exif.takenTime ?? null,
    camera: hide(exif.camera ?? ''),
    lens: hide(exif.lens ?? ''),
    exposure: hide(exif.exposure ?? ''),
    software: hide(exif.software ?? ''),
    latitude: exif.latitude ?? null,
    longitude: exif.longitude ?? null,
  };
}
