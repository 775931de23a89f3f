import { distributionSteps } from '@toasoan/contract/features/contest-jury/distribute-works.ts';
import { seededOrder } from '@toasoan/contract/features/contest-jury/seeded-order.ts';
import { inPauses } from '#server/core/event-loop/in-pauses.ts';
import type { TransactionCall } from '#server/core/http/route.ts';
import type { JudgeCall } from './judge-call.ts';
import { randomSeed } from './random-seed.ts';
import { findReplacement, jurorsOfRound } from './round-jurors-view.ts';
import {
  barredTurns,
  type RoundRow,
  type RoundWork,
  turnsOfRound,
  worksOfRound,
} from './round-works-view.ts';
import { insertTurns, type TurnRow } from './turn-store.ts';

/** Somebody else gets the work of a juror who declined it, if anybody may: who has the fewest of its category. */
export async function replaceTurn({ db, by }: JudgeCall, round: RoundRow, left: TurnRow) {
  if (left.is_anchor) return;
  const jurorId = await findReplacement(db, round, left);
  if (jurorId === undefined) return;
  const work = { id: left.submission_id, category: left.category };
  await insertTurns(db, round, { turns: [{ jurorId, workId: work.id }], works: [work] }, by);
}

interface Filling {
  /** Gets nothing. */
  readonly leaver?: string;
  /** So many works of each category are for everybody. */
  readonly anchors?: number;
}

/** What it takes until every work has its number of jurors. */
export async function missingTurns(
  { db }: TransactionCall,
  round: RoundRow,
  { leaver, anchors = 0 }: Filling = {},
) {
  const seed = randomSeed();
  const works = withAnchors(await worksOfRound(db, round), anchors, seed);
  const held = await turnsOfRound(db, round);
  const declined = held.filter(({ state }) => state === 'RECUSED' || state === 'ABSTAINED');
  const existing = held.filter(({ state }) => state === 'DONE' || state === 'TODO' || state === 'LATER');
  const jurors = (await jurorsOfRound(db, round)).filter(({ id }) => id !== leaver);
  const barred = [...(await barredTurns(db, round)), ...declined];
  const jurorsPerWork = round.jurors_per_entry;
  const turns = await inPauses(distributionSteps({ jurors, works, existing, barred, jurorsPerWork, seed }));
  return { works, jurors, existing, seed, turns };
}

function withAnchors(works: readonly RoundWork[], anchors: number, seed: string): RoundWork[] {
  if (anchors === 0) return [...works];
  const byCategory = Map.groupBy(
    seededOrder(works, seed, ({ id }) => id),
    ({ category }) => category,
  );
  return [...byCategory.values()].flatMap((own) =>
    own.map((work, index) => ({ ...work, isAnchor: index < anchors })),
  );
}
