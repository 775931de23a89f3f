import { savedViewEndpoints } from '@toasoan/contract/features/saved-views/endpoints.ts';
import type { SavedList } from '@toasoan/contract/features/saved-views/saved-view.ts';
import {
  mayChangeView,
  mayRemoveView,
  mayShareViews,
  SAVED_VIEW_RULE_TEXTS,
} from '@toasoan/contract/features/saved-views/saved-view-rules.ts';
import type * as z from 'zod/mini';
import { auditOf } from '#server/core/audit/audit-log.ts';
import { checkVersion } from '#server/core/db/version-conflict.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import { type Route, route, type TransactionCall, transactionRoute } from '#server/core/http/route.ts';
import { findDefaultView, listViews, viewOf } from './saved-view-list-view.ts';
import {
  dropDefaultsOfOthers,
  holdView,
  insertView,
  removeView,
  type SavedViewRow,
  setDefaultView,
  updateView,
} from './saved-view-store.ts';

/** The query schema of each list. The lists belong to higher features. */
type ListSchemas = Readonly<Record<SavedList, z.ZodMiniType>>;

/** Keys of the address for the position in a list; a view does not keep them. */
const POSITION: readonly string[] = ['page', 'limit', 'happy', 'open', 'project', 'day', 'span'];
/** The view mode; only the console knows it. */
const VIEW_MODES: readonly string[] = ['show'];

const auditView = auditOf('savedView', (view: SavedViewRow) => ({
  title: view.name,
  query: view.query,
  columns: view.columns,
  isShared: view.is_shared,
}));

export function savedViewRoutes(schemas: ListSchemas): readonly Route[] {
  return [
    route(savedViewEndpoints.list, async ({ db, projectId, caller, query }) => ({
      items: await listViews(db, projectId, caller.userId, query.list),
    })),
    transactionRoute(savedViewEndpoints.create, async (call) => {
      const { db, projectId, caller, body } = call;
      if (body.isShared) checkSharing(call);
      const query = checkedQuery(schemas, body.list, body.query);
      const after = await insertView(db, projectId, { ...body, query }, caller);
      await auditView(call, 'create', { after });
      return viewOf(after, false);
    }),
    transactionRoute(savedViewEndpoints.update, async (call) => {
      const { db, projectId, caller, body } = call;
      const before = await holdView(db, projectId, caller.userId, body.id);
      if (!mayChangeView(caller, factsOf(before)))
        throw ruleNotMet(SAVED_VIEW_RULE_TEXTS, 'VIEW_NOT_YOURS', 'id');
      if (body.isShared && !before.is_shared) checkSharing(call);
      const query = body.query === undefined ? undefined : checkedQuery(schemas, before.list, body.query);
      const after = await updateView(db, before, { ...body, query }, caller);
      if (before.is_shared && !after.is_shared) await dropDefaultsOfOthers(db, after);
      await auditView(call, 'update', { before, after });
      return viewOf(after, (await findDefaultView(db, projectId, caller.userId, after.list)) === after.id);
    }),
    transactionRoute(savedViewEndpoints.setDefault, async ({ db, projectId, caller, body }) => {
      if (body.id !== null) await holdView(db, projectId, caller.userId, body.id);
      await setDefaultView(db, projectId, caller.userId, body);
      return {};
    }),
    transactionRoute(savedViewEndpoints.remove, async (call) => {
      const { db, projectId, caller, params, ifMatch } = call;
      const before = await holdView(db, projectId, caller.userId, params.id);
      if (!mayRemoveView(caller, factsOf(before)))
        throw ruleNotMet(SAVED_VIEW_RULE_TEXTS, 'VIEW_NOT_YOURS', 'id');
      checkVersion(before, ifMatch);
      await removeView(db, before);
      await auditView(call, 'delete', { before });
      return { id: before.id };
    }),
  ];
}

function factsOf(view: SavedViewRow) {
  return { ownerId: view.owner_id, isShared: view.is_shared };
}

function checkSharing({ caller }: TransactionCall): void {
  if (!mayShareViews(caller)) throw ruleNotMet(SAVED_VIEW_RULE_TEXTS, 'SHARING_FORBIDDEN', 'isShared');
}

/** The query as it is stored: keys in one order, without the position. @throws INVALID_INPUT for an unknown key. */
function checkedQuery(schemas: ListSchemas, list: SavedList, query: string): string {
  const search = new URLSearchParams(query);
  for (const key of POSITION) search.delete(key);
  search.sort();
  const plain = Object.fromEntries(
    [...new Set(search.keys())]
      .filter((key) => !VIEW_MODES.includes(key))
      .map((key) => {
        const values = search.getAll(key);
        return [key, values.length > 1 ? values : values[0]];
      }),
  );
  if (!schemas[list].safeParse(plain).success) {
    throw new AppError('INVALID_INPUT', { fields: [{ field: 'query', code: 'pattern' }] });
  }
  return search.toString();
}
