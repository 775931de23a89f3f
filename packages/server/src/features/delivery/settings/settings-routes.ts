import { CDN_RULE_TEXTS } from '@toasoan/contract/features/delivery/delivery-settings.ts';
import { deliverySettingsEndpoints as endpoints } from '@toasoan/contract/features/delivery/delivery-settings-endpoints.ts';
import { writeAudit } from '#server/core/audit/audit-log.ts';
import type { SecretBox } from '#server/core/auth/secret-box.ts';
import { checkVersion } from '#server/core/db/version-conflict.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import { preparedRoute, type Route, route, transactionRoute } from '#server/core/http/route.ts';
import { FetchRefused } from '#server/core/safe-fetch/fetch-refused.ts';
import type { SafeFetch } from '#server/core/safe-fetch/safe-fetch.ts';
import {
  dropSite,
  findSettings,
  holdSettings,
  type SettingsRow,
  saveSettings,
  shownSettings,
} from './settings-store.ts';

interface Dependencies {
  readonly safeFetch: Pick<SafeFetch, 'check'>;
  readonly secretBox: SecretBox;
}

/** What the log keeps: of the token only whether there is one. */
const factsOf = ({ ads_txt, cdn_kind, cdn_address, cdn_token }: SettingsRow) => ({
  adsTxt: ads_txt,
  cdnKind: cdn_kind,
  cdnAddress: cdn_address,
  cdnToken: cdn_token?.toString('base64').slice(0, 8) ?? '',
});

export function deliverySettingsRoutes({ safeFetch, secretBox }: Dependencies): readonly Route[] {
  return [
    route(endpoints.settings, async ({ db, projectId }) =>
      shownSettings(db, await findSettings(db, projectId)),
    ),
    preparedRoute(
      endpoints.saveSettings,
      ({ body }) => checkAddress(safeFetch, body.cdnAddress ?? ''),
      async (call) => {
        const { db, projectId, body } = call;
        const before = await holdSettings(db, projectId);
        checkVersion(before, body.version);
        const { version: _, ...change } = body;
        const after = await saveSettings(db, before, change, { box: secretBox, by: call.caller.displayName });
        const isComplete = after.cdn_address !== '' && after.cdn_token !== null;
        if (after.cdn_kind !== 'NONE' && !isComplete)
          throw ruleNotMet(CDN_RULE_TEXTS, 'CDN_INCOMPLETE', 'cdnAddress');
        await writeAudit(call, {
          action: 'project.update',
          entity: 'project',
          entityId: projectId,
          before: factsOf(before),
          after: factsOf(after),
        });
        return await shownSettings(db, after);
      },
    ),
    transactionRoute(endpoints.purge, async ({ db, projectId }) => {
      await dropSite(db, projectId);
      return await shownSettings(db, await findSettings(db, projectId));
    }),
  ];
}

/** @throws RULES_NOT_MET: CDN_ADDRESS */
async function checkAddress({ check }: Pick<SafeFetch, 'check'>, address: string): Promise<void> {
  if (address === '') return;
  try {
    await check(address, { httpsOnly: true });
  } catch (error) {
    if (!(error instanceof FetchRefused)) throw error;
    // A name that is not found may exist tomorrow.
    if (error.reason !== 'notFound') throw ruleNotMet(CDN_RULE_TEXTS, 'CDN_ADDRESS', 'cdnAddress');
  }
}
