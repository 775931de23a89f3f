import {
  alignSegments,
  saysTheSame,
} from '@toasoan/contract/features/translations/segments/align-segments.ts';
import type { SourceSegment } from '@toasoan/contract/features/translations/segments/article-segments.ts';
import { isAtWork } from '@toasoan/contract/features/translations/translation-rules.ts';
import type { SegmentState } from '@toasoan/contract/features/translations/translation-states.ts';
import type { Db } from '#server/core/db/database.ts';
import { findRemembered } from '#server/features/glossary/public.ts';
import { segmentsOf } from '../segments/segment-store.ts';
import type { SourceRecord } from '../sources/source-record.ts';
import type { SegmentRow, TranslationRow } from '../translation-row.ts';
import { settleTranslation } from '../translation-store.ts';
import {
  type AlignedChanges,
  fillFromMemory,
  type MovedSegment,
  type PlacedSegment,
  writeAligned,
} from './aligned-segments-store.ts';

/**
 * Makes the paragraphs of a held translation those that its source has now: what people wrote for a paragraph that
 * changed is kept and marked STALE, and what is new takes the words of the memory. @returns the row after that.
 */
export async function bringUpToDate(
  db: Db,
  row: TranslationRow,
  source: SourceRecord,
): Promise<TranslationRow> {
  const before = await segmentsOf(db, row);
  const changes = changesOf(before, source.segments);
  const isSameText = changes.moved.length + changes.added.length + changes.gone.length === 0;
  if (isSameText && isKnown(row, source)) return row;
  await writeAligned(db, row, changes);
  if (!isSameText) await remember(db, row);
  return await settleTranslation(db, row, stateAfter(row, source, isSameText), {
    columns: {
      source_title: source.title,
      source_lang: source.lang,
      source_time: source.time,
      is_source_public: source.isPublic,
    },
  });
}

function isKnown(row: TranslationRow, source: SourceRecord): boolean {
  return (
    row.source_title === source.title &&
    row.source_time.getTime() === source.time.getTime() &&
    row.is_source_public === source.isPublic &&
    !(row.state === 'TAKEN_DOWN' && source.isPublic)
  );
}

/** A run under way and a failed one say so until they are over; what was taken down stays so until its source is back. */
function stateAfter(row: TranslationRow, source: SourceRecord, isSameText: boolean) {
  if (isAtWork(row.state) || row.state === 'FAILED') return null;
  if (row.state === 'TAKEN_DOWN') return source.isPublic ? 'BY_SEGMENTS' : null;
  return row.state === 'APPROVED' && isSameText ? null : 'BY_APPROVAL';
}

function changesOf(before: readonly SegmentRow[], now: readonly SourceSegment[]): AlignedChanges {
  const aligned = alignSegments(
    before.map(({ key, role, source_text: text }) => ({ key, role, text })),
    now,
  );
  const moved: MovedSegment[] = [];
  const added: PlacedSegment[] = [];
  for (const [position, { key, role, text }] of now.entries()) {
    const placed = { position, key, role, source_text: text };
    const found = aligned.now[position];
    const old = found !== undefined && 'before' in found ? before[found.before] : undefined;
    if (old === undefined) added.push(placed);
    else if (!isSamePlace(old, placed)) moved.push(movedTo(old, placed, found?.kind === 'CHANGED'));
  }
  return { moved, added, gone: aligned.gone.flatMap((old) => before[old]?.id ?? []) };
}

function isSamePlace(old: SegmentRow, placed: PlacedSegment): boolean {
  return (
    old.position === placed.position &&
    old.key === placed.key &&
    old.role === placed.role &&
    old.source_text === placed.source_text
  );
}

function movedTo(old: SegmentRow, placed: PlacedSegment, isChanged: boolean): MovedSegment {
  const kept = { ...placed, id: old.id, is_changed: isChanged, is_emptied: false };
  if (!isChanged) return { ...kept, state: old.state, previous_source: old.previous_source };
  // The source is again what was translated.
  if (old.state === 'STALE' && saysTheSame(old.previous_source ?? '', placed.source_text))
    return { ...kept, state: 'EDITED', previous_source: null };
  if (old.state === 'WAITING' || (old.state === 'MT_ONLY' && !old.is_locked))
    return { ...kept, state: 'WAITING', previous_source: null, is_emptied: true };
  return { ...kept, state: 'STALE', previous_source: old.previous_source ?? old.source_text };
}

async function remember(db: Db, row: TranslationRow): Promise<void> {
  const waiting = (await segmentsOf(db, row)).filter(
    ({ state, is_locked }) => state === ('WAITING' satisfies SegmentState) && !is_locked,
  );
  if (waiting.length === 0) return;
  const pair = { sourceLang: row.source_lang, targetLang: row.lang };
  const texts = waiting.map(({ source_text }) => source_text);
  const known = await findRemembered(db, row.project_id, pair, texts);
  const filled = waiting.flatMap(({ id }, place) => {
    const found = known[place];
    return found?.score === 100 ? [{ id, text: found.target }] : [];
  });
  await fillFromMemory(db, row, filled);
}
