import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Storage } from '#server/core/storage/storage.ts';
import { SAFE_HEADERS, sendRefusal, sendStored, tagOf } from '#server/features/media/public.ts';
import { FILM, PREVIEWS_PATH, previewPrefix } from './preview-address.ts';
import type { RoomAddresses } from './room-addresses.ts';

/** What each address may end in. */
const MIMES: Readonly<Record<string, string>> = {
  'small.webp': 'image/webp',
  'large.webp': 'image/webp',
  [FILM]: 'video/mp4',
};
const KEY = /^[A-Za-z0-9_-]{16,64}$/;
const SEALED = /^[A-Za-z0-9_-]{40,200}$/;

interface Selection {
  Params: { key: string; file: string };
}

interface ContestFiles {
  readonly storage: Storage;
  /** Absent: no jury works here. */
  readonly rooms?: Pick<RoomAddresses, 'keyOf'> | undefined;
}

/**
 * Previews of contest works, without their files' metadata: no account, no cookie. Nobody guesses a key; what may no
 * longer be seen is removed from the storage.
 */
export function mountContestFiles(app: FastifyInstance, { storage, rooms }: ContestFiles): void {
  // A film takes as long as its reader's line: see `limitTimes`.
  const ways = { method: ['GET', 'HEAD'], config: { kind: 'download' as const } };
  const serve = async (
    request: FastifyRequest<Selection>,
    reply: FastifyReply,
    { key, path }: { readonly key: string | undefined; readonly path: string },
  ) => {
    const { file } = request.params;
    const mime = Object.hasOwn(MIMES, file) ? MIMES[file] : undefined;
    if (mime === undefined || key === undefined) return sendRefusal(reply, 404);
    const headers = {
      ...SAFE_HEADERS,
      'content-type': mime,
      'cache-control': 'private, max-age=31536000, immutable',
      // Of the address: the same file has another one in each place.
      etag: tagOf(`${path}${file}`),
      'accept-ranges': 'bytes',
    };
    return await sendStored(storage, request, reply, { name: `${previewPrefix(key)}${file}`, headers });
  };
  app.route<Selection>({
    ...ways,
    url: `${PREVIEWS_PATH}/:key/:file`,
    handler: async (request, reply) => {
      const { key } = request.params;
      return await serve(request, reply, { key: KEY.test(key) ? key : undefined, path: previewPrefix(key) });
    },
  });
  if (rooms !== undefined)
    app.route<Selection>({
      ...ways,
      url: `${PREVIEWS_PATH}/room/:key/:file`,
      handler: async (request, reply) => {
        const { key } = request.params;
        const found = SEALED.test(key) ? rooms.keyOf(key) : undefined;
        return await serve(request, reply, { key: found, path: `room/${key}/` });
      },
    });
  app.route({ ...ways, url: `${PREVIEWS_PATH}/*`, handler: (_request, reply) => sendRefusal(reply, 404) });
}
