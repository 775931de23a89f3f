import { apiKeyEndpoints as endpoints } from '@toasoan/contract/features/api-keys/endpoints.ts';
import { API_KEY_RULE_TEXTS } from '@toasoan/contract/features/api-keys/key-rules.ts';
import type { Db } from '#server/core/db/database.ts';
import { checkVersion } from '#server/core/db/version-conflict.ts';
import { holdVersioned, updateVersioned } from '#server/core/db/versioned.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import { type Route, route, transactionRoute } from '#server/core/http/route.ts';
import { listAdministeredProjects } from './administered-projects-view.ts';
import { countApiKeys, detailOfRow, getApiKey, listApiKeys, listCalls } from './api-key-list-view.ts';
import { auditApiKey } from './api-key-row.ts';
import {
  addSecret,
  extendApiKey,
  insertApiKey,
  revokeApiKey,
  rotateSecret,
  updateApiKey,
} from './api-key-store.ts';

/** The calls of the console about API keys. Who manages them in a project changes the keys made there. */
export function apiKeyRoutes(now: () => Date): readonly Route[] {
  return [
    route(endpoints.list, ({ db, projectId, query }) => listApiKeys(db, projectId, query, now())),
    route(endpoints.counts, ({ db, projectId }) => countApiKeys(db, projectId, now())),
    route(endpoints.detail, ({ db, projectId, params }) => getApiKey(db, projectId, params.id, now())),
    route(endpoints.calls, ({ db, projectId, query }) => listCalls(db, projectId, query)),
    route(endpoints.projects, async ({ db, caller }) => ({
      projects: await listAdministeredProjects(db, caller.userId),
    })),
    transactionRoute(endpoints.create, async (call) => {
      const { db, projectId, caller, body } = call;
      await checkProjects(db, caller.userId, body.projectIds);
      const at = now();
      const after = await insertApiKey(db, projectId, body, { by: caller, now: at });
      const secret = await addSecret(db, after.id, at);
      await auditApiKey(call, 'create', { after });
      return { ...(await detailOfRow(db, after, at)), secret };
    }),
    transactionRoute(endpoints.update, async (call) => {
      const { db, projectId, caller, body } = call;
      const before = await holdVersioned(db, 'api_keys', projectId, body.id);
      checkVersion(before, body.version);
      const added = (body.projectIds ?? []).filter((id) => !before.project_ids.includes(id));
      await checkProjects(db, caller.userId, added);
      const after = await updateApiKey(db, before, body, caller);
      await auditApiKey(call, 'update', { before, after });
      return await detailOfRow(db, after, now());
    }),
    ...lifeRoutes(now),
  ];
}

/** New secret, later end, and the end at once. */
function lifeRoutes(now: () => Date): readonly Route[] {
  return [
    transactionRoute(endpoints.rotate, async (call) => {
      const { db, projectId, caller, params, body } = call;
      const before = await holdVersioned(db, 'api_keys', projectId, params.id);
      checkVersion(before, body.version);
      const at = now();
      const secret = await rotateSecret(db, before, body.overlapHours, at);
      const after = await updateVersioned(db, 'api_keys', before, {}, caller);
      await auditApiKey(call, 'rotate', { before, after });
      return { ...(await detailOfRow(db, after, at)), secret };
    }),
    transactionRoute(endpoints.extend, async (call) => {
      const { db, projectId, caller, params, body } = call;
      const before = await holdVersioned(db, 'api_keys', projectId, params.id);
      checkVersion(before, body.version);
      const after = await extendApiKey(db, before, body.expireTime, { by: caller, now: now() });
      await auditApiKey(call, 'extend', { before, after });
      return await detailOfRow(db, after, now());
    }),
    transactionRoute(endpoints.revoke, async (call) => {
      const { db, projectId, caller, params, body } = call;
      const before = await holdVersioned(db, 'api_keys', projectId, params.id);
      checkVersion(before, body.version);
      const after = await revokeApiKey(db, before, body.name, { by: caller, now: now() });
      await auditApiKey(call, 'revoke', { before, after });
      return await detailOfRow(db, after, now());
    }),
  ];
}

/** @throws RULES_NOT_MET: PROJECT_NOT_YOURS */
async function checkProjects(db: Db, userId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const mine = new Set((await listAdministeredProjects(db, userId)).map(({ id }) => id));
  if (!ids.every((id) => mine.has(id)))
    throw ruleNotMet(API_KEY_RULE_TEXTS, 'PROJECT_NOT_YOURS', 'projectIds');
}
