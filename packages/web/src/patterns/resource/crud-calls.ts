import { type QueryKey, queryOptions } from '@tanstack/react-query';
import type { BodyInput, DataOf, Endpoint, QueryInput } from '@toasoan/contract/core/endpoint.ts';
import { call, firstAnswer } from '#web/core/api/api.ts';
import { resourceKeys, useResourceMutation } from './resource-queries.ts';

/** What `crudEndpoints` of the contract gives. */
interface CrudEndpoints {
  readonly list: Endpoint;
  readonly detail: Endpoint;
  readonly create: Endpoint;
  readonly update: Endpoint;
  readonly remove: Endpoint;
}

interface Version {
  readonly id: string;
  readonly version: number;
}

/** Reads and changes of one kind of record. `name` begins the query keys: see `resourceKeys`. */
export function crudCalls<Of extends CrudEndpoints>(name: string, endpoints: Of) {
  type Saved = DataOf<Of['detail']>;
  type Change = Omit<BodyInput<Of['update']>, keyof Version>;
  // `call` reads the types of an endpoint that is known; here only the caller of `crudCalls` knows it.
  const { list, detail, create, update, remove }: CrudEndpoints = endpoints;
  const keys = resourceKeys(name);
  return {
    keys,
    list: (projectId: string, query: QueryInput<Of['list']>) =>
      queryOptions<DataOf<Of['list']>, Error, DataOf<Of['list']>, QueryKey>({
        queryKey: keys(projectId, 'list', query),
        queryFn: async ({ signal }) => (await call(list, { query, signal })) as DataOf<Of['list']>,
        initialData: () => firstAnswer(list, { query }) as DataOf<Of['list']> | undefined,
      }),
    detail: (projectId: string, id: string) =>
      queryOptions<Saved, Error, Saved, QueryKey>({
        queryKey: keys(projectId, 'detail', id),
        queryFn: async ({ signal }) => (await call(detail, { params: { id }, signal })) as Saved,
      }),
    create: async (body: BodyInput<Of['create']>) => (await call(create, { body })) as Saved,
    /** The save of a drawer: the form itself shows a version conflict. */
    update: async ({ id, version }: Version, change: Change) => {
      const body = { ...change, id, version };
      return (await call(update, { body, suppressErrorToast: ['VERSION_CONFLICT'] })) as Saved;
    },
    /** A change outside the drawer. */
    useUpdate: () =>
      useResourceMutation(keys, ({ record: { id, version }, set }: { record: Version; set: Change }) =>
        call(update, { body: { ...set, id, version } }),
      ),
    useRemove: () =>
      useResourceMutation(keys, ({ id, version }: Version) =>
        call(remove, { params: { id }, ifMatch: version }),
      ),
  };
}
