import { type QueryKey, queryOptions } from '@tanstack/react-query';
import type { BodyInput, DataOf, Endpoint } from '@toasoan/contract/core/endpoint.ts';
import { call } from '#web/core/api/api.ts';

/** What `draftEndpoints` of the contract gives. */
interface DraftEndpoints {
  readonly draft: Endpoint;
  readonly discard: Endpoint;
  readonly publish: Endpoint;
  readonly restore: Endpoint;
  readonly versions: Endpoint;
}

/** A version as far as every kind says the same of it. */
interface KeptVersion {
  readonly number: number;
  readonly note: string;
  readonly publishedTime: string;
  readonly publishedBy: { readonly name: string };
}
export interface Versions {
  readonly items: readonly KeptVersion[];
}

interface At {
  readonly id: string;
  readonly version: number;
}

/** Changes of the draft of one kind of record, and its versions. */
export function draftCalls<Of extends DraftEndpoints>(
  keys: (projectId: string, ...rest: readonly unknown[]) => QueryKey,
  endpoints: Of,
) {
  type Saved = DataOf<Of['draft']>;
  // `call` reads the types of an endpoint that is known; here only the caller of `draftCalls` knows it.
  const { draft, discard, publish, restore, versions }: DraftEndpoints = endpoints;
  const send = async (endpoint: Endpoint, { id, version }: At, more: object = {}) =>
    (await call(endpoint, { body: { ...more, id, version } })) as Saved;
  return {
    /** Keeps a draft. The editor itself says what went wrong. */
    save: async ({ id, version }: At, content: Omit<BodyInput<Of['draft']>, keyof At>) =>
      (await call(draft, {
        body: { ...content, id, version },
        headers: { 'x-hide-loading': '1' },
        suppressErrorToast: ['VERSION_CONFLICT'],
      })) as Saved,
    discard: (at: At) => send(discard, at),
    publish: (at: At, note: string) => send(publish, at, { note }),
    restore: (at: At, number: number) => send(restore, at, { number }),
    versions: (projectId: string, { id, version }: At) =>
      queryOptions<Versions, Error, Versions, QueryKey>({
        queryKey: keys(projectId, 'versions', id, version),
        queryFn: async ({ signal }) => (await call(versions, { params: { id }, signal })) as Versions,
      }),
  };
}
