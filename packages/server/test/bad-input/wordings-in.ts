import { replacementEndpoints } from '@toasoan/contract/features/translation-replacements/endpoints.ts';
import { receiveSuggestion } from '#server/features/translation-suggestions/public.ts';
import { aTranslatedPost } from '#test/factories/a-translated-post.ts';
import type { TestServer } from '#test/test-server.ts';

export type WordingThing = 'replacement' | 'suggestion' | 'suggestedSegment';

export const WORDING_PATHS: readonly [RegExp, WordingThing][] = [
  [/translation-replacement/, 'replacement'],
  [/translation-suggestion/, 'suggestion'],
];

/** A translated paragraph, what a reader says about it, and a batch that has changed it. */
export async function wordingsIn(
  server: TestServer,
  project: string,
  headers: Readonly<Record<string, string>>,
): Promise<Readonly<Record<WordingThing, string>>> {
  const post = await aTranslatedPost(server.db, project, [{ source: 'Chợ nổi', target: 'Swimming market' }]);
  const suggestion = await receiveSuggestion(server.db, project, {
    postId: post.postId,
    pageUrl: 'https://cho-noi.example/en',
    current: 'Swimming market',
    suggested: 'Floating market',
    reason: 'WRONG_MEANING',
    name: '',
    email: '',
    origin: 'READER',
    voterKey: 'a-browser',
  });
  const [suggestedSegment = ''] = post.segmentIds;
  const replacement = await server.ask(replacementEndpoints.create, {
    body: {
      sourceLang: 'vi',
      targetLang: 'en',
      wordings: ['swimming'],
      target: 'floating',
      paragraphs: [{ segmentId: suggestedSegment, version: 1 }],
    },
    headers,
  });
  return { replacement: replacement.id, suggestion: suggestion.id, suggestedSegment };
}
