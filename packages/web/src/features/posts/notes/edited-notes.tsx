import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { useEffect, useState } from 'react';
import type { LiveArticle } from '#web/patterns/article-editor/live-article.ts';
import type { NotedText } from '#web/patterns/article-editor/notes/noted-text.ts';
import { marginOf } from '#web/patterns/article-margin/article-margin.ts';
import { NotesPanel } from './notes-panel.tsx';

interface EditedNotesProps {
  readonly post: Post;
  readonly article: LiveArticle;
}

/** Notes of an article in the editor, in its margin and its inspector. */
export function EditedNotes({ post, article }: EditedNotesProps) {
  const [text, setText] = useState<NotedText>();
  useEffect(() => {
    let isHere = true;
    void import('#web/patterns/article-editor/notes/noted-editor.ts').then(({ notedEditor }) => {
      if (isHere && !article.editor.isDestroyed) setText(notedEditor(article));
    });
    return () => {
      isHere = false;
    };
  }, [article]);
  return <NotesPanel post={post} text={text} margin={marginOf(article)} />;
}
