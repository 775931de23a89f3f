import type { ContestDetail } from '@toasoan/contract/features/contests/contest.ts';
import {
  type ContestRulesPublication,
  RULES_PARTS,
  RULES_RULE_TEXTS,
} from '@toasoan/contract/features/contests/contest-rules.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { TransactionCall } from '#server/core/http/route.ts';
import { findRules, insertRules } from './contest-rules-store.ts';
import { stepContest } from './contest-store.ts';
import { holdContest } from './held-contest.ts';
import { checkNotice, noteChange } from './note-change.ts';

/** A new version; works keep the one that they accepted. @throws RULES_NOT_MET: RULES_UNCHANGED, RULES_FIXED, NOTICE_NEEDED */
export async function publishRules(
  call: TransactionCall,
  { id, version, notice, ...texts }: ContestRulesPublication & { readonly id: string },
): Promise<ContestDetail> {
  const { db, projectId, caller } = call;
  const held = await holdContest(db, projectId, { id, version });
  const { state, rulesVersion } = held.detail;
  if (state === 'ANNOUNCED' || state === 'ARCHIVED') throw ruleNotMet(RULES_RULE_TEXTS, 'RULES_FIXED');
  const present = await findRules(db, { projectId, contestId: id, version: rulesVersion });
  const isSame = RULES_PARTS.every(
    (part) => texts[part].vi === present?.[part].vi && texts[part].en === present[part].en,
  );
  if (isSame) throw ruleNotMet(RULES_RULE_TEXTS, 'RULES_UNCHANGED', undefined, { version: rulesVersion });
  checkNotice(held, notice);
  const published = await insertRules(db, held.row, texts, caller);
  await stepContest(db, held.row, { rulesVersion: published }, caller);
  return await noteChange(call, held, { verb: 'publishRules', by: caller, notice });
}
