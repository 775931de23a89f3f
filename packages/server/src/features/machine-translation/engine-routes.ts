import {
  engineEndpoints as endpoints,
  machineTranslationEndpoints as settingsEndpoints,
} from '@toasoan/contract/features/machine-translation/endpoints.ts';
import type { EngineTrial } from '@toasoan/contract/features/machine-translation/engine.ts';
import { MACHINE_TRANSLATION_RULE_TEXTS as RULES } from '@toasoan/contract/features/machine-translation/engine-texts.ts';
import type { PairOrder } from '@toasoan/contract/features/machine-translation/machine-settings.ts';
import { auditOf, writeAudit } from '#server/core/audit/audit-log.ts';
import type { SecretBox } from '#server/core/auth/secret-box.ts';
import { checkVersion } from '#server/core/db/version-conflict.ts';
import { getVersioned, holdVersioned, removeVersioned } from '#server/core/db/versioned.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import { preparedRoute, type Route, route, transactionRoute } from '#server/core/http/route.ts';
import { FetchRefused } from '#server/core/safe-fetch/fetch-refused.ts';
import type { SafeFetch } from '#server/core/safe-fetch/safe-fetch.ts';
import { engineFacts, engineOf } from './engine-row.ts';
import { engineTitlesOf, insertEngine, listEngines, updateEngine } from './engine-store.ts';
import { budgetOf } from './ledger-store.ts';
import {
  findSettings,
  holdSettings,
  type SettingsRow,
  saveSettings,
  settingsAnswer,
} from './settings-store.ts';
import { tryEngine } from './try-engine.ts';
import { usageOf } from './usage-view.ts';

interface Dependencies {
  readonly safeFetch: SafeFetch;
  readonly secretBox: SecretBox;
  readonly now: () => Date;
}

const auditEngine = auditOf('machineTranslation', engineFacts);

/** The tab "Dịch máy" of a project. */
export function machineTranslationRoutes(deps: Dependencies): readonly Route[] {
  return [...engineRoutes(deps), ...settingsRoutes(deps)];
}

function engineRoutes({ safeFetch, secretBox, now }: Dependencies): readonly Route[] {
  return [
    route(endpoints.list, ({ db, projectId, query }) => listEngines(db, projectId, query)),
    route(endpoints.detail, async ({ db, projectId, params }) =>
      engineOf(await getVersioned(db, 'translation_engines', projectId, params.id)),
    ),
    preparedRoute(
      endpoints.create,
      ({ body }) => checkAddress(safeFetch, body.address),
      async (call) => {
        const { db, projectId, caller, body } = call;
        const after = await insertEngine(db, projectId, body, { box: secretBox, by: caller });
        await auditEngine(call, 'create', { after });
        return engineOf(after);
      },
    ),
    preparedRoute(
      endpoints.update,
      async ({ body }) => {
        if (body.address !== undefined) await checkAddress(safeFetch, body.address);
      },
      async (call) => {
        const { db, projectId, caller, body } = call;
        const before = await holdVersioned(db, 'translation_engines', projectId, body.id);
        checkVersion(before, body.version);
        const after = await updateEngine(db, before, body, { box: secretBox, by: caller });
        await auditEngine(call, 'update', { before, after });
        return engineOf(after);
      },
    ),
    transactionRoute(endpoints.remove, async (call) => {
      const { db, projectId, params, ifMatch } = call;
      const before = await holdVersioned(db, 'translation_engines', projectId, params.id);
      checkVersion(before, ifMatch);
      await removeVersioned(db, 'translation_engines', before);
      await auditEngine(call, 'delete', { before });
      return { id: before.id };
    }),
    route(endpoints.test, async ({ db, projectId, caller, params }): Promise<EngineTrial> => {
      const row = await getVersioned(db, 'translation_engines', projectId, params.id);
      return await tryEngine({ db, projectId, owner: caller }, { safeFetch, secretBox, now }, row);
    }),
  ];
}

function settingsRoutes({ now }: Dependencies): readonly Route[] {
  return [
    route(settingsEndpoints.settings, async ({ db, projectId }) =>
      settingsAnswer(await findSettings(db, projectId), await budgetOf(db, projectId, now())),
    ),
    transactionRoute(settingsEndpoints.saveSettings, async (call) => {
      const { db, projectId, caller, body } = call;
      const before = await holdSettings(db, projectId);
      checkVersion(before, body.version);
      const { version: _, ...change } = body;
      const titles = await engineTitlesOf(db, projectId);
      checkOrders(change.order ?? [], change.pairOrders ?? [], titles);
      const after = await saveSettings(db, before, change, caller.displayName);
      await writeAudit(call, {
        action: 'machineTranslation.update',
        entity: 'machineTranslation',
        entityId: projectId,
        before: settingsFacts(before, titles),
        after: settingsFacts(after, titles),
      });
      return settingsAnswer(after, await budgetOf(db, projectId, now()));
    }),
    route(settingsEndpoints.usage, ({ db, projectId, query }) =>
      usageOf(db, projectId, Number(query.days), now()),
    ),
  ];
}

/** What the log keeps of the settings: engines by their names of now, a deleted one by its id. */
function settingsFacts(
  { month_budget, style_guide, engine_order, pair_orders }: SettingsRow,
  titles: ReadonlyMap<string, string>,
) {
  const named = (ids: readonly string[]) => ids.map((id) => titles.get(id) ?? id);
  return {
    monthBudget: Number(month_budget),
    styleGuide: style_guide,
    engineOrder: named(engine_order),
    pairOrders: pair_orders.map(
      ({ sourceLang, targetLang, engineIds }) =>
        `${sourceLang} → ${targetLang}: ${named(engineIds).join(', ')}`,
    ),
  };
}

/** @throws RULES_NOT_MET: ENGINE_UNKNOWN, PAIR_TWICE, PAIR_SAME */
function checkOrders(
  order: readonly string[],
  pairs: readonly PairOrder[],
  known: ReadonlyMap<string, string>,
): void {
  const named = [...order, ...pairs.flatMap(({ engineIds }) => engineIds)];
  if (named.some((id) => !known.has(id))) throw ruleNotMet(RULES, 'ENGINE_UNKNOWN', 'order');
  if (pairs.some(({ sourceLang, targetLang }) => sourceLang === targetLang))
    throw ruleNotMet(RULES, 'PAIR_SAME', 'pairOrders');
  const keys = pairs.map(({ sourceLang, targetLang }) => `${sourceLang}>${targetLang}`);
  if (new Set(keys).size < keys.length) throw ruleNotMet(RULES, 'PAIR_TWICE', 'pairOrders');
}

/**
 * A name that is not found is accepted: it may exist tomorrow, and is checked whenever it is called.
 * @throws RULES_NOT_MET: ADDRESS_…
 */
async function checkAddress({ check }: Pick<SafeFetch, 'check'>, address: string): Promise<void> {
  try {
    await check(address, { httpsOnly: true });
  } catch (error) {
    if (!(error instanceof FetchRefused)) throw error;
    if (error.reason === 'private' || error.reason === 'port')
      throw ruleNotMet(RULES, 'ADDRESS_NOT_ALLOWED', 'address');
    if (error.reason !== 'notFound') throw ruleNotMet(RULES, 'ADDRESS_INVALID', 'address');
  }
}
