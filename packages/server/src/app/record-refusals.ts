import type { ErrorCode } from '@toasoan/contract/core/errors.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressKey } from '#server/core/auth/attempt-keys.ts';
import { AttemptsUsedUp } from '#server/core/auth/attempt-store.ts';
import type { AppError } from '#server/core/errors/app-error.ts';
import type { RefusalLog } from '#server/core/http/refusal-log.ts';

const HOUR_MS = 3_600_000;
const QUARTER_MS = 900_000;
const NOT_ALLOWED: readonly ErrorCode[] = ['FORBIDDEN', 'PROJECT_FORBIDDEN', 'ABOVE_YOU'];
/** Readers of preview links are no accounts. */
const NO_SIGN_IN = 'preview ';

/** Counts calls that a person may not make, and sign-ins that are locked, after their answer. */
export function recordRefusals(app: FastifyInstance, refusals: RefusalLog): void {
  app.addHook('onResponse', async (request) => {
    const { failure } = request;
    if (failure === null) return;
    if (NOT_ALLOWED.includes(failure.code)) countCall(refusals, request, failure.code);
    else countLocked(refusals, request, failure);
  });
  app.addHook('onClose', () => refusals.save());
}

function countCall(refusals: RefusalLog, request: FastifyRequest, code: ErrorCode): void {
  const { asker } = request;
  if (asker === null) return;
  const now = new Date();
  const { caller, area } = asker;
  refusals.count(
    {
      subject: `person ${caller.userId}`,
      area,
      since: beginning(now, HOUR_MS),
      // The row belongs to the log of the system, not to that of the project.
      source: { ...sourceOf(request), caller, projectId: '' },
      action: 'refusal.call',
      after: {
        area,
        call: `${request.method} ${request.routeOptions.url}`,
        reason: code,
        projects: caller.project === undefined ? [] : [caller.project.projectId],
      },
    },
    now,
  );
}

function countLocked(refusals: RefusalLog, request: FastifyRequest, { options }: AppError): void {
  if (!(options.cause instanceof AttemptsUsedUp)) return;
  const { key } = options.cause;
  if (key.startsWith(NO_SIGN_IN)) return;
  const now = new Date();
  const address = addressKey(request.ip);
  refusals.count(
    {
      subject: key === address ? key : `${key} ${address}`,
      area: 'session',
      since: beginning(now, QUARTER_MS),
      source: { ...sourceOf(request), projectId: '' },
      action: 'refusal.lockedSignIn',
      after: triedAccount(key),
    },
    now,
  );
}

/** The account whose attempts are used up; a locked address names none. */
function triedAccount(key: string): Readonly<Record<string, string>> {
  const [what, value = ''] = key.split(' ');
  if (what === 'address') return {};
  return what === 'account' ? { email: value } : { account: value };
}

function sourceOf({ ip, id, headers }: FastifyRequest) {
  return { address: ip, requestId: id, userAgent: headers['user-agent'] ?? '' };
}

function beginning(time: Date, ms: number): Date {
  return new Date(Math.floor(time.getTime() / ms) * ms);
}
