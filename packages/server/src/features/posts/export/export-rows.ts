import { EXPORT_COLUMNS } from '@toasoan/contract/features/posts/export/post-export.ts';
import type { PostRow } from '@toasoan/contract/features/posts/post.ts';
import { POST_STATE_TEXTS } from '@toasoan/contract/features/posts/workflow/post-state-texts.ts';
import type { Language } from '@toasoan/contract/vocabulary/language.ts';
import type { Cell } from '#server/core/csv/csv-line.ts';

type Columns = Readonly<Record<string, Readonly<Record<Language, string>>>>;

export function headingsOf(columns: Columns, language: Language): string[] {
  return Object.values(columns).map((label) => label[language]);
}

/** Formats instants in the project's time zone: `2025-09-02 08:00`. */
export function wallClock(timezone: string): (time: string | null | undefined) => Cell {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: timezone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return (time) => (!time ? null : { wallTime: format.format(new Date(time)) });
}

export function cellsOf(
  post: PostRow,
  language: Language,
  clock: (time: string | null | undefined) => Cell,
): Cell[] {
  const cells: Readonly<Record<keyof typeof EXPORT_COLUMNS, Cell>> = {
    id: post.id,
    title: post.title,
    state: POST_STATE_TEXTS[post.state][language],
    category: post.mainCategory?.title ?? null,
    authors: post.authors.map(({ displayName }) => displayName).join(', '),
    source: post.sourceName ?? '',
    assignee: post.assignee?.name ?? null,
    createdBy: post.createdBy.name,
    createTime: clock(post.createTime),
    updateTime: clock(post.updateTime),
    publishedTime: clock(post.publishedTime),
    scheduleTime: clock(post.scheduleTime),
    words: post.wordCount,
    slug: post.slug,
  };
  return inOrder(EXPORT_COLUMNS, cells);
}

/** The cells of a row in the order of the columns. */
export function inOrder<Column extends string>(
  columns: Readonly<Record<Column, unknown>>,
  cells: Readonly<Record<Column, Cell>>,
): Cell[] {
  return (Object.keys(columns) as Column[]).map((key) => cells[key]);
}
