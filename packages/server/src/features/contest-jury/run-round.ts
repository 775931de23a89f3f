import { surplusTurns } from '@toasoan/contract/features/contest-jury/distribute-works.ts';
import { JURY_RULE_TEXTS as RULES } from '@toasoan/contract/features/contest-jury/jury-texts.ts';
import type { QuorumChange, RoundOpen } from '@toasoan/contract/features/contest-jury/round-board.ts';
import { weightsAreWhole } from '@toasoan/contract/features/contest-jury/round-scale.ts';
import { seededOrder } from '@toasoan/contract/features/contest-jury/seeded-order.ts';
import { holdVersioned, updateVersioned } from '#server/core/db/versioned.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { TransactionCall } from '#server/core/http/route.ts';
import { auditRound, holdRound } from './held-round-store.ts';
import { type JurorRow, TABLE } from './juror-store.ts';
import { randomSeed } from './random-seed.ts';
import { missingTurns } from './replace-turn.ts';
import type { RoundRow, RoundWork } from './round-works-view.ts';
import { dropTurns, insertTurns } from './turn-store.ts';

interface Changed {
  readonly added: number;
  readonly dropped: number;
  readonly version: number;
}

/** @throws RULES_NOT_MET: ROUND_STATE, WEIGHTS_NOT_WHOLE, NO_WORKS, JURORS_MISSING */
export async function openRound(call: TransactionCall, id: string, body: RoundOpen): Promise<Changed> {
  const { db, caller } = call;
  const before = await holdRound(call, { id, version: body.version, states: ['WAITING'] });
  if (!weightsAreWhole(before.criteria)) throw ruleNotMet(RULES, 'WEIGHTS_NOT_WHOLE');
  const plan = await planTurns(call, before, body.anchors);
  await insertTurns(db, before, plan, caller);
  const repeats = repeatsOf(plan, body.repeats, before);
  await insertTurns(db, before, { turns: repeats, works: plan.works, isRepeat: true }, caller);
  const after = await updateVersioned(db, 'contest_rounds', before, { state: 'OPEN' }, caller);
  const said = {
    scoring: after.mode,
    averaging: after.averaging,
    seed: plan.seed,
    works: plan.works.length,
    turns: plan.turns.length,
    anchors: plan.works.filter(({ isAnchor }) => isAnchor).length,
    repeats: repeats.length,
  };
  await auditRound(call, 'open', { before, after: { ...after, said } });
  return { added: plan.turns.length + repeats.length, dropped: 0, version: after.version };
}

/** Anchors are chosen first: everybody who may looks at them. */
async function planTurns(call: TransactionCall, round: RoundRow, anchors: number) {
  const plain = await missingTurns(call, round);
  if (plain.works.length === 0) throw ruleNotMet(RULES, 'NO_WORKS');
  checkJurors(plain.works, plain.turns, round.jurors_per_entry);
  if (anchors === 0) return plain;
  return await missingTurns(call, round, { anchors });
}

function checkJurors(
  works: readonly RoundWork[],
  turns: readonly { readonly workId: string }[],
  jurors: number,
): void {
  const held = Map.groupBy(turns, ({ workId }) => workId);
  const short = works.filter(({ id }) => (held.get(id)?.length ?? 0) < jurors);
  if (short.length > 0) throw ruleNotMet(RULES, 'JURORS_MISSING', 'jurors', { count: short.length, jurors });
}

type Plan = Awaited<ReturnType<typeof missingTurns>>;

/** Some of a juror's own works come a second time, at the end. */
function repeatsOf({ turns, jurors, works }: Plan, repeats: number, { id }: RoundRow) {
  if (repeats === 0) return [];
  const anchors = new Set(works.filter(({ isAnchor }) => isAnchor).map((work) => work.id));
  const seed = `${randomSeed()}${id}`;
  return jurors.flatMap((juror) => {
    const own = turns.filter(({ jurorId, workId }) => jurorId === juror.id && !anchors.has(workId));
    return seededOrder(own, seed, ({ workId }) => workId).slice(0, repeats);
  });
}

/** More jurors per work get new turns; fewer lose undone ones. */
export async function changeQuorum(call: TransactionCall, id: string, body: QuorumChange): Promise<Changed> {
  const { db, caller } = call;
  const before = await holdRound(call, { id, version: body.version, states: ['OPEN'] });
  const values = { jurors_per_entry: body.jurorsPerEntry };
  const after = await updateVersioned(db, 'contest_rounds', before, values, caller);
  const plan = await missingTurns(call, after);
  if (body.jurorsPerEntry > before.jurors_per_entry)
    checkJurors(plan.works, [...plan.existing, ...plan.turns], body.jurorsPerEntry);
  await insertTurns(db, after, plan, caller);
  const surplus = new Set(
    surplusTurns(plan.existing, body.jurorsPerEntry).map(({ jurorId, workId }) => `${jurorId} ${workId}`),
  );
  const ids = plan.existing
    .filter(({ jurorId, workId }) => surplus.has(`${jurorId} ${workId}`))
    .map((turn) => turn.id);
  const dropped = ids.length === 0 ? 0 : await dropTurns(db, after, { ids });
  const said = { reason: body.reason, seed: plan.seed, added: plan.turns.length, dropped };
  await auditRound(call, 'quorum', { before, after: { ...after, said } });
  return { added: plan.turns.length, dropped, version: after.version };
}

interface HandOver {
  readonly version: number;
  readonly jurorId: string;
  readonly reason: string;
}

export async function handOver(call: TransactionCall, id: string, body: HandOver): Promise<Changed> {
  const { db, projectId, caller } = call;
  const before = await holdRound(call, { id, version: body.version, states: ['OPEN'] });
  const juror = await holdVersioned(db, TABLE, projectId, body.jurorId);
  const { added, dropped } = await passOn(call, before, juror, body.reason);
  const after = await updateVersioned(db, 'contest_rounds', before, {}, caller);
  return { added, dropped, version: after.version };
}

/** The undone works of a juror go to the others, as far as others may judge them. */
export async function passOn(call: TransactionCall, round: RoundRow, juror: JurorRow, reason: string) {
  const dropped = await dropTurns(call.db, round, { jurorId: juror.id });
  const plan = await missingTurns(call, round, { leaver: juror.id });
  await insertTurns(call.db, round, plan, call.caller);
  const said = { jurorId: juror.id, reason, seed: plan.seed, added: plan.turns.length, dropped };
  await auditRound(call, 'handOver', { before: round, after: { ...round, said } });
  return { added: plan.turns.length, dropped };
}
