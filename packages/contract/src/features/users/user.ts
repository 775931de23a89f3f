import * as z from 'zod/mini';
import { role } from '../../access/roles.ts';
import { countCodePoints, oneLine } from '../../core/text.ts';
import type { FieldCode } from '../../vocabulary/field-texts.ts';
import { sessionProject } from '../projects/project.ts';

const MIN_PASSWORD = 10;
const MAX_PASSWORD = 256;

/** As typed, no trimming, no folding; both Unicode forms of a password have one length. */
function passwordOf(min: number, tooShort: FieldCode) {
  const length = (value: string) => countCodePoints(value.normalize('NFC'));
  return z.string({ error: 'type' }).check(
    z.refine((value) => length(value) >= min, { error: tooShort, params: { min } }),
    z.refine((value) => length(value) <= MAX_PASSWORD, { error: 'tooLong', params: { max: MAX_PASSWORD } }),
  );
}

export const anyPassword = passwordOf(1, 'required');
export const newPassword = passwordOf(MIN_PASSWORD, 'tooShort');

/** Trimmed; the server lower-cases it and converts the domain to ASCII for its identity column. */
export const email = z.pipe(
  oneLine({ min: 1, max: 120 }),
  z.string().check(z.regex(/^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@.]{2,}$/, { error: 'pattern' })),
);
export const displayName = oneLine({ min: 2, max: 120 });

export const ACCOUNT_TYPES = [
  'user',
  'author',
  'event',
  'figure',
  'destination',
  'organization',
  'enterprise',
] as const;
export type AccountType = (typeof ACCOUNT_TYPES)[number];

export const VERIFY_NONE = 0;
export const VERIFY_AUTHENTICATOR = 1;

export const sessionUser = z.object({
  userId: z.string(),
  username: z.string(),
  email: z.string(),
  displayName: z.string(),
  name: z.string(),
  mobile: z.string(),
  /** Address of a small square picture. */
  avatar: z.nullable(z.string()),
  role,
  roles: z.array(role),
  /** 0 none, 1 authenticator app. */
  verifyType: z.number(),
  /** This session passed the second factor. */
  verify2FA: z.boolean(),
  /** Effective permissions outside of any project; `permissionsIn` adds those of one. */
  permissions: z.array(z.string()),
  permissionGrants: z.array(z.string()),
  permissionDenials: z.array(z.string()),
  projects: z.array(sessionProject),
  mustChangePassword: z.boolean(),
  /** The time from which this person needs a second factor; null: none is owed. */
  secondFactorDue: z.optional(z.nullable(z.string())),
  /** That time has come: nothing but its set-up is allowed. */
  mustSetUpSecondFactor: z.optional(z.boolean()),
  version: z.number(),
  /** Somebody else sees the console as this person, until then at the latest. */
  viewed: z.optional(z.object({ by: z.string(), until: z.string() })),
  /** Messages for the user in this session: an administrator turned off their second factor. */
  notices: z.optional(
    z.array(z.object({ code: z.literal('SECOND_FACTOR_RESET'), by: z.string(), time: z.string() })),
  ),
});
export type SessionUser = z.output<typeof sessionUser>;

export const signedIn = z.object({ token: z.string(), user: sessionUser });
export type SignedIn = z.output<typeof signedIn>;
