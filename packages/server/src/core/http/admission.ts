import type { AreaKey } from '@toasoan/contract/access/area-rules.ts';
import type { Endpoint } from '@toasoan/contract/core/endpoint.ts';
import { VIEW_AS_HEADER } from '@toasoan/contract/core/headers.ts';
import type { FastifyRequest } from 'fastify';
import { type Caller, whoActs } from '#server/core/auth/caller.ts';
import type { Db } from '#server/core/db/database.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { checkArea, checkViewing } from './check-access.ts';
import type { WriteLimit } from './write-limit.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller and the project; null before they are known and for calls without a token. */
    admission: Admission | null;
    /** Who asks for what; null before the caller is known. */
    asker: { readonly caller: Caller; readonly area: AreaKey } | null;
  }
}

export interface Admission {
  readonly caller: Caller;
  /** '' when the call works in no project. */
  readonly projectId: string;
}

/** One indexed read: session, person, project. @throws SESSION_INVALID, SESSION_ENDED, VIEW_OVER. */
export type FindCaller = (
  db: Db,
  token: string,
  projectId: string,
  options: { readonly countsAsUse: boolean; readonly viewId?: string | undefined },
) => Promise<Caller>;

interface Gate {
  readonly db: Db;
  readonly findCaller: FindCaller;
  readonly writeLimit: WriteLimit;
}

const MAX_VIEW_ID = 100;
const BEARER = /^Bearer ([\x21-\x7e]{16,256})$/i;

/** Decides about a call before any byte of its body is read. */
export async function admit(gate: Gate, endpoint: Endpoint, request: FastifyRequest): Promise<void> {
  const { access } = endpoint;
  if (access.token !== 'none' && access.token !== 'reader') {
    const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
    if (token === undefined) throw new AppError('SESSION_INVALID');
    const named = namedProject(request);
    const caller = await gate.findCaller(gate.db, token, named, {
      // The console opens streams by itself: they must not keep an unused session alive.
      countsAsUse: endpoint.kind !== 'stream' && endpoint.countsAsUse !== false,
      viewId: namedView(request),
    });
    request.asker = {
      caller: whoActs(caller),
      area: access.token === 'full' ? access.area : 'profile',
    };
    checkViewing(endpoint, caller);
    const projectId =
      access.token === 'full'
        ? checkArea(access, caller, named, endpoint.path)
        : (caller.project?.projectId ?? '');
    request.admission = { caller, projectId };
    if (isCounted(endpoint)) gate.writeLimit.count(caller.userId);
  }
  if (isEncoded(request)) throw new AppError('UNSUPPORTED_MEDIA_TYPE');
}

/**
 * Every write, except parts of an upload: their number depends on the line, and their bytes are limited elsewhere.
 */
function isCounted({ method, kind }: Endpoint): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  return kind !== 'upload' || method !== 'PATCH';
}

function namedProject(request: FastifyRequest): string {
  const header = request.headers['project-id'];
  return typeof header === 'string' ? header.trim() : '';
}

/** Undefined for a call in one's own name. */
function namedView(request: FastifyRequest): string | undefined {
  const header = request.headers[VIEW_AS_HEADER];
  return typeof header === 'string' && header !== '' ? header.slice(0, MAX_VIEW_ID) : undefined;
}

/** A compressed body is refused: its size is unknown before it is unpacked. */
export function isEncoded(request: FastifyRequest): boolean {
  const encoding = request.headers['content-encoding'];
  return encoding !== undefined && encoding.toLowerCase() !== 'identity';
}
