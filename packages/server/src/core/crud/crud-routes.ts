import type { StatusBulk } from '@toasoan/contract/core/bulk.ts';
import type { BodyOf, Endpoint } from '@toasoan/contract/core/endpoint.ts';
import type { Status } from '@toasoan/contract/vocabulary/status.ts';
import type { AuditSource } from '#server/core/audit/audit-log.ts';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { runBulk } from '#server/core/db/run-bulk.ts';
import { type CurrentVersion, checkVersion } from '#server/core/db/version-conflict.ts';
import type { Answer } from '#server/core/http/call.ts';
import { type Route, route, type TransactionCall, transactionRoute } from '#server/core/http/route.ts';

/** The calls of the contract's `crudEndpoints` that change one record. */
interface ChangeEndpoints {
  readonly create: Endpoint;
  readonly update: Endpoint;
  readonly remove: Endpoint;
}

/** What a store needs to know of a call. */
interface StoreCall {
  readonly db: Db;
  readonly projectId: string;
  readonly caller: Actor;
}

/** How one kind of record is read and written; the rules of the feature are in here. */
export interface RecordStore<Row, Create, Update> {
  /** @throws NOT_FOUND also for a record of another project. */
  readonly get: (call: StoreCall, id: string) => Promise<Row>;
  /** The same, and no other call changes the record until the transaction ends. */
  readonly hold: (call: StoreCall, id: string) => Promise<Row>;
  readonly insert: (call: StoreCall, body: Create) => Promise<Row>;
  readonly update: (call: StoreCall, before: Row, change: Update) => Promise<Row>;
  readonly remove: (call: StoreCall, before: Row) => Promise<void>;
}

/** The audit of the three changes that every record has: what `auditOf` returns. */
type AuditChange<Row> = (
  source: AuditSource,
  verb: 'create' | 'update' | 'delete',
  change: { readonly before?: Row | undefined; readonly after?: Row | undefined },
) => Promise<void>;

interface RowOfRecord extends CurrentVersion {
  readonly id: string;
}

interface CrudOf<Row, Create, Update, Detail> {
  readonly store: RecordStore<Row, Create, Update>;
  readonly audit: AuditChange<Row>;
  readonly answerOf: (row: Row, call: TransactionCall) => Detail | Promise<Detail>;
}

type KindOf<Of extends ChangeEndpoints, Row> = CrudOf<
  Row,
  BodyOf<Of['create']>,
  BodyOf<Of['update']>,
  Answer<Of['update']>
>;

/**
 * The routes of create, update and remove. A change checks the version that was sent and is one transaction with its
 * audit row. A feature spreads them and writes its own handler where a call is special.
 */
export function changeRoutes<Of extends ChangeEndpoints, Row extends RowOfRecord>(
  endpoints: Of,
  { store, audit, answerOf }: KindOf<Of, Row>,
): Record<keyof ChangeEndpoints, Route> {
  return {
    create: transactionRoute<Endpoint>(endpoints.create, async (call) => {
      const after = await store.insert(call, call.body as BodyOf<Of['create']>);
      await audit(call, 'create', { after });
      return await answerOf(after, call);
    }),
    update: transactionRoute<Endpoint>(endpoints.update, async (call) => {
      const change = call.body as BodyOf<Of['update']> & { id: string; version: number };
      const before = await store.hold(call, change.id);
      checkVersion(before, change.version);
      const after = await store.update(call, before, change);
      await audit(call, 'update', { before, after });
      return await answerOf(after, call);
    }),
    remove: transactionRoute<Endpoint>(endpoints.remove, async (call) => {
      const { id } = call.params as { id: string };
      const before = await store.hold(call, id);
      checkVersion(before, call.ifMatch);
      await store.remove(call, before);
      await audit(call, 'delete', { before });
      return { id };
    }),
  };
}

/** The same with the route of detail: all calls of `crudEndpoints` but the list. */
export function crudRoutes<
  Of extends ChangeEndpoints & { readonly detail: Endpoint },
  Row extends RowOfRecord,
>(endpoints: Of, kind: KindOf<Of, Row>): Record<keyof ChangeEndpoints | 'detail', Route> {
  return {
    detail: route<Endpoint>(endpoints.detail, async (call) => {
      const { id } = call.params as { id: string };
      return await kind.answerOf(await kind.store.get(call, id), call);
    }),
    ...changeRoutes(endpoints, kind),
  };
}

interface StatusChange {
  readonly id: string;
  readonly version: number;
  readonly status: Status;
}

/** The route of `statusBulk`: enable, disable and delete, each id for itself. */
export function statusBulkRoute<Row extends RowOfRecord & { readonly status: Status }>(
  endpoint: Endpoint,
  { store, audit }: Pick<CrudOf<Row, never, StatusChange, never>, 'store' | 'audit'>,
): Route {
  async function changeOne(call: TransactionCall, id: string, action: StatusBulk['action']): Promise<void> {
    const before = await store.hold(call, id);
    if (action === 'delete') {
      await store.remove(call, before);
      return await audit(call, 'delete', { before });
    }
    const status = action === 'enable' ? 'ENABLE' : 'DISABLED';
    if (before.status === status) return;
    const after = await store.update(call, before, { id, version: before.version, status });
    await audit(call, 'update', { before, after });
  }
  return transactionRoute<Endpoint>(endpoint, async (call) => {
    const { action, ids } = call.body as StatusBulk;
    return await runBulk(call, ids, (itemCall, id) => changeOne(itemCall, id, action));
  });
}
