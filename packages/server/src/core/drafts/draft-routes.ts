import type { Endpoint } from '@toasoan/contract/core/endpoint.ts';
import type { AuditSource } from '#server/core/audit/audit-log.ts';
import type { RecordStore } from '#server/core/crud/crud-routes.ts';
import type { Db } from '#server/core/db/database.ts';
import { type CurrentVersion, checkVersion } from '#server/core/db/version-conflict.ts';
import type { Answer } from '#server/core/http/call.ts';
import { type Route, route, type TransactionCall, transactionRoute } from '#server/core/http/route.ts';

/** The calls of the contract's `draftEndpoints`. */
interface DraftCalls {
  readonly draft: Endpoint;
  readonly discard: Endpoint;
  readonly publish: Endpoint;
  readonly restore: Endpoint;
  readonly versions: Endpoint;
}

interface Drafts<Row, Of extends DraftCalls> {
  readonly save: (call: TransactionCall, before: Row, body: never) => Promise<Row>;
  readonly discard: (call: TransactionCall, before: Row) => Promise<Row>;
  readonly publish: (
    call: TransactionCall,
    before: Row,
    options: { readonly note: string; readonly now: Date },
  ) => Promise<Row>;
  readonly restore: (call: TransactionCall, before: Row, number: number) => Promise<Row>;
  readonly versions: (db: Db, row: Row) => Promise<Answer<Of['versions']>>;
}

interface DraftKind<Row, Of extends DraftCalls> {
  readonly store: Pick<RecordStore<Row, never, never>, 'get' | 'hold'>;
  readonly audit: (
    source: AuditSource,
    verb: 'publish' | 'restoreVersion' | 'discardDraft',
    change: { readonly before?: Row | undefined; readonly after?: Row | undefined },
  ) => Promise<void>;
  readonly answerOf: (row: Row, call: TransactionCall) => Promise<Answer<Of['draft']>>;
  readonly drafts: Drafts<Row, Of>;
  readonly now: () => Date;
}

interface Changed {
  readonly id: string;
  readonly version: number;
}

/**
 * The routes of draft, publication and versions. A change checks the version that was sent and is one transaction with
 * its audit row; a kept draft has none, because it saves itself while somebody types.
 */
export function draftRoutes<Row extends CurrentVersion, Of extends DraftCalls>(
  endpoints: Of,
  { store, audit, answerOf, drafts, now }: DraftKind<Row, Of>,
): readonly Route[] {
  function change<Body extends Changed>(
    endpoint: Endpoint,
    verb: 'publish' | 'restoreVersion' | 'discardDraft' | undefined,
    run: (call: TransactionCall, before: Row, body: Body) => Promise<Row>,
  ): Route {
    return transactionRoute<Endpoint>(endpoint, async (call) => {
      const body = call.body as Body;
      const before = await store.hold(call, body.id);
      checkVersion(before, body.version);
      const after = await run(call, before, body);
      if (verb !== undefined) await audit(call, verb, { before, after });
      return await answerOf(after, call);
    });
  }
  return [
    change(endpoints.draft, undefined, (call, before, body) => drafts.save(call, before, body as never)),
    change(endpoints.discard, 'discardDraft', drafts.discard),
    change<Changed & { readonly note?: string }>(
      endpoints.publish,
      'publish',
      (call, before, { note = '' }) => drafts.publish(call, before, { note, now: now() }),
    ),
    change<Changed & { readonly number: number }>(
      endpoints.restore,
      'restoreVersion',
      (call, before, { number }) => drafts.restore(call, before, number),
    ),
    route<Endpoint>(endpoints.versions, async (call) => {
      const { id } = call.params as { id: string };
      return await drafts.versions(call.db, await store.get(call, id));
    }),
  ];
}
