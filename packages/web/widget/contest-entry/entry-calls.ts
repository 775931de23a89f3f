import type { BodyInput, DataOf, Endpoint } from '@toasoan/contract/core/endpoint.ts';
import type { entryEndpoints } from '@toasoan/contract/features/contest-entries/entry-endpoints.ts';
import type { callsAt } from '../intake-call.ts';

type Endpoints = typeof entryEndpoints;

const PATHS = {
  askCode: 'code',
  open: 'open',
  state: 'state',
  begin: 'begin',
  save: 'save',
  drop: 'drop',
  removeFile: 'remove-file',
  send: 'send',
  withdraw: 'withdraw',
} as const satisfies Readonly<Record<keyof Endpoints, string>>;

/** Makes one call of the entries. @throws Refusal */
export type EntryCalls = <Name extends keyof Endpoints>(
  name: Name,
  body: BodyInput<Endpoints[Name]>,
) => Promise<DataOf<Endpoints[Name]>>;

export function entryCalls(call: ReturnType<typeof callsAt>): EntryCalls {
  return async (name, body) => (await call<Endpoint>(`/entries/${PATHS[name]}`, body)) as never;
}
