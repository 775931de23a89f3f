import type { BodyInput, DataOf, Endpoint } from '@toasoan/contract/core/endpoint.ts';
import type { readerVoteEndpoints } from '@toasoan/contract/features/contest-votes/reader-vote-endpoints.ts';
import type { FormContext } from '../form-context.ts';
import type { callsAt } from '../intake-call.ts';
import type { Say } from '../say.ts';
import type { SharedText } from '../shared-texts.ts';
import type { VoteFormText } from './vote-form-texts.ts';

type Endpoints = typeof readerVoteEndpoints;

const PATHS = {
  askCode: 'code',
  open: 'open',
  state: 'state',
  cast: 'cast',
  share: 'share',
} as const satisfies Readonly<Record<keyof Endpoints, string>>;

/** Makes one call of the votes. @throws Refusal */
export type VoteCalls = <Name extends keyof Endpoints>(
  name: Name,
  body: BodyInput<Endpoints[Name]>,
) => Promise<DataOf<Endpoints[Name]>>;

export function voteCalls(call: ReturnType<typeof callsAt>): VoteCalls {
  return async (name, body) => (await call<Endpoint>(`/votes/${PATHS[name]}`, body)) as never;
}

export interface VoteContext extends FormContext {
  readonly say: Say<VoteFormText | SharedText>;
  readonly calls: VoteCalls;
  readonly contest: string;
}
