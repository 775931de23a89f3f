import type { Endpoint } from '@toasoan/contract/core/endpoint.ts';
import { assignmentEndpoints } from '@toasoan/contract/features/posts/assignment/assignment-endpoints.ts';
import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import { versionEndpoints } from '@toasoan/contract/features/posts/history/version-endpoints.ts';
import { lockEndpoints } from '@toasoan/contract/features/posts/lock/lock-endpoints.ts';
import { noteEndpoints } from '@toasoan/contract/features/posts/notes/note-endpoints.ts';
import { placementEndpoints } from '@toasoan/contract/features/posts/placement/placement-endpoints.ts';
import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { POST_STATES, type PostState } from '@toasoan/contract/features/posts/workflow/post-states.ts';
import { tagEndpoints } from '@toasoan/contract/features/tags/endpoints.ts';
import { sql } from 'kysely';
import type { CallInput, TestServer } from '../test-server.ts';
import type { BusyNewsroom, Colleague } from './a-busy-newsroom.ts';
import { type Choices, finishedDraft, randomChange } from './random-draft.ts';
import { randomBulk, transitionFacts } from './random-requests.ts';

/** What a write was answered: 'ok' or the code of its refusal, and its data. */
export interface Written {
  readonly call: string;
  readonly outcome: string;
  readonly data: unknown;
}

type Known = Pick<Post, 'id' | 'version' | 'state' | 'hasPending' | 'allowedTransitions'>;

/** What follows them is not written any more, or not at once. */
const SELDOM: readonly PostState[] = ['TRASHED', 'TAKEN_DOWN', 'REJECTED', 'RETURNED'];

/** People of a newsroom who write at random through the calls of the product, one call after the other. */
export class RandomWrites {
  readonly #server: TestServer;
  readonly #newsroom: BusyNewsroom;
  readonly #choices: Choices;
  readonly #begin = Date.now();
  readonly #posts: Known[] = [];
  readonly #notes: { readonly id: string; readonly version: number }[] = [];
  readonly #written: Written[] = [];
  #keys = 0;
  #repeatable: (() => Promise<void>) | undefined;

  constructor(server: TestServer, newsroom: BusyNewsroom, choices: Choices) {
    this.#server = server;
    this.#newsroom = newsroom;
    this.#choices = choices;
  }

