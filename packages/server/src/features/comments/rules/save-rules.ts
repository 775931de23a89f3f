import { COMMENT_RULE_TEXTS } from '@toasoan/contract/features/comments/comment-texts.ts';
import type {
  CommentRulesRecord,
  CommentRulesUpdate,
  RuleWord,
} from '@toasoan/contract/features/comments/rules/comment-rules.ts';
import { writeAudit } from '#server/core/audit/audit-log.ts';
import { versionConflict } from '#server/core/db/version-conflict.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import { publishNotice } from '#server/core/live/notice-store.ts';
import { lockRules, readRules, type StoredRules, writeRules } from './comment-rules-store.ts';

/** Saves how comments are accepted. @throws VERSION_CONFLICT, RULES_NOT_MET: MAIL_IS_OFF. */
export async function saveRules(
  call: TransactionCall,
  { version, ...asked }: CommentRulesUpdate,
  isMailOn: boolean,
): Promise<CommentRulesRecord> {
  const { db, projectId, caller } = call;
  if (asked.verifiedOnly && !isMailOn) throw ruleNotMet(COMMENT_RULE_TEXTS, 'MAIL_IS_OFF', 'verifiedOnly');
  await lockRules(db, projectId);
  const before = await readRules(db, projectId);
  if (before.version !== version) {
    throw versionConflict({
      version: before.version,
      updated_by_name: before.updatedBy,
      update_time: before.updateTime === null ? new Date() : new Date(before.updateTime),
    });
  }
  const rules = {
    ...asked,
    bannedWords: eachOnce(asked.bannedWords),
    suspectWords: eachOnce(asked.suspectWords),
    bannedDomains: [...new Set(asked.bannedDomains.map((one) => one.replace(/^@/, '').toLowerCase()))],
  };
  await writeRules(db, projectId, rules, caller);
  const after = await readRules(db, projectId);
  await writeAudit(call, {
    action: 'commentRules.update',
    entity: 'commentRules',
    entityId: projectId,
    before: factsOf(before),
    after: factsOf(after),
  });
  await publishNotice(db, { kind: 'comments', projectId });
  return { ...after, isMailOn };
}

/** The first of equal entries stays. */
function eachOnce(words: readonly RuleWord[]): RuleWord[] {
  const keyOf = ({ text, isExact }: RuleWord) => `${isExact} ${text.toLowerCase()}`;
  return [...new Map([...words].reverse().map((word) => [keyOf(word), word])).values()].reverse();
}

function factsOf({ rules: { bannedWords, suspectWords, ...others } }: StoredRules) {
  const shown = (words: readonly RuleWord[]) =>
    words.map(({ text, isExact }) => (isExact ? `${text} (!)` : text));
  return { ...others, bannedWords: shown(bannedWords), suspectWords: shown(suspectWords) };
}
