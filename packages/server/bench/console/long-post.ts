import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { mediaEndpoints } from '@toasoan/contract/features/media/endpoints.ts';
import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import { articleWords } from '@toasoan/contract/features/posts/notes/article-words.ts';
import { anchorAt } from '@toasoan/contract/features/posts/notes/note-anchor.ts';
import { noteEndpoints } from '@toasoan/contract/features/posts/notes/note-endpoints.ts';
import sharp from 'sharp';
import { beginUpload, type FileToSend, type Sender, sendRest } from '../uploads/send-file.ts';
import { longArticle, NOTES, type PlacedFile } from './long-article.ts';

/** Files of the library that the figures show in turn. */
const FILES = 10;
/** Letters of the passage that a note is about. */
const PASSAGE = 16;

export interface LongPost {
  readonly id: string;
  readonly title: string;
  /** Deletes the post and its pictures. */
  remove(): Promise<void>;
}

/** Makes a post of 20,000 words with pictures, suggestions and notes by the same calls as the console. */
export async function makeLongPost(sender: Sender): Promise<LongPost> {
  const call = callsOf(sender);
  const title = `Bài dài ${randomBytes(4).toString('hex')}`;
  const files: PlacedFile[] = [];
  for (let index = 0; index < FILES; index += 1) files.push(await addPicture(sender, call, index));
  const content = longArticle(files, { id: '1', name: 'Quản trị' });
  const { id } = await call<{ id: string }>('POST', postEndpoints.create.path, { title, content });
  const words = articleWords(content);
  const places = words.text.matchAll(/Đoạn thứ \d*[13579] kể/g);
  for (const { index } of [...places].slice(0, NOTES)) {
    const anchor = anchorAt(words, { start: index, end: index + PASSAGE });
    const { isLost: _, ...draft } = anchor;
    const note = { postId: id, kind: 'NOTE', text: 'Kiểm lại số liệu của đoạn này.', anchor: draft };
    await call('POST', noteEndpoints.create.path, note);
  }
  return {
    id,
    title,
    remove: async () => {
      const path = postEndpoints.remove.path.replace('{id}', id);
      await call(postEndpoints.remove.method, path);
      await call(postEndpoints.remove.method, `${path}?purge=true`);
      for (const file of files)
        await call(mediaEndpoints.remove.method, mediaEndpoints.remove.path.replace('{id}', file.id));
    },
  };
}

type Call = <Data>(method: string, path: string, body?: object) => Promise<Data>;

function callsOf({ port, headers }: Sender): Call {
  return async <Data>(method: string, path: string, body?: object) => {
    const answer = await fetch(`http://127.0.0.1:${port}/api${path}`, {
      method,
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const { data, message } = (await answer.json()) as { data: Data; message?: string };
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${message}.`);
    return data;
  };
}

async function addPicture(sender: Sender, call: Call, index: number): Promise<PlacedFile> {
  const content = await sharp({
    create: { width: 1_600, height: 900, channels: 3, background: { r: 40 + index * 20, g: 110, b: 90 } },
  })
    .jpeg()
    .toBuffer();
  const bytes = Buffer.concat([content, randomBytes(16)]);
  const file: FileToSend = {
    name: `long-${index}.jpg`,
    size: bytes.length,
    bytes: (first, length) => bytes.subarray(first, first + length),
  };
  const id = await sendRest(sender, await beginUpload(sender, file), file);
  const path = mediaEndpoints.detail.path.replace('{id}', id);
  for (;;) {
    const { state, picture } = await call<{ state: string; picture: { key: string } | null }>('GET', path);
    if (state !== 'PROCESSING') return { id, key: picture?.key ?? '' };
    await sleep(200);
  }
}
