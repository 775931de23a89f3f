import * as z from 'zod/mini';
import { inArea } from '../../access/endpoint-access.ts';
import { role } from '../../access/roles.ts';
import { defineEndpoint } from '../../core/define-endpoint.ts';
import { version } from '../../core/ids.ts';

export const DEFAULT_GRACE_DAYS = 14;
export const MAX_GRACE_DAYS = 90;

const graceDays = z
  .number({ error: 'type' })
  .check(
    z.int({ error: 'type' }),
    z.gte(0, { error: 'tooSmall' }),
    z.lte(MAX_GRACE_DAYS, { error: 'tooBig' }),
  );

const signInRules = z.object({
  version: z.number(),
  /** Roles that need a second factor. */
  factorRoles: z.array(role),
  /** Days in which a person may still work without it. */
  graceDays: z.number(),
  /** Enabled accounts that sign in, by role. */
  people: z.array(z.object({ role, total: z.number(), withoutFactor: z.number() })),
});
export type SignInRules = z.output<typeof signInRules>;

/** A setting of the whole system. */
export const signInRulesEndpoints = {
  get: defineEndpoint({
    method: 'GET',
    path: '/admin/sign-in-rules',
    summary: 'Which roles need a second factor, and how many people have none yet.',
    access: inArea('sign-in-rules'),
    data: signInRules,
  }),
  update: defineEndpoint({
    method: 'POST',
    path: '/admin/sign-in-rules/update',
    summary:
      'Require a second factor of roles, after days of grace that count from the first time it is required.',
    access: inArea('sign-in-rules'),
    body: z.strictObject({
      version,
      factorRoles: z.array(role).check(z.maxLength(4, { error: 'tooMany' })),
      graceDays,
    }),
    data: signInRules,
    errors: ['VERSION_MISSING', 'VERSION_CONFLICT'],
  }),
};
