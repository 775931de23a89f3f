import {
  engineEndpoints,
  machineTranslationEndpoints,
} from '@toasoan/contract/features/machine-translation/endpoints.ts';
import type { EngineCreate } from '@toasoan/contract/features/machine-translation/engine.ts';
import { sql } from 'kysely';
import type { SafeRequest } from '#server/core/safe-fetch/safe-fetch.ts';
import { aPerson } from '#test/factories/a-person.ts';
import { aProject } from '#test/factories/a-project.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestServer } from '#test/test-server.ts';
import { translateTexts } from '../translate-texts.ts';
import type { TranslationWork } from '../translation-work.ts';
import { anEngineServer } from './an-engine-server.ts';

/** The server with an engine server that it may call. */
export async function aTranslationWorld() {
  const engines = await anEngineServer();
  const server = await startTestServer({ env: { FETCH_PRIVATE_HOSTS: engines.host } });
  const { db, secretBox } = server;
  const chief = await aPerson(db, { role: 'SUPPER_ADMIN' });

  async function aRoom() {
    const projectId = await aProject(db);
    const headers = await signIn(db, chief, { project: projectId });
    engines.behaves(() => 'works');
    engines.take();
    engines.takeCharged();
    const owner = { userId: chief.userId, displayName: chief.displayName };
    const safeFetch = {
      fetch: (address: string, request?: SafeRequest) =>
        server.safeFetch.fetch(address, { ...request, totalMs: 400, headersMs: 400 }),
    };
    const work: TranslationWork = {
      db,
      projectId,
      pair: { sourceLang: 'vi', targetLang: 'en' },
      owner,
      engines: { safeFetch, secretBox, now: () => new Date() },
    };
    const anEngine = (fields: Partial<EngineCreate> = {}) =>
      server.ask(engineEndpoints.create, {
        headers,
        body: {
          title: 'Máy dịch',
          kind: 'LIBRE',
          address: engines.address,
          status: 'ENABLE',
          price: 500_000,
          ...fields,
        } as EngineCreate,
      });
    return {
      projectId,
      headers,
      work,
      anEngine,
      setBudget: async (monthBudget: number) => {
        const { version } = await server.ask(machineTranslationEndpoints.settings, { headers });
        await server.ask(machineTranslationEndpoints.saveSettings, {
          headers,
          body: { version, monthBudget },
        });
      },
      translate: (texts: readonly string[], more: Partial<TranslationWork> = {}) =>
        translateTexts(
          { ...work, ...more },
          texts.map((text) => ({ field: 'body', text })),
        ),
      /** Thousandths of a đồng: of the month, of the ledger, of the history; and what is still held. */
      sums: async () => {
        const { rows } = await sql<{ month: string; usage: string; history: string; held: string }>`
          SELECT
            (SELECT coalesce(sum(spent), 0) FROM translation_months WHERE project_id = ${projectId}) AS month,
            (SELECT coalesce(sum(cost), 0) FROM translation_usage WHERE project_id = ${projectId}) AS usage,
            (SELECT coalesce(sum(cost), 0) FROM translation_history WHERE project_id = ${projectId}) AS history,
            (SELECT count(*) FROM translation_reservations WHERE project_id = ${projectId}) AS held`.execute(
          db,
        );
        const [row] = rows;
        return [row?.month, row?.usage, row?.history, row?.held].map(Number);
      },
    };
  }
  return { server, engines, aRoom };
}
