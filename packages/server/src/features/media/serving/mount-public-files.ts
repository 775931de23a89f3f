import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '#server/core/db/database.ts';
import type { ImageProcess } from '#server/core/images/image-work.ts';
import { isSeeMark } from '#server/core/media/see-mark.ts';
import type { Scratch } from '#server/core/storage/scratch.ts';
import type { Storage } from '#server/core/storage/storage.ts';
import { pictureSource } from './picture-source.ts';
import { readPublicAddress, type Variant } from './public-address.ts';
import { publicHeaders } from './public-headers.ts';
import { Renditions } from './renditions.ts';
import { isKnown, sendFile, tagOf } from './send-file.ts';
import { sendFailedPicture, sendRefusal } from './send-refusal.ts';
import { findServedMedia, type ServedMedia } from './served-media-view.ts';

interface WantedPicture {
  readonly row: ServedMedia;
  readonly revision: number | undefined;
  readonly variant: Variant;
}

interface ServingDependencies {
  readonly db: Db;
  readonly storage: Storage;
  readonly scratch: Scratch;
  readonly images: ImageProcess;
}

interface FileSelection {
  Params: { key: string; revision?: string; file: string };
  Querystring: { see?: unknown };
}
type FileRequest = FastifyRequest<FileSelection>;

/** Public files of the library, at the addresses of the contract's `picture.ts`: no account, no cookie. */
export function mountPublicFiles(app: FastifyInstance, { db, ...files }: ServingDependencies): void {
  const renditions = new Renditions(files);
  const answer = async (request: FileRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const wanted = readPublicAddress(request.params);
    const row = wanted && (await findServedMedia(db, wanted.key));
    if (wanted === undefined || row === undefined) return sendRefusal(reply, 404);
    const refusal = refusalFor(row, request.query.see);
    if (refusal !== undefined) return sendRefusal(reply, refusal);
    const { revision, what } = wanted;
    if ('extension' in what) return await sendFile(files.storage, request, reply, { row, ...what });
    return await sendPicture(renditions, request, reply, { row, revision, variant: what });
  };
  // A film takes as long as its reader's line: see `limitTimes`.
  const ways = { method: ['GET', 'HEAD'], config: { kind: 'download' as const } };
  for (const url of ['/media/:key/:revision/:file', '/media/:key/:file']) {
    app.route<FileSelection>({ ...ways, url, handler: answer });
  }
  // An address without a file is no page of the console either.
  app.route({ ...ways, url: '/media/*', handler: (_request, reply) => sendRefusal(reply, 404) });
}

/** A caller with a valid mark sees a hidden file; everybody else gets 410. */
function refusalFor({ state, see_key }: ServedMedia, see: unknown): 404 | 410 | undefined {
  if (state === 'READY') return undefined;
  if (state !== 'QUARANTINED' && state !== 'TRASHED') return 404;
  return typeof see === 'string' && isSeeMark(see, see_key, new Date()) ? undefined : 410;
}

async function sendPicture(
  renditions: Renditions,
  request: FastifyRequest,
  reply: FastifyReply,
  { row, revision, variant }: WantedPicture,
): Promise<FastifyReply> {
  const source = pictureSource(row, variant);
  if (source === undefined) return sendRefusal(reply, 404);
  const tag = tagOf(source.storedName);
  const headers = publicHeaders(row, { tag, mime: renditions.mimeOf(variant), revision });
  if (isKnown(tag, request.headers['if-none-match'])) return reply.code(304).headers(headers).send();
  try {
    const file = await renditions.open(source, variant);
    if (file === undefined) return sendRefusal(reply, 404);
    reply.headers({ ...headers, 'content-length': String(file.size) });
    if (request.method !== 'HEAD') return reply.send(file.content);
    file.content.destroy();
    return reply.send();
  } catch (error) {
    return sendFailedPicture(reply, error);
  }
}
