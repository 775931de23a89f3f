import { writeAudit } from '#server/core/audit/audit-log.ts';
import type { SecretBox } from '#server/core/auth/secret-box.ts';
import type { Db } from '#server/core/db/database.ts';
import { inSavepoint } from '#server/core/db/in-savepoint.ts';
import { inShortTransactions } from '#server/core/db/in-short-transactions.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { type KeyOf, receiveComment, senderKeyOf } from '#server/features/comments/public.ts';
import { findEarlierPosts } from '../planning/earlier-imports-view.ts';
import type { NewImportedComment } from '../planning/plan-comments.ts';
import type { ItemPlan } from '../planning/plan-item.ts';
import { noteImportedComment } from './imported-comment-store.ts';

/** What it takes to keep the personal data of senders closed. */
export interface SenderSecrets {
  readonly secretBox: SecretBox;
  readonly keys: KeyOf;
}

interface Run {
  readonly id: string;
  readonly projectId: string;
  readonly now: Date;
}

interface Placed extends NewImportedComment {
  readonly postId: string;
}

/** Brings comments to posts that are there; parents come before their answers. */
export class CommentWriter {
  readonly #db: Db;
  readonly #run: Run;
  readonly #secrets: SenderSecrets;

  constructor(db: Db, run: Run, secrets: SenderSecrets) {
    this.#db = db;
    this.#run = run;
    this.#secrets = secrets;
  }

  async bring(plans: readonly ItemPlan[]): Promise<void> {
    const { projectId } = this.#run;
    const wanted = plans.filter(({ comments }) => comments !== undefined);
    const posts = await findEarlierPosts(
      this.#db,
      projectId,
      wanted.map(({ keyHash }) => keyHash),
    );
    for (const { keyHash, comments } of wanted) {
      const post = posts.get(keyHash);
      if (post?.now !== 'there' || comments === undefined) continue;
      const ids = new Map(comments.known);
      const placed = comments.comments.map((comment) => ({ ...comment, postId: post.entityId }));
      await inShortTransactions(this.#db, placed, async (tx, some) => await this.#bringSome(tx, some, ids));
    }
  }

  async #bringSome(tx: Db, some: Iterable<Placed>, ids: Map<string, string>): Promise<readonly boolean[]> {
    const done: boolean[] = [];
    for (const comment of some) {
      const id = await inSavepoint(tx, () => this.#receive(tx, comment, ids));
      done.push(true);
      if (!(id instanceof AppError)) ids.set(comment.keyHash, id);
    }
    return done;
  }

  async #receive(tx: Db, comment: Placed, ids: ReadonlyMap<string, string>): Promise<string> {
    const { id: runId, projectId, now } = this.#run;
    const { secretBox, keys } = this.#secrets;
    const { keyHash, postId, parentKey, senderName, email, address, userAgent, content, state, sentTime } =
      comment;
    const parentId = parentKey === undefined ? null : (ids.get(parentKey) ?? null);
    // Without an e-mail each unknown sender is one of their own.
    const senderKey = senderKeyOf(keys, { email, readerKey: `imported ${keyHash}` });
    const receipt = await receiveComment(
      tx,
      projectId,
      {
        targetType: 'POST',
        targetId: postId,
        parentId,
        senderName,
        senderKey,
        email,
        emailVerified: false,
        phoneVerified: false,
        content,
        address,
        userAgent,
        idempotencyKey: null,
        past: { state, sentTime },
      },
      { secretBox, now: () => now },
    );
    await noteImportedComment(tx, projectId, { keyHash, runId, commentId: receipt.id });
    await writeAudit(
      { db: tx, projectId, address: '', requestId: `import-${runId}` },
      { action: 'comment.import', entity: 'comment', entityId: receipt.id, after: { state } },
    );
    return receipt.id;
  }
}
