import { engineEndpoints } from '@toasoan/contract/features/machine-translation/endpoints.ts';
import { historyEndpoints } from '@toasoan/contract/features/translation-history/endpoints.ts';
import type { TestServer } from '#test/test-server.ts';

export type MachineTranslationThing = 'translationEngine' | 'translatedText';

export const MACHINE_TRANSLATION_PATHS: readonly [RegExp, MachineTranslationThing][] = [
  [/translation-engine/, 'translationEngine'],
  [/translation-history/, 'translatedText'],
];

/** An engine that cannot be reached, and the row of a trial of it. */
export async function machineTranslationIn(
  server: TestServer,
  headers: Readonly<Record<string, string>>,
): Promise<Readonly<Record<MachineTranslationThing, string>>> {
  const { id } = await server.ask(engineEndpoints.create, {
    body: { title: 'Máy dịch', kind: 'LIBRE', address: 'https://dich.example' },
    headers,
  });
  await server.ask(engineEndpoints.test, { params: { id }, headers });
  const { items } = await server.ask(historyEndpoints.list, { headers });
  return { translationEngine: id, translatedText: items[0]?.id ?? '' };
}
