import type {
  CommentFilter,
  CommentOrder,
  CommentView,
} from '@toasoan/contract/features/comments/comment-list.ts';
import { foldVietnamese, wordsOf } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import { type RawBuilder, sql } from 'kysely';
import { emailKeyOf } from '#server/core/auth/email-key.ts';
import { type KeyOf, senderKeyOf } from '../senders/sender-key.ts';

type Condition = RawBuilder<boolean>;

/** As the partial indexes and the counts say it. */
const VIEW_CONDITIONS: Readonly<Record<CommentView, Condition>> = {
  waiting: sql`comments.state = 'PENDING'`,
  reported: sql`comments.report_count > 0 AND comments.state <> 'DELETED'`,
  held: sql`comments.state = 'PENDING' AND comments.held_rules <> '{}'`,
  approved: sql`comments.state = 'APPROVED'`,
  rejected: sql`comments.state IN ('REJECTED', 'HIDDEN')`,
  spam: sql`comments.state = 'SPAM'`,
  all: sql`comments.state <> 'DELETED'`,
};

/** All conditions of a filter on `comments`. */
export function matching(projectId: string, filter: CommentFilter, keyOf: KeyOf | undefined): Condition {
  const conditions = [
    sql<boolean>`comments.project_id = ${projectId}`,
    VIEW_CONDITIONS[filter.view],
    ...ofTarget(projectId, filter),
    ...ofTime(filter),
    ...ofKind(filter),
    ...ofSender(projectId, filter),
    ...(filter.text ? [textOf(filter.text, keyOf)] : []),
  ];
  return sql`${sql.join(conditions, sql` AND `)}`;
}

function ofTarget(projectId: string, { targetType, targetId, categoryId }: CommentFilter): Condition[] {
  return [
    ...(targetType ? [sql<boolean>`comments.target_type = ${targetType}`] : []),
    ...(targetId ? [sql<boolean>`comments.target_id = ${targetId}`] : []),
    ...(categoryId
      ? [
          sql<boolean>`comments.target_type = 'POST' AND comments.target_id IN (
            SELECT post_id FROM post_categories
            WHERE project_id = ${projectId} AND category_id = ${categoryId})`,
        ]
      : []),
  ];
}

/** Days are those of Việt Nam. */
function ofTime({ from, to, isOverdue }: CommentFilter): Condition[] {
  const start = (day: string) => sql`(${day}::date::timestamp AT TIME ZONE 'Asia/Ho_Chi_Minh')`;
  return [
    ...(from ? [sql<boolean>`comments.sent_time >= ${start(from)}`] : []),
    ...(to ? [sql<boolean>`comments.sent_time < ${start(to)} + interval '1 day'`] : []),
    ...(isOverdue === true ? [sql<boolean>`comments.sla_due < now()`] : []),
    ...(isOverdue === false ? [sql<boolean>`(comments.sla_due >= now() OR comments.sla_due IS NULL)`] : []),
  ];
}

function ofKind({ state, rule, lang, hasReply, hasReplyDraft }: CommentFilter): Condition[] {
  const isOrNot = (wanted: boolean | undefined, condition: Condition): Condition[] => {
    if (wanted === undefined) return [];
    return [wanted ? condition : sql<boolean>`NOT (${condition})`];
  };
  return [
    ...(state ? [sql<boolean>`comments.state = ANY(${state}::text[])`] : []),
    ...(rule ? [sql<boolean>`comments.held_rules && ${rule}::text[]`] : []),
    ...(lang ? [sql<boolean>`comments.lang = ${lang}`] : []),
    ...isOrNot(hasReply, sql`comments.official_reply IS NOT NULL`),
    ...isOrNot(hasReplyDraft, sql`comments.reply_draft <> ''`),
  ];
}

function ofSender(projectId: string, { senderOf }: CommentFilter): Condition[] {
  if (senderOf === undefined) return [];
  return [
    sql`comments.sender_key = (
      SELECT sender_key FROM comments AS known
      WHERE project_id = ${projectId} AND id = ${senderOf} AND octet_length(sender_key) > 0)`,
  ];
}

const ID = /^[1-9]\d{0,17}$/;

/** A whole e-mail, the id of a comment or its target, or words without marks, the last as a beginning. */
function textOf(text: string, keyOf: KeyOf | undefined): Condition {
  if (keyOf !== undefined && emailKeyOf(text) !== undefined)
    return sql`comments.sender_key = ${senderKeyOf(keyOf, { email: text, readerKey: '' })}`;
  const words = wordsOf(foldVietnamese(text));
  if (words.length === 0) return sql`false`;
  const query = `${words.map((word) => `'${word}'`).join(' & ')}:*`;
  const holdsWords = sql<boolean>`comments.search @@ ${query}::tsquery`;
  if (!ID.test(text)) return holdsWords;
  return sql`(comments.id = ${text} OR comments.target_id = ${text} OR ${holdsWords})`;
}

interface Order {
  /** Ends with the id, so that no two rows stand at one place. */
  readonly columns: readonly RawBuilder<unknown>[];
  readonly isDescending: boolean;
}

const ORDERS: Readonly<Record<CommentOrder, Order>> = {
  due: {
    columns: [sql`comments.due_order`, sql`comments.sent_time`, sql`comments.id`],
    isDescending: false,
  },
  oldest: { columns: [sql`comments.sent_time`, sql`comments.id`], isDescending: false },
  newest: { columns: [sql`comments.sent_time`, sql`comments.id`], isDescending: true },
  reports: { columns: [sql`comments.report_count`, sql`comments.id`], isDescending: true },
};

export function orderBy(order: CommentOrder): RawBuilder<unknown> {
  const { columns, isDescending } = ORDERS[order];
  const direction = isDescending ? sql`DESC` : sql`ASC`;
  return sql.join(columns.map((column) => sql`${column} ${direction}`));
}

/** The place of a row in its order, to go on after it. */
export interface Placed {
  readonly id: string;
  readonly due_order: Date;
  readonly sent_time: Date;
  readonly report_count: number;
}

export function cursorOf(order: CommentOrder, row: Placed): string {
  const [due, sent] = [row.due_order.getTime(), row.sent_time.getTime()];
  if (order === 'due') return `${due}.${sent}.${row.id}`;
  return order === 'reports' ? `${row.report_count}.${row.id}` : `${sent}.${row.id}`;
}

const NUMBER = /^-?\d{1,18}$/;

/** Undefined for a cursor of another order. */
export function afterCursor(order: CommentOrder, cursor: string): Condition | undefined {
  const { columns, isDescending } = ORDERS[order];
  const parts = cursor.split('.');
  if (parts.length !== columns.length || !parts.every((part) => NUMBER.test(part))) return undefined;
  const isTime = (index: number) => order !== 'reports' && index < parts.length - 1;
  if (parts.some((part, index) => isTime(index) && Number.isNaN(new Date(Number(part)).getTime())))
    return undefined;
  const values = parts.map((part, index) =>
    isTime(index) ? sql`${new Date(Number(part))}::timestamptz` : sql`${part}::bigint`,
  );
  return sql`(${sql.join(columns)}) ${isDescending ? sql`<` : sql`>`} (${sql.join(values)})`;
}
