import { glossaryEndpoints } from '@toasoan/contract/features/glossary/endpoints.ts';
import type { TestServer } from '#test/test-server.ts';

export type GlossaryThing = 'glossaryEntry' | 'glossaryChange' | 'glossaryImport';

export const GLOSSARY_PATHS: readonly [RegExp, GlossaryThing][] = [
  [/glossary\/import/, 'glossaryImport'],
  [/glossar/, 'glossaryEntry'],
];
export const GLOSSARY_QUERIES: Readonly<Record<string, () => string>> = {
  'GET /admin/glossary/suggestions': () => 'sourceLang=vi&targetLang=en',
};

/** A term with its history, and a file that waits to be imported. */
export async function glossaryIn(
  server: TestServer,
  headers: Readonly<Record<string, string>>,
): Promise<Readonly<Record<GlossaryThing, string>>> {
  const entry = await server.ask(glossaryEndpoints.create, {
    body: {
      sourceLang: 'vi',
      targetLang: 'en',
      format: 'KEYWORD',
      sourceContent: 'chợ nổi',
      targetContent: 'floating market',
    },
    headers,
  });
  const [change] = (await server.ask(glossaryEndpoints.history, { headers })).items;
  const file = await server.ask(glossaryEndpoints.readImport, {
    body: {
      fileName: 'thuat-ngu.csv',
      fileType: 'csv',
      text: 'source,target\nnghệ nhân,artisan\n',
      sourceLang: 'vi',
      targetLang: 'en',
      format: 'KEYWORD',
      overwrites: false,
      approves: false,
    },
    headers,
  });
  return { glossaryEntry: entry.id, glossaryChange: change?.id ?? '', glossaryImport: file.id };
}
