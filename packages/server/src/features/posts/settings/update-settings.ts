import { runChecks } from '@toasoan/contract/features/posts/checklist/post-checks.ts';
import type {
  CheckChoices,
  CheckTrial,
  PostSettings,
  PostSettingsUpdate,
} from '@toasoan/contract/features/posts/settings/post-settings.ts';
import {
  SETTINGS_RULE_TEXTS,
  tidyChoices,
} from '@toasoan/contract/features/posts/settings/settings-rules.ts';
import { sql } from 'kysely';
import { writeAudit } from '#server/core/audit/audit-log.ts';
import type { Db } from '#server/core/db/database.ts';
import { versionConflict } from '#server/core/db/version-conflict.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import { readPost } from '../post-detail-view.ts';
import { checkFactsOf, type PostRecord } from '../post-record.ts';
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

/** Runs unsaved settings over the newest public posts. */
export async function previewSettings(
  db: Db,
  projectId: string,
  { choices, posts: most }: { readonly choices: CheckChoices; readonly posts: number },
): Promise<CheckTrial> {
  const chosen = tidyChoices(choices);
  const failures = new Map<string, { id: string; title: string }[]>();
  const ids = await newestPublic(db, projectId, most);
  for (const id of ids) {
    const post = await readPost(db, projectId, id);
    const settings = { ...post.settings, ...chosen } as PostRecord['settings'];
    const facts = checkFactsOf({ ...post, settings }, post.published_time ?? new Date());
    for (const { check, isMet } of runChecks(facts, settings)) {
      if (isMet) continue;
      failures.set(check.code, [...(failures.get(check.code) ?? []), { id, title: post.title }]);
    }
  }
  return { looked: ids.length, failures: [...failures].map(([code, posts]) => ({ code, posts })) };
}

async function newestPublic(db: Db, projectId: string, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id::text FROM posts WHERE project_id = ${projectId} AND state = 'PUBLISHED'
    ORDER BY published_time DESC, id DESC LIMIT ${most}`.execute(db);
  return rows.map(({ id }) => id);
}
