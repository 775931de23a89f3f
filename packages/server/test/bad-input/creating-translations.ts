import type { Endpoint } from '@toasoan/contract/core/endpoint.ts';
import { apiKeyEndpoints } from '@toasoan/contract/features/api-keys/endpoints.ts';
import { glossaryEndpoints } from '@toasoan/contract/features/glossary/endpoints.ts';
import { engineEndpoints } from '@toasoan/contract/features/machine-translation/endpoints.ts';
import { replacementEndpoints } from '@toasoan/contract/features/translation-replacements/endpoints.ts';
import { translationEndpoints } from '@toasoan/contract/features/translations/endpoints.ts';
import type { Things } from './newsroom.ts';

const PAIR = { sourceLang: 'vi', targetLang: 'en' } as const;

/** The calls of the translation area that create something, with a body that would be accepted. */
export function creatingTranslations(things: Things, project: string) {
  return [
    {
      endpoint: apiKeyEndpoints.create,
      body: { name: 'Trang bão', permissions: ['translate'], projectIds: [project] },
    },
    {
      endpoint: glossaryEndpoints.create,
      body: { ...PAIR, format: 'KEYWORD', sourceContent: 'bão', targetContent: 'typhoon' },
    },
    { endpoint: glossaryEndpoints.export, body: { fileType: 'csv', filters: {} } },
    {
      endpoint: glossaryEndpoints.readImport,
      body: {
        ...PAIR,
        fileName: 'bao.csv',
        fileType: 'csv',
        text: 'source,target\nbão,typhoon\n',
        format: 'KEYWORD',
        overwrites: false,
        approves: false,
      },
    },
    {
      endpoint: glossaryEndpoints.acceptSuggestion,
      body: { ...PAIR, source: 'bão', machine: 'storm', edited: 'typhoon' },
    },
    {
      endpoint: engineEndpoints.create,
      body: { title: 'Máy dịch bão', kind: 'LIBRE', address: 'https://dich.example' },
    },
    {
      endpoint: replacementEndpoints.create,
      body: {
        ...PAIR,
        wordings: ['market'],
        target: 'bazaar',
        paragraphs: [{ segmentId: things.suggestedSegment, version: 1 }],
      },
    },
    {
      endpoint: translationEndpoints.start,
      body: { kind: 'POST', ids: [things.publicPost], langs: ['fr'] },
    },
  ] satisfies readonly { readonly endpoint: Endpoint; readonly body: object }[];
}
