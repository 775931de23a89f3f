import type { FindingsDecide } from '@toasoan/contract/features/contest-votes/contest-votes.ts';
import type { FindingAction, FindingState } from '@toasoan/contract/features/contest-votes/vote-kinds.ts';
import {
  FINDING_STATE_TEXTS,
  VOTE_RULE_TEXTS as TEXTS,
} from '@toasoan/contract/features/contest-votes/vote-texts.ts';
import { writeAudit } from '#server/core/audit/audit-log.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import { decideRow, holdFinding, numberOfWork, restoreVotes, strikeVotes } from './strike-store.ts';

interface Way {
  readonly from: readonly FindingState[];
  readonly to: FindingState;
}

/** An undone strike may be struck again; what was set aside may be struck after all. */
const WAYS: Readonly<Record<FindingAction, Way>> = {
  strike: { from: ['PROPOSED', 'DISMISSED', 'UNDONE'], to: 'STRUCK' },
  dismiss: { from: ['PROPOSED'], to: 'DISMISSED' },
  undo: { from: ['STRUCK'], to: 'UNDONE' },
};

/**
 * One decision about one proposal; sent again, it changes nothing. The log keeps ids and numbers, never a voter.
 * @throws NOT_FOUND, RULES_NOT_MET: ALREADY_DECIDED
 */
export async function decideFinding(
  call: TransactionCall,
  id: string,
  { action, reason }: Pick<FindingsDecide, 'action' | 'reason'>,
  now: Date,
): Promise<void> {
  const { db, projectId, caller, language } = call;
  const finding = await holdFinding(db, projectId, id);
  const { from, to } = WAYS[action];
  if (finding.state === to) return;
  if (!from.includes(finding.state)) {
    const state = FINDING_STATE_TEXTS[finding.state][language];
    throw ruleNotMet(TEXTS, 'ALREADY_DECIDED', 'ids', { state });
  }
  await decideRow(db, finding, { state: to, reason, by: caller, now });
  const votes =
    action === 'strike'
      ? await strikeVotes(db, finding)
      : action === 'undo'
        ? await restoreVotes(db, finding)
        : finding.vote_ids.length;
  await writeAudit(call, {
    action: `contestVote.${action}`,
    entity: 'contestVote',
    entityId: id,
    before: { voteState: finding.state },
    after: {
      title: await numberOfWork(db, projectId, finding.submission_id),
      pattern: finding.pattern,
      voteState: to,
      voteReason: reason,
      votes,
    },
  });
}
