import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '#server/core/db/database.ts';
import type { ImageProcess } from '#server/core/images/image-work.ts';
import { isSeeMark } from '#server/core/media/see-mark.ts';
import type { Scratch } from '#server/core/storage/scratch.ts';
import type { Storage } from '#server/core/storage/storage.ts';
import { readPublicAddress } from './public-address.ts';
import { Renditions } from './renditions.ts';
import { sendFile } from './send-file.ts';
import { sendPicture } from './send-picture.ts';
import { sendRefusal } from './send-refusal.ts';
import { findServedMedia, type ServedMedia } from './served-media-view.ts';

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

/** Files of the library for everybody, at the addresses of the contract's `picture.ts`: no account, no cookie. */
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
  // A film takes as long as its reader's line: see `answerWithin`.
  const ways = { method: ['GET', 'HEAD'], config: { kind: 'download' as const } };
  for (const url of ['/media/:key/:revision/:file', '/media/:key/:file']) {
    app.route<FileSelection>({ ...ways, url, handler: answer });
  }
  // What is no address of a file is no page of the console either.
  app.route({ ...ways, url: '/media/*', handler: (_request, reply) => sendRefusal(reply, 404) });
}

/** Who has been given a mark sees what is out of use; everybody else is told that it is gone. */
function refusalFor({ state, see_key }: ServedMedia, see: unknown): 404 | 410 | undefined {
  if (state === 'READY') return undefined;
  if (state !== 'QUARANTINED' && state !== 'TRASHED') return 404;
  return typeof see === 'string' && isSeeMark(see, see_key, new Date()) ? undefined : 410;
}
