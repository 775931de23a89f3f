import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { ERRORS, type ErrorCode } from '@toasoan/contract/core/errors.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { failureEnvelope } from '#server/core/errors/failure-envelope.ts';
import { DEFAULT_LANGUAGE } from '#server/core/http/request-language.ts';

const CODES: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
  ERR_HTTP_REQUEST_TIMEOUT: 'BODY_TOO_SLOW',
};

/** Answers what is not HTTP in the envelope, with the headers of every answer, and closes the connection. */
export function refuseMalformed(headers: Readonly<Record<string, string>>) {
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    if (socket.writable) socket.write(answerOf(CODES[error.code ?? ''] ?? 'INVALID_INPUT', headers));
    socket.destroy(error);
  };
}

/** Nothing of the request could be read, so neither could its language. */
function answerOf(code: ErrorCode, headers: Readonly<Record<string, string>>): string {
  const body = JSON.stringify(failureEnvelope(new AppError(code), DEFAULT_LANGUAGE, randomUUID()));
  const { status } = ERRORS[code];
  const lines = Object.entries({
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`;
}
