import type { CategoryBulk } from '@toasoan/contract/features/categories/category.ts';
import { categoryEndpoints } from '@toasoan/contract/features/categories/endpoints.ts';
import { auditOf } from '#server/core/audit/audit-log.ts';
import { runBulk } from '#server/core/db/run-bulk.ts';
import { checkVersion } from '#server/core/db/version-conflict.ts';
import { type Route, route, type TransactionCall, transactionRoute } from '#server/core/http/route.ts';
import { categoryTree, listCategories } from './category-list-view.ts';
import { type CategoryRow, categoryOf } from './category-row.ts';
import { checkCategoryExists, getCategory, insertCategory, updateCategory } from './category-store.ts';
import { lockTree, moveCategory } from './category-tree-store.ts';
import type { MovePostsOfCategory } from './move-posts-of-category.ts';
import { removeCategory } from './remove-category.ts';

const auditCategory = auditOf('category', categoryOf);

interface Dependencies {
  readonly movePostsOfCategory: MovePostsOfCategory;
}

export function categoryRoutes({ movePostsOfCategory }: Dependencies): readonly Route[] {
  return [
    route(categoryEndpoints.list, ({ db, projectId, query }) => listCategories(db, projectId, query)),
    route(categoryEndpoints.tree, async ({ db, projectId }) => ({
      items: await categoryTree(db, projectId),
    })),
    route(categoryEndpoints.detail, async ({ db, projectId, params }) =>
      categoryOf(await getCategory(db, projectId, params.id)),
    ),
    transactionRoute(categoryEndpoints.create, async (call) => {
      await lockTree(call.db, call.projectId);
      const after = await insertCategory(call.db, call.projectId, call.body, call.caller);
      await auditCategory(call, 'create', { after });
      return categoryOf(after);
    }),
    transactionRoute(categoryEndpoints.update, async (call) => {
      await lockTree(call.db, call.projectId);
      const before = await getCategory(call.db, call.projectId, call.body.id);
      const after = await updateCategory(call.db, call.projectId, call.body, call.caller);
      await auditCategory(call, 'update', { before, after });
      return categoryOf(after);
    }),
    transactionRoute(categoryEndpoints.reorder, async (call) => {
      await lockTree(call.db, call.projectId);
      const before = await getCategory(call.db, call.projectId, call.body.id);
      checkVersion(before, call.body.version);
      return categoryOf(await move(call, before, call.body));
    }),
    transactionRoute(categoryEndpoints.bulk, (call) =>
      runBulk(call, call.body.ids, (itemCall, id) => changeOne(itemCall, id, call.body)),
    ),
    transactionRoute(categoryEndpoints.remove, async (call) => {
      await lockTree(call.db, call.projectId);
      const category = await getCategory(call.db, call.projectId, call.params.id);
      checkVersion(category, call.ifMatch);
      const removal = { category, moveTo: call.query.moveTo };
      await removeCategory(call.db, call.projectId, removal, call.caller, movePostsOfCategory);
      await auditCategory(call, 'delete', { before: category });
      return { id: category.id };
    }),
  ];
}

async function move(
  call: TransactionCall,
  before: CategoryRow,
  to: { readonly parentId: string | null; readonly beforeId: string | null },
): Promise<CategoryRow> {
  if (to.parentId !== null) await checkCategoryExists(call.db, call.projectId, to.parentId, 'parentId');
  await moveCategory(call.db, call.projectId, { id: before.id, ...to }, call.caller);
  const after = await getCategory(call.db, call.projectId, before.id);
  await auditCategory(call, 'move', { before, after });
  return after;
}

async function changeOne(call: TransactionCall, id: string, change: CategoryBulk): Promise<void> {
  await lockTree(call.db, call.projectId);
  const before = await getCategory(call.db, call.projectId, id);
  if (change.action === 'move') {
    if (before.parent_id !== change.parentId)
      await move(call, before, { parentId: change.parentId, beforeId: null });
    return;
  }
  const status = change.action === 'enable' ? 'ENABLE' : 'DISABLED';
  if (before.status === status) return;
  const update = { id, version: before.version, status } as const;
  const after = await updateCategory(call.db, call.projectId, update, call.caller);
  await auditCategory(call, 'update', { before, after });
}