  async make(count: number): Promise<readonly Written[]> {
    for (let index = 0; index < 8; index += 1) await this.#create();
    while (this.#written.length < count) await this.#kind()();
    return this.#written;
  }

  #kind(): () => Promise<void> {
    const kinds: readonly (readonly [number, () => Promise<void>])[] = [
      [14, () => this.#create()],
      [30, () => this.#update()],
      [8, () => this.#autosave()],
      [24, () => this.#transition()],
      [7, () => this.#bulk()],
      [6, () => this.#settlePending()],
      [3, () => this.#copy()],
      [4, () => this.#remove()],
      [5, () => this.#note()],
      [5, () => this.#presence()],
      [3, () => this.#restoreVersion()],
      [3, () => this.#place()],
      [2, () => this.#assign()],
      [2, () => this.#repeat()],
      [1, () => this.#mergeTags()],
    ];
    const all = kinds.flatMap(([share, kind]) => Array.from({ length: share }, () => kind));
    return this.#choices.one(all);
  }

  /** No page and no lock expires, however slow the machine is. */
  async #keepPagesOpen(): Promise<void> {
    const now = sql<Date>`now()`;
    await this.#server.db.updateTable('post_sessions').set({ seen_time: now }).execute();
    await this.#server.db.updateTable('post_locks').set({ seen_time: now, typed_time: now }).execute();
  }

  async #send<E extends Endpoint>(by: Colleague, endpoint: E, input: CallInput<E>) {
    await this.#keepPagesOpen();
    const headers = { ...by.headers, ...input.headers };
    const { envelope } = await this.#server.send(endpoint, { ...input, headers });
    const data = envelope.error === 0 && 'data' in envelope ? envelope.data : undefined;
    const outcome = 'code' in envelope ? String(envelope.code) : 'ok';
    this.#written.push({ call: endpoint.path, outcome, data: data ?? null });
    return data;
  }

  #noteState(post: Known): void {
    const at = this.#posts.findIndex(({ id }) => id === post.id);
    if (at === -1) this.#posts.push(post);
    else this.#posts[at] = post;
  }

  /** Mostly one that fits. The first posts are written more often, so that they get long histories. */
  #post(fits: (post: Known) => boolean = ({ state }) => state !== 'TRASHED'): Known {
    const fitting = this.#posts.filter(fits);
    if (fitting.length === 0 || this.#choices.chance(0.1)) return this.#choices.one(this.#posts);
    return this.#choices.one(this.#choices.chance(0.4) ? fitting.slice(0, 6) : fitting);
  }

  #person(): Colleague {
    return this.#choices.chance(0.7) ? this.#newsroom.lead : this.#choices.one(this.#newsroom.people);
  }

  /** An old version now and then: it is refused. */
  #versionOf({ version }: Known): number {
    return this.#choices.chance(0.05) ? Math.max(1, version - 1) : version;
  }

  async #create(): Promise<void> {
    const by = this.#person();
    const body = this.#choices.chance(0.7)
      ? finishedDraft(this.#newsroom, this.#choices)
      : randomChange(this.#newsroom, this.#choices);
    this.#keys += 1;
    const headers = this.#choices.chance(0.5) ? { 'idempotency-key': `key-${this.#keys}` } : {};
    const send = async () => {
      const post = await this.#send(by, postEndpoints.create, { body, headers });
      if (post) this.#noteState(post);
    };
    if ('idempotency-key' in headers) this.#repeatable = send;
    await send();
  }

  async #repeat(): Promise<void> {
    await (this.#repeatable ?? (() => this.#create()))();
  }

  async #update(): Promise<void> {
    const [by, known] = [this.#person(), this.#post()];
    const body = {
      ...randomChange(this.#newsroom, this.#choices),
      id: known.id,
      version: this.#versionOf(known),
      ...(this.#choices.chance(0.5) && { editingSession: by.editingSession }),
    };
    const post = await this.#send(by, postEndpoints.update, { body });
    if (post) this.#noteState(post);
  }

  async #autosave(): Promise<void> {
    const [by, { id, version }] = [this.#person(), this.#post()];
    if (this.#choices.chance(0.15)) {
      const params = { editingSession: by.editingSession };
      await this.#send(by, postEndpoints.removeAutosave, { params, query: { postId: id } });
      return;
    }
    const draft = randomChange(this.#newsroom, this.#choices);
    const editingSession = this.#choices.chance(0.5)
      ? by.editingSession
      : `editing-session-${this.#choices.upTo(15)}`;
    await this.#send(by, postEndpoints.autosave, {
      body: { postId: id, editingSession, baseVersion: version, draft },
    });
  }

  async #transition(): Promise<void> {
    const [by, known] = [this.#person(), this.#post()];
    const open = known.allowedTransitions.flatMap(({ to, unmet }) =>
      unmet.length > 0 || (SELDOM.includes(to) && this.#choices.chance(0.7)) ? [] : [to],
    );
    const to: PostState =
      open.length > 0 && this.#choices.chance(0.95)
        ? this.#choices.one(open)
        : this.#choices.one(POST_STATES);
    const post = await this.#send(by, postEndpoints.transition, {
      params: { id: known.id },
      body: { version: this.#versionOf(known), to, ...transitionFacts(this.#choices, to, this.#begin) },
    });
    if (post) this.#noteState(post);
  }

  async #bulk(): Promise<void> {
    const by = this.#person();
    const ids = Array.from({ length: 1 + this.#choices.upTo(4) }, () => this.#post().id);
    const trashed = this.#posts.filter(({ state }) => state === 'TRASHED').map(({ id }) => id);
    const change = randomBulk(this.#newsroom, this.#choices, { ids, trashed });
    await this.#send(by, postEndpoints.bulk, { body: change });
    for (const id of new Set(change.ids)) await this.#look(id);
  }

  /** A read, which is no write: it does not count. */
  async #look(id: string): Promise<void> {
    const { headers } = this.#newsroom.lead;
    const { envelope } = await this.#server.send(postEndpoints.detail, { headers, params: { id } });
    if (envelope.error === 0 && 'data' in envelope) this.#noteState(envelope.data);
  }

  async #settlePending(): Promise<void> {
    const known = this.#post(({ hasPending }) => hasPending);
    const editingSession = this.#newsroom.lead.editingSession;
    const input = {
      params: { id: known.id },
      body: { version: this.#versionOf(known), ...(this.#choices.chance(0.3) && { editingSession }) },
    };
    const post = this.#choices.chance(0.75)
      ? await this.#send(this.#person(), postEndpoints.apply, {
          params: input.params,
          body: {
            ...input.body,
            ...(this.#choices.chance(0.3) && { fields: ['title', 'content'] }),
            ...(this.#choices.chance(0.3) && { isSubstantive: true, note: 'Thêm số liệu' }),
          },
        })
      : await this.#send(this.#person(), postEndpoints.dropPending, input);
    if (post) this.#noteState(post);
  }

  async #copy(): Promise<void> {
    const post = await this.#send(this.#person(), postEndpoints.copy, { params: { id: this.#post().id } });
    if (post) this.#noteState(post);
  }

  async #remove(): Promise<void> {
    const isPurge = this.#choices.chance(0.5);
    const { id } = isPurge ? this.#post(({ state }) => state === 'TRASHED') : this.#post();
    const query = isPurge ? { purge: 'true' as const } : {};
    await this.#send(this.#person(), postEndpoints.remove, { params: { id }, query });
    await this.#look(id);
  }

  async #note(): Promise<void> {
    const by = this.#person();
    const known = this.#notes.pop();
    if (known !== undefined && this.#choices.chance(0.5)) {
      const { id, version } = known;
      await this.#send(by, noteEndpoints.resolve, { params: { id }, body: { version } });
      return;
    }
    const mentions = this.#choices.some(this.#newsroom.people, 2).map(({ userId }) => userId);
    const kind = this.#choices.one(['NOTE', 'COMMENT'] as const);
    const note = await this.#send(by, noteEndpoints.create, {
      body: { postId: this.#post().id, kind, text: `Xem lại ${this.#choices.words(4)}`, mentions },
    });
    if (note) this.#notes.push(note);
  }

  async #presence(): Promise<void> {
    const [by, { id }] = [this.#person(), this.#post()];
    const { editingSession } = by;
    if (this.#choices.chance(0.5)) {
      await this.#send(by, lockEndpoints.leave, { params: { id }, body: { editingSession } });
      return;
    }
    const wants = this.#choices.one(['read', 'write'] as const);
    await this.#send(by, lockEndpoints.presence, {
      params: { id },
      body: { editingSession, wants, place: 'title' },
    });
  }

  async #restoreVersion(): Promise<void> {
    const known = this.#post();
    const restored = await this.#send(this.#person(), versionEndpoints.restore, {
      params: { id: known.id },
      body: { version: this.#versionOf(known), no: 1 + this.#choices.upTo(known.version) },
    });
    if (restored) this.#noteState(restored.post);
  }

  async #place(): Promise<void> {
    const known = this.#post(({ state }) => state === 'PUBLISHED');
    const kind = this.#choices.one(['FEATURED', 'FOCUS', 'BREAKING'] as const);
    const input = { params: { id: known.id }, body: { version: known.version, kind } };
    const call = this.#choices.chance(0.7) ? placementEndpoints.place : placementEndpoints.unplace;
    await this.#send(this.#newsroom.lead, call, input);
    await this.#look(known.id);
  }

  async #assign(): Promise<void> {
    const known = this.#post(({ state }) => state === 'EDITING');
    const { userId } = this.#choices.one(this.#newsroom.people);
    const post = await this.#send(this.#newsroom.lead, assignmentEndpoints.assign, {
      params: { id: known.id },
      body: { version: known.version, assigneeId: userId, text: 'Biên tập giúp.' },
    });
    if (post) this.#noteState(post);
  }

  async #mergeTags(): Promise<void> {
    const { lead, tagIds } = this.#newsroom;
    if (tagIds.length < 4) return;
    const id = tagIds.pop() ?? '';
    await this.#send(lead, tagEndpoints.merge, {
      body: { from: [{ id, version: 1 }], intoId: this.#choices.one(tagIds) },
    });
    for (const { id: postId } of [...this.#posts]) await this.#look(postId);
  }
}
