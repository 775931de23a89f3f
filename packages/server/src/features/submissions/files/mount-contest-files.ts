import type { FastifyInstance } from 'fastify';
import type { Storage } from '#server/core/storage/storage.ts';
import { SAFE_HEADERS, sendRefusal, sendStored, tagOf } from '#server/features/media/public.ts';
import { FILM, PREVIEWS_PATH, previewPrefix } from './preview-address.ts';

/** What each address may end in. */
const MIMES: Readonly<Record<string, string>> = {
  'small.webp': 'image/webp',
  'large.webp': 'image/webp',
  [FILM]: 'video/mp4',
};
const KEY = /^[A-Za-z0-9_-]{16,64}$/;

interface Selection {
  Params: { key: string; file: string };
}

/**
 * Previews of contest works, without their files' metadata: no account, no cookie. Nobody guesses a key; what may no
 * longer be seen is removed from the storage.
 */
export function mountContestFiles(app: FastifyInstance, storage: Storage): void {
  // A film takes as long as its reader's line: see `limitTimes`.
  const ways = { method: ['GET', 'HEAD'], config: { kind: 'download' as const } };
  app.route<Selection>({
    ...ways,
    url: `${PREVIEWS_PATH}/:key/:file`,
    handler: async (request, reply) => {
      const { key, file } = request.params;
      const mime = Object.hasOwn(MIMES, file) ? MIMES[file] : undefined;
      if (mime === undefined || !KEY.test(key)) return sendRefusal(reply, 404);
      const name = `${previewPrefix(key)}${file}`;
      const headers = {
        ...SAFE_HEADERS,
        'content-type': mime,
        'cache-control': 'private, max-age=31536000, immutable',
        etag: tagOf(name),
        'accept-ranges': 'bytes',
      };
      return await sendStored(storage, request, reply, { name, headers });
    },
  });
  app.route({ ...ways, url: `${PREVIEWS_PATH}/*`, handler: (_request, reply) => sendRefusal(reply, 404) });
}
