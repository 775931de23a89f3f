import type {
  PostSettings,
  PostSettingsUpdate,
} from '@toasoan/contract/features/posts/settings/post-settings.ts';
import {
  SETTINGS_RULE_TEXTS,
  tidyChoices,
} from '@toasoan/contract/features/posts/settings/settings-rules.ts';
import { writeAudit } from '#server/core/audit/audit-log.ts';
import { versionConflict } from '#server/core/db/version-conflict.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import { lockSettings, readSettings, writeSettings } from './post-settings-store.ts';

/** @throws VERSION_CONFLICT, RULES_NOT_MET: DELAY_BY_LAW. */
export async function updateSettings(
  call: TransactionCall,
  options: PostSettingsUpdate,
): Promise<PostSettings> {
  const { db, projectId, caller } = call;
  await lockSettings(db, projectId);
  const before = await readSettings(db, projectId);
  if (before.version !== options.version) {
    throw versionConflict({
      version: before.version,
      updated_by_name: before.updatedBy,
      update_time: new Date(before.updateTime ?? 0),
    });
  }
  if (options.minDelayMinutes < before.leastDelayMinutes)
    throw ruleNotMet(SETTINGS_RULE_TEXTS, 'DELAY_BY_LAW', 'minDelayMinutes', {
      min: before.leastDelayMinutes,
    });
  const { focusMax, version, ...choices } = options;
  await writeSettings(db, projectId, { ...tidyChoices(choices), focusMax, version }, caller);
  const after = await readSettings(db, projectId);
  await writeAudit(call, {
    action: 'project.postSettings',
    entity: 'project',
    entityId: projectId,
    before: auditFacts(before),
    after: auditFacts(after),
  });
  return after;
}

function auditFacts({ checks: { ownHosts, timezone, ...checks }, focusMax }: PostSettings) {
  return { ...checks, focusMax };
}
