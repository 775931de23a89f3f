import { ROUND_KEYS } from '@toasoan/contract/features/contests/contest-kinds.ts';
import type { PrizeDraft, RoundTerms } from '@toasoan/contract/features/contests/contest-settings.ts';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { insertVersioned, removeVersioned, updateVersioned } from '#server/core/db/versioned.ts';
import type { ContestRow, PrizeRow, RoundRow } from '../contest-row.ts';

interface Target {
  readonly contest: ContestRow;
  readonly by: Actor;
}

export async function insertRound(db: Db, { contest, by }: Target, round: RoundTerms): Promise<RoundRow> {
  return await insertVersioned(
    db,
    'contest_rounds',
    contest.project_id,
    {
      contest_id: contest.id,
      key: round.key,
      position: ROUND_KEYS.indexOf(round.key),
      ...roundColumns(round),
    },
    by,
  );
}

export async function updateRound(
  db: Db,
  { by }: Target,
  before: RoundRow,
  round: RoundTerms,
): Promise<RoundRow> {
  return await updateVersioned(db, 'contest_rounds', before, roundColumns(round), by);
}

export async function removeRound(db: Db, before: RoundRow): Promise<void> {
  await removeVersioned(db, 'contest_rounds', before);
}

function roundColumns(round: RoundTerms) {
  return {
    mode: round.mode,
    criteria: JSON.stringify(round.criteria),
    jurors_per_entry: round.jurorsPerEntry,
    quota: JSON.stringify(round.quota),
    blind: round.blind,
    with_story: round.withStory,
    averaging: round.averaging,
    open_time: round.openTime === null ? null : new Date(round.openTime),
    close_time: round.closeTime === null ? null : new Date(round.closeTime),
  };
}

export async function insertPrize(
  db: Db,
  { contest, by }: Target,
  prize: PrizeDraft,
  position: number,
): Promise<PrizeRow> {
  const values = { contest_id: contest.id, position, ...prizeColumns(prize) };
  return await insertVersioned(db, 'contest_prizes', contest.project_id, values, by);
}

export async function updatePrize(
  db: Db,
  { by }: Target,
  before: PrizeRow,
  change: { readonly prize: PrizeDraft; readonly position: number },
): Promise<PrizeRow> {
  const values = { position: change.position, ...prizeColumns(change.prize) };
  return await updateVersioned(db, 'contest_prizes', before, values, by);
}

export async function removePrize(db: Db, before: PrizeRow): Promise<void> {
  await removeVersioned(db, 'contest_prizes', before);
}

function prizeColumns({ category, name, nameEn, medal, amount, quantity, kind }: PrizeDraft) {
  return { category, name, name_en: nameEn, medal, amount: String(amount), quantity, kind };
}
