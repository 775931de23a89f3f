import { accountEndpoints } from '@toasoan/contract/features/accounts/account-endpoints.ts';
import { userEndpoints } from '@toasoan/contract/features/users/user-endpoints.ts';
import { inTransaction } from '#server/core/db/in-transaction.ts';
import { downloadRoute, type Route, route, transactionRoute } from '#server/core/http/route.ts';
import { getKnownUser, type UserChangeDependencies } from '#server/features/users/public.ts';
import { type AccountDependencies, readAccount } from './account-detail-view.ts';
import { changeManyAccounts } from './change-many-accounts.ts';
import { exportAccounts, type MakeWorkbook } from './export-accounts.ts';
import { countAccounts, listAccounts } from './list/account-list-view.ts';
import { findSimilarAccounts } from './list/similar-accounts-view.ts';
import { findTypeWords } from './list/type-words-view.ts';
import { mergeAccounts, previewMerge } from './merge/merge-accounts.ts';
import { undoMerge } from './merge/undo-merge.ts';
import { changePayroll, showPayroll } from './payroll/change-payroll.ts';
import { countsByEntity, isOwed } from './references/account-references.ts';
import { transitionAccount } from './transition-account.ts';

/** Of each kind of record. */
const MOST_USES = 50;

export function accountRoutes(
  deps: AccountDependencies & {
    readonly users: UserChangeDependencies;
    readonly makeWorkbook: MakeWorkbook;
  },
): readonly Route[] {
  const { references } = deps;
  return [
    route(accountEndpoints.list, ({ db, projectId, query }) =>
      listAccounts(db, projectId, query, references),
    ),
    route(accountEndpoints.counts, ({ db, projectId, query }) => countAccounts(db, projectId, query.kind)),
    route(accountEndpoints.types, async ({ db, projectId, query }) => ({
      items: await findTypeWords(db, projectId, query.kind),
    })),
    route(accountEndpoints.detail, (call) => readAccount(call, call.params.id, deps)),
    route(accountEndpoints.similar, async ({ db, projectId, query: { kind, name, exceptId } }) => ({
      items: await findSimilarAccounts(db, projectId, { kind, names: [name], exceptId }, references),
    })),
    route(userEndpoints.uses, async (call) => {
      const { db, projectId, params, caller } = call;
      await getKnownUser(call, params.id);
      const counts = await countsByEntity(references, db, { projectId, userId: params.id });
      const lists = [];
      for (const { list } of references) lists.push(await list(db, projectId, params.id, MOST_USES));
      const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
      const mayKnow = caller.permissionsHere.includes('account.payroll');
      return {
        total,
        counts,
        items: lists.flat(),
        isOwed: mayKnow ? await isOwed(references, db, params.id) : null,
      };
    }),
    transactionRoute(accountEndpoints.transition, async (call) => {
      await transitionAccount(call, call.params.id, call.body, deps);
      return await readAccount(call, call.params.id, deps);
    }),
    transactionRoute(accountEndpoints.bulk, (call) => changeManyAccounts(call, call.body, deps)),
    // The file leaves once the log has it.
    downloadRoute(accountEndpoints.export, async (call) =>
      inTransaction(call.db, (db) => exportAccounts({ ...call, db }, call.body, deps)),
    ),
    transactionRoute(accountEndpoints.showPayroll, (call) => showPayroll(call, call.params.id, deps)),
    transactionRoute(accountEndpoints.savePayroll, async (call) => {
      await changePayroll(call, call.body, deps);
      return await readAccount(call, call.body.userId, deps);
    }),
    route(accountEndpoints.mergePreview, (call) => previewMerge(call, call.query, deps)),
    transactionRoute(accountEndpoints.merge, async (call) => {
      const mergeId = await mergeAccounts(call, call.body, deps);
      return { mergeId, account: await readAccount(call, call.body.intoId, deps) };
    }),
    transactionRoute(accountEndpoints.undoMerge, async (call) => {
      const id = await undoMerge(call, call.params.id, deps);
      return await readAccount(call, id, deps);
    }),
  ];
}
