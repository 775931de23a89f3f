import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { marginOf } from '#web/patterns/article-margin/article-margin.ts';
import { MarginColumn } from '#web/patterns/article-margin/margin-column.tsx';
import { NotesPanel } from './notes-panel.tsx';
import { readOnlyNotes } from './read-only-notes.ts';

interface ReadNotesProps {
  readonly post: Post;
  /** The rendered text. */
  readonly content: ArticleDocument;
  /** The words of the article; undefined while they are not on the page. */
  readonly body: Element | undefined;
  /** The room beside them. */
  readonly beside: Element | null;
}

/** Notes of an article that is read, in its margin and its inspector. */
export function ReadNotes({ post, content, body, beside }: ReadNotesProps) {
  const { t } = useTranslation('notes');
  // One for as long as the page is there.
  const [page] = useState(() => ({}));
  // biome-ignore lint/correctness/useExhaustiveDependencies: passages of another text are searched again
  const text = useMemo(() => body && readOnlyNotes(body), [body, content]);
  return (
    <>
      {beside && createPortal(<MarginColumn of={page} label={t('margin')} />, beside)}
      <NotesPanel post={post} text={text} margin={marginOf(page)} />
    </>
  );
}
