import { VIEW_AS_HEADER } from '@toasoan/contract/core/headers.ts';
import type { Language } from '@toasoan/contract/vocabulary/language.ts';
import type { CallOptions } from './callable.ts';
import { viewedId } from './viewed-id.ts';

/** Read by the client and not sent: the caller does not want the loading line. */
const HIDE_LOADING = 'x-hide-loading';

interface Identity {
  readonly token: string;
  readonly projectId: string;
  readonly language: Language;
}

export function callHeaders(identity: Identity, options: CallOptions): Headers {
  const headers = new Headers(options.headers);
  headers.delete(HIDE_LOADING);
  headers.set('accept-language', identity.language);
  setGiven(headers, 'authorization', identity.token && `Bearer ${identity.token}`);
  setGiven(headers, 'project-id', identity.projectId);
  setGiven(headers, VIEW_AS_HEADER, viewedId());
  setGiven(headers, 'if-match', options.ifMatch === undefined ? '' : `"${options.ifMatch}"`);
  setGiven(headers, 'idempotency-key', options.idempotencyKey ?? '');
  return headers;
}

export function hidesLoading({ headers }: CallOptions): boolean {
  return Object.keys(headers ?? {}).some((name) => name.toLowerCase() === HIDE_LOADING);
}

function setGiven(headers: Headers, name: string, value: string): void {
  if (value !== '') headers.set(name, value);
}
