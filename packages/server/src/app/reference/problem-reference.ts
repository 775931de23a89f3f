import type { Endpoint } from '@toasoan/contract/core/endpoint.ts';
import {
  KEY_PROBLEMS,
  type ProblemCode,
  problemType,
} from '@toasoan/contract/features/api-keys/key-problems.ts';

const ONLY_POSTS: readonly ProblemCode[] = [
  'TOO_LARGE',
  'TOO_SLOW',
  'UNSUPPORTED_MEDIA_TYPE',
  'IDEMPOTENCY_RUNNING',
  'IDEMPOTENCY_MISMATCH',
];
const ONLY_TRANSLATIONS: readonly ProblemCode[] = ['QUOTA_REACHED', 'ENGINE_FAILED'];

/** Everything that a call with an API key may be refused for; none for other calls. */
export function problemsOf({ access, method }: Endpoint): readonly ProblemCode[] {
  if (access.token !== 'key') return [];
  const { permission } = access;
  const codes = Object.keys(KEY_PROBLEMS) as ProblemCode[];
  return codes.filter((code) => {
    if (code === 'NOT_FOUND') return false;
    if (ONLY_POSTS.includes(code)) return method === 'POST';
    if (ONLY_TRANSLATIONS.includes(code)) return permission === 'translate';
    if (code === 'PERMISSION_MISSING' || code === 'PROJECT_REFUSED' || code === 'PAIR_REFUSED')
      return permission !== null;
    return true;
  });
}

/** A failure as RFC 9457 has it. */
export const PROBLEM = {
  type: 'object',
  required: ['type', 'title', 'status', 'detail', 'instance', 'code'],
  properties: {
    type: { type: 'string', enum: (Object.keys(KEY_PROBLEMS) as ProblemCode[]).map(problemType) },
    title: { type: 'string', description: 'In the language of Accept-Language.' },
    status: { type: 'integer' },
    detail: { type: 'string', description: 'What happened, what was kept and what to do.' },
    instance: { type: 'string', description: 'Names this one failure in our log.' },
    code: { type: 'string', enum: Object.keys(KEY_PROBLEMS) },
    errors: {
      type: 'array',
      description: 'The wrong fields.',
      items: {
        type: 'object',
        required: ['field', 'code', 'message'],
        properties: { field: { type: 'string' }, code: { type: 'string' }, message: { type: 'string' } },
      },
    },
    retryAfter: { type: 'integer', description: 'Seconds, as in Retry-After.' },
  },
};

const RETRY_AFTER = { description: 'Seconds to wait.', schema: { type: 'integer' } };

/** Problems by HTTP status. */
export function problemResponses(codes: readonly ProblemCode[]) {
  const byStatus = Map.groupBy(codes, (code) => KEY_PROBLEMS[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, ofStatus]) => [
      status,
      {
        description: ofStatus
          .map((code) => `${problemType(code)}: ${KEY_PROBLEMS[code].title.en}`)
          .join('\n'),
        ...(status === 429 && { headers: { 'Retry-After': RETRY_AFTER } }),
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    ]),
  );
}

const header = (description: string, type: string) => ({ description, schema: { type } });

/** On every answer to a call with a key. */
export const USAGE_HEADERS = {
  'X-Quota-Limit': header('Characters a day.', 'integer'),
  'X-Quota-Remaining': header('Characters that are left today.', 'integer'),
  'X-Quota-Reset': header('Seconds until the day of Vietnam is over.', 'integer'),
  'RateLimit-Policy': header('The limit of a minute, as the draft of the IETF writes it.', 'string'),
  RateLimit: header('Calls that are left in this minute, and the seconds until the next.', 'string'),
};
