import { mediaTemplateEndpoints } from '@toasoan/contract/features/media/describing/media-template.ts';
import {
  mediaCollectionEndpoints,
  mediaFolderEndpoints,
} from '@toasoan/contract/features/media/folder-endpoints.ts';
import { recallEndpoints } from '@toasoan/contract/features/media/recall.ts';
import { aMedia } from '../factories/a-media.ts';
import type { TestServer } from '../test-server.ts';

interface Library {
  readonly media: string;
  readonly mediaFolder: string;
  readonly mediaCollection: string;
  readonly mediaTemplate: string;
  readonly mediaRecall: string;
}

/** A file that can be deleted, and folders for it. */
export async function libraryIn(
  server: TestServer,
  project: string,
  headers: Readonly<Record<string, string>>,
): Promise<Library> {
  const folder = await server.ask(mediaFolderEndpoints.create, { body: { title: 'Chợ nổi' }, headers });
  const collection = await server.ask(mediaCollectionEndpoints.create, {
    body: { title: 'Miền Tây' },
    headers,
  });
  const template = await server.ask(mediaTemplateEndpoints.create, {
    body: { title: 'Chợ nổi', set: { credit: 'Nguyễn An' } },
    headers,
  });
  const { recall } = await server.ask(recallEndpoints.start, {
    params: { id: await aMedia(server.db, project) },
    body: { mode: 'REMOVE', version: 1, reason: 'Tác giả rút ảnh về' },
    headers,
  });
  return {
    media: await aMedia(server.db, project, { storage: server.storage }),
    mediaFolder: folder.id,
    mediaCollection: collection.id,
    mediaTemplate: template.id,
    mediaRecall: recall.id,
  };
}
