import type { DataOf, Endpoint, ParamsOf, QueryOf } from '@toasoan/contract/core/endpoint.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { jsonWriter } from '#server/core/http/json-writer.ts';
import type { SiteReading } from './reading.ts';

interface Input<E extends Endpoint> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
}

/** The text of an answer and its media type. */
export interface AnswerText {
  readonly type: string;
  readonly body: string;
}

/** A call of the public API with what composes its answer; it knows nothing of HTTP. */
export interface DeliveryRoute {
  readonly endpoint: Endpoint;
  /** The data of the answer; the site renders its pages of it. */
  readonly compose: (reading: SiteReading, input: Input<Endpoint>) => Promise<unknown>;
  /** @throws for data that the contract does not allow */
  readonly write: (data: unknown) => AnswerText;
}

const JSON_TYPE = 'application/json; charset=utf-8';

/** An answer in the envelope of the calls. */
export function deliveryRoute<E extends Endpoint>(
  endpoint: E,
  compose: (reading: SiteReading, input: Input<E>) => Promise<DataOf<E>>,
): DeliveryRoute {
  const write = jsonWriter(endpoint.data);
  return {
    endpoint,
    compose: compose as unknown as DeliveryRoute['compose'],
    write: (data) => ({ type: JSON_TYPE, body: `{"error":0,"data":${written(endpoint, write, data)}}` }),
  };
}

/** A file for programs. */
export function fileRoute<E extends Endpoint>(
  endpoint: E,
  compose: (reading: SiteReading, input: Input<E>) => Promise<AnswerText>,
): DeliveryRoute {
  return {
    endpoint,
    compose: compose as unknown as DeliveryRoute['compose'],
    write: (file) => file as AnswerText,
  };
}

/** Writes only what the contract names: no column leaks by accident. */
function written({ method, path }: Endpoint, write: (data: unknown) => string, data: unknown): string {
  try {
    return write(data);
  } catch (cause) {
    const said = `${method} ${path} returned data that its contract does not allow`;
    throw new AppError('INTERNAL', { cause: new Error(said, { cause }) });
  }
}
