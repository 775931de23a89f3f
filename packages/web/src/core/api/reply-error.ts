import type { ErrorDetails, FieldError } from '@toasoan/contract/core/envelope.ts';
import { ApiError } from './api-error.ts';
import type { HttpReply } from './http.ts';

interface LooseEnvelope {
  readonly error?: unknown;
  readonly code?: unknown;
  readonly message?: unknown;
  readonly msg?: unknown;
  readonly errors?: unknown;
  readonly details?: ErrorDetails;
  readonly requestId?: unknown;
}

/** True for HTTP 2xx with `error` 0: only then is `data` the result. */
export function isSuccess(reply: HttpReply): reply is HttpReply & { body: { error: 0; data: unknown } } {
  return !isHttpError(reply) && envelopeOf(reply.body).error === 0;
}

/** The error of an unsuccessful response, with the text to show. */
export function replyError(reply: HttpReply, genericText: string): ApiError {
  const envelope = envelopeOf(reply.body);
  const fields = fieldsOf(envelope.errors);
  const message = isHttpError(reply)
    ? firstText(...fields.map((field) => field.message), envelope.message, envelope.msg, genericText)
    : firstText(envelope.message, envelope.msg, errorValue(envelope), genericText);
  return new ApiError(message, {
    code: text(envelope.code) || (isHttpError(reply) ? `HTTP_${reply.status}` : 'UNREADABLE'),
    error: typeof envelope.error === 'number' ? envelope.error : 0,
    status: reply.status,
    fields,
    details: envelope.details ?? {},
    requestId: text(envelope.requestId),
  });
}

function isHttpError({ status }: HttpReply): boolean {
  return status < 200 || status >= 300;
}

function envelopeOf(body: unknown): LooseEnvelope {
  return typeof body === 'object' && body !== null ? body : {};
}

function errorValue({ error }: LooseEnvelope): string {
  return typeof error === 'number' || typeof error === 'string' ? String(error) : '';
}

function fieldsOf(errors: unknown): readonly FieldError[] {
  if (!Array.isArray(errors)) return [];
  return errors.map((one: Partial<FieldError> | string | null) =>
    typeof one === 'string'
      ? { field: '', code: '', message: one }
      : { field: text(one?.field), code: text(one?.code), message: text(one?.message) },
  );
}

function firstText(...candidates: readonly unknown[]): string {
  return candidates.map(text).find((one) => one !== '') ?? '';
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
