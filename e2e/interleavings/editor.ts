import type { ArticleDocument, ArticleNode } from '@toasoan/contract/article/article-node.ts';
import { articleText } from '@toasoan/contract/article/article-text.ts';
import {
  mergeArticles,
  mergedArticle,
} from '../../packages/web/src/patterns/article-merge/model/merge-articles.ts';
import { canonicalJson } from '../../packages/web/src/patterns/article-merge/model/merge-item.ts';
import { askServer, type Outcome } from './ask-server.ts';
import type { Chance } from './chance.ts';
import type { TwoServers } from './two-servers.ts';

export interface SavedPost {
  readonly id: string;
  readonly version: number;
  readonly content: ArticleDocument;
}
interface LostSave {
  readonly baseVersion: number;
  readonly content: ArticleDocument;
}
interface EditorDependencies {
  readonly servers: TwoServers;
  readonly chance: Chance;
  readonly headers: Readonly<Record<string, string>>;
  /** The id of the page. */
  readonly editingSession: string;
  readonly name: string;
  readonly post: SavedPost;
}

/** One person with one page: the console's editing session without its screen. */
export class Editor {
  readonly #deps: EditorDependencies;
  #base: SavedPost;
  #now: ArticleDocument;
  /** The browser's own copy. */
  #local: ArticleDocument;
  #lost: LostSave[] = [];
  #typed = 0;
  /** Words whose save was acknowledged. */
  readonly acknowledged = new Set<string>();
  readonly words = new Set<string>();
  isOffline = false;
  lastRefusal = '';

  constructor(deps: EditorDependencies) {
    this.#deps = deps;
    this.#base = deps.post;
    this.#now = deps.post.content;
    this.#local = deps.post.content;
  }

  get local(): ArticleDocument {
    return this.#local;
  }

  /** Types a new word at the end of a paragraph, inside one, or in a new one. */
  type(): void {
    const { chance, name } = this.#deps;
    this.#typed += 1;
    const word = `${name}${this.#typed}`;
    this.words.add(word);
    const blocks = [...this.#now.content];
    const at = chance.below(blocks.length);
    const text = articleText(blocks[at] ?? { type: 'paragraph' });
    const words = text.split(' ').filter(Boolean);
    const kind = chance.oneOf(['line', 'end', 'midst', 'split'] as const);
    if (kind === 'line') blocks.splice(at + 1, 0, lineOf(`${word} viết một đoạn mới`));
    else if (kind === 'end') blocks[at] = lineOf(`${text} ${word}`.trim());
    else {
      const cut = chance.below(words.length + 1);
      if (kind === 'midst') blocks[at] = lineOf(words.toSpliced(cut, 0, word).join(' '));
      else
        blocks.splice(
          at,
          1,
          lineOf(words.slice(0, cut).join(' ')),
          lineOf([word, ...words.slice(cut)].join(' ')),
        );
    }
    this.#now = { type: 'doc', content: blocks };
    this.#local = this.#now;
  }

  async autosave(): Promise<void> {
    const { editingSession } = this.#deps;
    await this.#ask('/admin/post/autosave', {
      postId: this.#base.id,
      editingSession,
      baseVersion: this.#base.version,
      draft: { content: this.#now },
    });
  }

  /** True when the server has acknowledged everything typed. */
  async save(): Promise<boolean> {
    for (let tries = 0; tries < 10; tries += 1) {
      const sent = this.#now;
      const { id, version } = this.#base;
      const { editingSession } = this.#deps;
      const outcome = await this.#ask<SavedPost>('/admin/post/update', {
        id,
        version,
        content: sent,
        editingSession,
      });
      if (outcome.kind === 'done') {
        this.#accept(outcome.data, sent);
        return true;
      }
      if (outcome.kind === 'lost') this.#lost.push({ baseVersion: version, content: sent });
      if (outcome.kind === 'refused') this.lastRefusal = outcome.code;
      if (outcome.kind !== 'refused' || outcome.code !== 'VERSION_CONFLICT') return false;
      if (!(await this.#merge())) return false;
    }
    return false;
  }

  async hold(takesOver: boolean): Promise<void> {
    const { editingSession } = this.#deps;
    const { id } = this.#base;
    const beat = { editingSession, place: null, wants: 'write' };
    const outcome = await this.#ask<{ readonly holder: { readonly editingSession: string } | null }>(
      `/admin/post/presence/${id}`,
      beat,
    );
    if (!takesOver || outcome.kind !== 'done' || outcome.data.holder === null) return;
    const { editingSession: holder } = outcome.data.holder;
    if (holder !== editingSession) await this.#ask(`/admin/post/takeOver/${id}`, { editingSession, holder });
  }

  #accept(post: SavedPost, saved: ArticleDocument): void {
    this.#base = post;
    this.#lost = [];
    if (this.#now === saved) this.#now = post.content;
    for (const word of wordsOf(post.content)) if (this.words.has(word)) this.acknowledged.add(word);
  }

  /** Merges the newer save of another person with the typed text; the person keeps both sides of every conflict. */
  async #merge(): Promise<boolean> {
    const { id } = this.#base;
    const outcome = await this.#ask<SavedPost>(`/admin/post/detail/${id}`);
    if (outcome.kind !== 'done') return false;
    const newer = outcome.data;
    const base = (await this.#ownSave(newer)) ?? this.#base.content;
    const parts = mergeArticles(base, this.#now, newer.content);
    this.#now = mergedArticle(parts, ({ mine, theirs }) => [...mine, ...theirs]);
    this.#local = this.#now;
    this.#base = newer;
    this.#lost = [];
    return true;
  }

  async #ownSave(newer: SavedPost): Promise<ArticleDocument | undefined> {
    for (const { baseVersion, content } of this.#lost.toReversed()) {
      const no = baseVersion + 1;
      const path = `/admin/post/version/${newer.id}/${no}`;
      const saved = await this.#ask<{ readonly snapshot: { readonly content: ArticleDocument } }>(path);
      if (saved.kind !== 'done') continue;
      if (canonicalJson(saved.data.snapshot.content) === canonicalJson(content)) return content;
    }
    return undefined;
  }

  /** Loses some answers on their way back. Without a network nothing is sent. */
  async #ask<Data>(path: string, body?: unknown): Promise<Outcome<Data>> {
    if (this.isOffline) return { kind: 'lost' };
    const { servers, chance, headers } = this.#deps;
    const isLost = chance.below(8) === 0;
    const which = chance.below(2);
    const method = body === undefined ? 'GET' : 'POST';
    const outcome = await askServer<Data>(servers, { method, path, headers, body, which });
    return isLost ? { kind: 'lost' } : outcome;
  }
}

export function lineOf(text: string): ArticleNode {
  return text === '' ? { type: 'paragraph' } : { type: 'paragraph', content: [{ type: 'text', text }] };
}

export const wordsOf = (content: ArticleDocument) => articleText(content).split(/\s+/).filter(Boolean);
