import { type SignInRules, signInRulesEndpoints } from '@toasoan/contract/features/session/sign-in-rules.ts';
import { writeAudit } from '#server/core/audit/audit-log.ts';
import { checkVersion } from '#server/core/db/version-conflict.ts';
import type { Call } from '#server/core/http/call.ts';
import { type Route, route, transactionRoute } from '#server/core/http/route.ts';
import { lockSignInRules, readSignInRules, rolesIn, writeSignInRules } from './sign-in-rules-store.ts';

export function signInRulesRoutes(now: () => Date): readonly Route[] {
  return [
    route(signInRulesEndpoints.get, ({ db }) => readSignInRules(db)),
    transactionRoute(signInRulesEndpoints.update, (call) => updateSignInRules(call, now())),
  ];
}

/** A role that was required before keeps its time: saving again gives nobody new days of grace. */
async function updateSignInRules(
  call: Call<typeof signInRulesEndpoints.update>,
  now: Date,
): Promise<SignInRules> {
  const { version, factorRoles, graceDays } = call.body;
  const before = await lockSignInRules(call.db);
  checkVersion(before, version);
  const factorSince = Object.fromEntries(
    [...new Set(factorRoles)].map((role) => [role, before.factor_since[role] ?? now.toISOString()]),
  );
  await writeSignInRules(call.db, { factorSince, graceDays }, { by: call.caller, now });
  await writeAudit(call, {
    action: 'user.signInRules',
    entity: 'user',
    before: { factorRoles: rolesIn(before.factor_since), graceDays: before.grace_days },
    after: { factorRoles: rolesIn(factorSince), graceDays },
  });
  return await readSignInRules(call.db);
}
