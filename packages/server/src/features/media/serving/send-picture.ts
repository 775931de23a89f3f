import type { FastifyReply, FastifyRequest } from 'fastify';
import { isKnown, tagOf } from './entity-tag.ts';
import { pictureSource } from './picture-source.ts';
import type { Variant } from './public-address.ts';
import { publicHeaders } from './public-headers.ts';
import type { Renditions } from './renditions.ts';
import { sendFailedPicture, sendRefusal } from './send-refusal.ts';
import type { ServedMedia } from './served-media-view.ts';

interface WantedPicture {
  readonly row: ServedMedia;
  readonly revision: number | undefined;
  readonly variant: Variant;
}

export async function sendPicture(
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
