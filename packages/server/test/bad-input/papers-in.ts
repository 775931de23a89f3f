import { apiKeyEndpoints } from '@toasoan/contract/features/api-keys/endpoints.ts';
import { categoryEndpoints } from '@toasoan/contract/features/categories/endpoints.ts';
import { correctionRequestEndpoints } from '@toasoan/contract/features/correction-requests/correction-request-endpoints.ts';
import { dataRequestEndpoints } from '@toasoan/contract/features/data-requests/data-request-endpoints.ts';
import { correctionEndpoints } from '@toasoan/contract/features/posts/correction/correction-endpoints.ts';
import { takedownEndpoints } from '@toasoan/contract/features/posts/takedown/takedown-endpoints.ts';
import { savedViewEndpoints } from '@toasoan/contract/features/saved-views/endpoints.ts';
import { translationEndpoints } from '@toasoan/contract/features/translations/endpoints.ts';
import { webhookEndpoints } from '@toasoan/contract/features/webhooks/endpoints.ts';
import { sendFile } from '#server/features/attachments/test-support/send-file.ts';
import { makePdf } from '#server/features/media/upload/test-support/make-files.ts';
import { aPost } from '#test/factories/a-post.ts';
import type { TestServer } from '#test/test-server.ts';
import { CORRECTION_PARTS, CORRECTION_REQUEST, DATA_REQUEST, TAKEDOWN_FACTS, WEBHOOK } from './papers.ts';

export type Paper =
  | 'publicPost'
  | 'correctionCategory'
  | 'correction'
  | 'correctionRequest'
  | 'dataRequest'
  | 'requestFile'
  | 'dataRequestFile'
  | 'takedown'
  | 'takedownFile'
  | 'savedView'
  | 'apiKey'
  | 'webhook'
  | 'webhookDelivery'
  | 'translation'
  | 'translationSegment';

/** A public post with everything recorded about it, and a shared view of the list. */
export async function papersIn(
  server: TestServer,
  project: string,
  headers: Readonly<Record<string, string>>,
): Promise<Readonly<Record<Paper, string>>> {
  const correctionCategory = await server.ask(categoryEndpoints.create, {
    body: { title: 'Cải chính', kind: 'CORRECTION' },
    headers,
  });
  const publicPost = await aPost(server.db, project, { title: 'Giá lúa', state: 'PUBLISHED' });
  const correction = await server.ask(correctionEndpoints.create, {
    body: { postId: publicPost, categoryId: correctionCategory.id, ...CORRECTION_PARTS },
    headers,
  });
  const correctionRequest = await server.ask(correctionRequestEndpoints.create, {
    body: CORRECTION_REQUEST,
    headers,
  });
  const dataRequest = await server.ask(dataRequestEndpoints.create, { body: DATA_REQUEST, headers });
  const takedown = await server.ask(takedownEndpoints.open, {
    body: { postId: publicPost, ...TAKEDOWN_FACTS },
    headers,
  });
  const savedView = await server.ask(savedViewEndpoints.create, {
    body: { list: 'posts', name: 'Chờ duyệt', query: '', isShared: true },
    headers,
  });
  const apiKey = await server.ask(apiKeyEndpoints.create, {
    body: { name: 'Trang Lào Cai', permissions: ['translate'], projectIds: [headers['project-id'] ?? ''] },
    headers,
  });
  const webhook = await server.ask(webhookEndpoints.create, { body: WEBHOOK, headers });
  const webhookDelivery = await server.ask(webhookEndpoints.test, { params: { id: webhook.id }, headers });
  const translation = await translationIn(server, { project, postId: publicPost, headers });
  const fileOf = async (path: string, id: string) => {
    const url = `${server.config.apiBase}/admin/${path}/attachment/add/${id}`;
    const { data } = await sendFile(server.app, url, {
      headers,
      fileName: 'cong-van.pdf',
      content: makePdf(),
    });
    return data.id;
  };
  return {
    publicPost,
    correctionCategory: correctionCategory.id,
    correction: correction.id,
    correctionRequest: correctionRequest.id,
    dataRequest: dataRequest.id,
    requestFile: await fileOf('correction-request', correctionRequest.id),
    takedown: takedown.id,
    dataRequestFile: await fileOf('data-request', dataRequest.id),
    takedownFile: await fileOf('takedown', takedown.id),
    savedView: savedView.id,
    apiKey: apiKey.id,
    webhook: webhook.id,
    webhookDelivery: webhookDelivery.id,
    ...translation,
  };
}

/** A post in another language, with one paragraph. */
async function translationIn(
  server: TestServer,
  {
    project,
    postId,
    headers,
  }: {
    readonly project: string;
    readonly postId: string;
    readonly headers: Readonly<Record<string, string>>;
  },
) {
  const body = { kind: 'POST', ids: [postId], langs: ['en'] } as const;
  const { ids } = await server.ask(translationEndpoints.start, {
    body: { ...body, ids: [...body.ids], langs: [...body.langs] },
    headers,
  });
  const [translation = ''] = ids;
  const { id } = await server.db
    .insertInto('translation_segments')
    .values({
      project_id: project,
      translation_id: translation,
      position: 0,
      key: 'title',
      role: 'TITLE',
      source_text: 'Giá lúa',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { translation, translationSegment: id };
}
