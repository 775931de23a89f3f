import { setTimeout as wait } from 'node:timers/promises';
import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import type { Envelope } from '@toasoan/contract/core/envelope.ts';

/** A save that the server has answered with success. */
export interface AcknowledgedSave {
  readonly entity: 'post' | 'tag';
  readonly action: 'create' | 'update';
  readonly id: string;
  readonly version: number;
  readonly title: string;
  readonly tagIds: readonly string[];
}

interface StreamOptions {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly writers: number;
  readonly onSave: (save: AcknowledgedSave) => void;
}

interface Body {
  readonly id?: string;
  readonly version?: number;
  readonly title: string;
  readonly content?: ArticleDocument;
  readonly tagIds?: readonly string[];
}

type Saved = Pick<AcknowledgedSave, 'id' | 'version'>;

const UPDATES_PER_POST = 3;
const BUSY_PAUSE_MS = 100;
let lastTitle = 0;

/**
 * Several people create tags and posts and change their posts, one call after the other, until nothing answers.
 */
export async function streamSaves(options: StreamOptions): Promise<void> {
  await Promise.all(Array.from({ length: options.writers }, () => write(options)));
}

async function write({ address, headers, onSave }: StreamOptions): Promise<void> {
  const save = async (entity: AcknowledgedSave['entity'], action: AcknowledgedSave['action'], body: Body) => {
    const data = await answerOf(`${address}/api/admin/${entity}/${action}`, headers, body);
    if (data === undefined) return undefined;
    onSave({ entity, action, ...data, title: body.title, tagIds: body.tagIds ?? [] });
    return data;
  };
  let tagIds: string[] = [];
  for (;;) {
    const tag = await save('tag', 'create', { title: newTitle('thẻ') });
    if (tag === undefined) return;
    tagIds = [...tagIds, tag.id].slice(-5);
    let post = await save('post', 'create', { ...newText(), tagIds });
    for (let count = 0; post !== undefined && count < UPDATES_PER_POST; count += 1) {
      const { id, version } = post;
      post = await save('post', 'update', { id, version, ...newText(), tagIds: tagIds.slice(count) });
    }
    if (post === undefined) return;
  }
}

/**
 * Undefined when the connection was lost before the whole answer: the outcome is unknown. After "busy" nothing is saved,
 * and the client repeats the call after a pause.
 */
async function answerOf(
  url: string,
  headers: Readonly<Record<string, string>>,
  body: Body,
): Promise<Saved | undefined> {
  let envelope: Envelope<Saved>;
  try {
    const init = { headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) };
    const response = await fetch(url, { method: 'POST', ...init });
    envelope = (await response.json()) as Envelope<Saved>;
  } catch {
    return undefined;
  }
  if ('code' in envelope && envelope.code === 'UNAVAILABLE') {
    await wait(BUSY_PAUSE_MS);
    return await answerOf(url, headers, body);
  }
  if (!('data' in envelope)) throw new Error(`${url} was refused: ${JSON.stringify(envelope)}`);
  return { id: envelope.data.id, version: envelope.data.version };
}

function newTitle(word: string): string {
  lastTitle += 1;
  return `${word} ${lastTitle}`;
}

function newText(): { readonly title: string; readonly content: ArticleDocument } {
  const title = newTitle('Bài');
  const content = Array.from({ length: 20 }, () => ({
    type: 'paragraph',
    content: [{ type: 'text', text: `${title}: tin chưa kịp nguội thì máy đã tắt.` }],
  }));
  return { title, content: { type: 'doc', content } as ArticleDocument };
}
