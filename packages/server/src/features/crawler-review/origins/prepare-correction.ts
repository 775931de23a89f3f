import type { CorrectionOutcome } from '@toasoan/contract/features/crawler-review/crawled-item.ts';
import { inSavepoint } from '#server/core/db/in-savepoint.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import { auditPost, createNote, getPost, postActor, updatePost } from '#server/features/posts/public.ts';
import type { ItemRow } from '../item-row.ts';
import { draftWordsOf } from '../moves/draft-of-item.ts';
import { changedDraft } from './changed-draft.ts';

const MAX_NOTE = 2_000;

/** What the note says about the words of the original. */
const SAID: Readonly<Record<CorrectionOutcome, string>> = {
  READY: 'Phần thay đổi của bài gốc đã được đặt sẵn vào bài. Hãy kiểm tra lại.',
  PENDING: 'Bài đang có thay đổi khác chờ áp dụng, nên bản cải chính chưa được đặt vào.',
  HELD: 'Bài đang có người viết, nên bản cải chính chưa được đặt vào.',
  REFUSED: 'Người quyết định không sửa được bài này, nên bản cải chính chưa được đặt vào.',
  NOTHING: 'Không có đoạn nào của bài gốc đặt được vào bài. Hãy sửa tay.',
};

interface Correction {
  readonly item: ItemRow;
  readonly reason: string;
}

/**
 * Puts the changed words of an original into our post, in the name of the caller: beside a public post they wait until
 * they are applied, any other post is saved. A note says why, and what remains; it has to be fixed unless all that is
 * left is to look at the changes and apply them.
 */
export async function prepareCorrection(
  call: TransactionCall,
  postId: string,
  { item, reason }: Correction,
): Promise<CorrectionOutcome> {
  const { outcome, unplaced, waits } = await putChanges(call, postId, item);
  const rest = outcome === 'READY' ? unplaced : [(item.origin_text ?? '').slice(0, 1_000)];
  const lines = [reason, SAID[outcome], `${item.source.title}: ${item.original_url}`];
  if (outcome === 'READY' && rest.length > 0)
    lines.push('Những chỗ này tòa soạn đã sửa lời, cần tự đối chiếu:');
  await createNote(call, {
    postId,
    kind: 'NOTE',
    text: [...lines, ...rest.filter(Boolean)].join('\n').slice(0, MAX_NOTE),
    mentions: [],
    mustFix: !waits || unplaced.length > 0,
    saysFixed: false,
  });
  return outcome;
}

interface Put {
  readonly outcome: CorrectionOutcome;
  readonly unplaced: readonly string[];
  /** All changes that were put wait beside the public post. */
  readonly waits: boolean;
}

async function putChanges(call: TransactionCall, id: string, item: ItemRow): Promise<Put> {
  const { db, projectId, caller } = call;
  const actor = postActor(caller);
  const post = await getPost(db, projectId, actor, id);
  if (post.pending !== null) return left('PENDING');
  if (item.origin_page === null) return left('NOTHING');
  const { title, sapo, contentHtml, contentText } = item.origin_page;
  const changed = { ...item, title, sapo, content_html: contentHtml, content_text: contentText };
  const { draft, unplaced } = changedDraft(draftWordsOf(item), draftWordsOf(changed), post);
  if (Object.keys(draft).length === 0) return left('NOTHING');
  const update = { id, version: post.version, ...draft };
  const made = await inSavepoint(db, () => updatePost(db, projectId, update, { actor, by: caller }));
  if (made instanceof AppError) return left(made.code === 'LOCKED_BY_OTHER' ? 'HELD' : 'REFUSED');
  await auditPost(call, 'update', made);
  return { outcome: 'READY', unplaced, waits: made.after.pending !== null };
}

const left = (outcome: CorrectionOutcome): Put => ({ outcome, unplaced: [], waits: false });
