import type { DataOf, Endpoint, ParamsInput, QueryInput } from '../../core/endpoint.ts';
import type { Failure } from '../../core/envelope.ts';
import { deliveryEndpoints } from './delivery-endpoints.ts';

/** As much of `fetch` as the client needs: the site calls in process. */
export type Ask = (address: string) => Promise<{ readonly json: () => Promise<unknown> }>;

type Calls = typeof deliveryEndpoints;
/** A call without any has none to give. */
type Given<Fields> = Fields extends Readonly<Record<string, never>> ? unknown : Fields;
type Input<E extends Endpoint> = Given<ParamsInput<E>> & Given<QueryInput<E>>;

/** One function per call: parameters and query in one object. */
export type DeliveryClient = {
  readonly [Name in keyof Calls]: (input: Input<Calls[Name]>) => Promise<DataOf<Calls[Name]>>;
};

/** The public API answered with a failure: `NOT_FOUND`, `GONE` and others. */
export class DeliveryError extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.message);
    this.failure = failure;
  }
}

/** @param base where the calls are: `https://…/api`, or `/api` in process */
export function deliveryClient(ask: Ask, base: string): DeliveryClient {
  const calls = Object.entries(deliveryEndpoints).map(([name, { path }]) => {
    const call = async (input: Readonly<Record<string, unknown>>) => {
      const answer = (await (await ask(base + addressOf(path, input))).json()) as {
        error: number;
        data: unknown;
      };
      if (answer.error !== 0) throw new DeliveryError(answer as unknown as Failure);
      return answer.data;
    };
    return [name, call] as const;
  });
  return Object.fromEntries(calls) as unknown as DeliveryClient;
}

function addressOf(path: string, input: Readonly<Record<string, unknown>>): string {
  const rest = new Map(Object.entries(input));
  const filled = path.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = encodeURIComponent(String(rest.get(name) ?? ''));
    rest.delete(name);
    return value;
  });
  const query = [...rest].flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(String(value))}`],
  );
  return query.length === 0 ? filled : `${filled}?${query.join('&')}`;
}
