import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import { articleText } from '@toasoan/contract/article/article-text.ts';
import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCategoryOptions } from '#web/features/categories/public.ts';
import { ConflictPanel } from '#web/patterns/form-drawer/conflict-panel.tsx';
import type { FieldNames } from '#web/patterns/form-drawer/record-form.ts';
import { createFormStore } from '#web/ui/form/form-store.ts';
import type { PostSession } from './post-session.ts';
import { type PostValues, postValues } from './post-values.ts';
import { useSessionState } from './use-post-session.ts';

type WholePost = PostValues & { readonly content: ArticleDocument };

interface PostConflictProps {
  readonly session: PostSession;
  readonly newer: Post;
  /** Text to set against the newer version; what is typed in the editor when absent. */
  readonly mine?: WholePost | undefined;
  readonly onDone?: () => void;
}

function whole(post: Post): WholePost {
  return { ...postValues(post), content: post.content };
}

/** Both texts, field by field and the body too: the person chooses, and neither is lost before. */
export function PostConflict({ session, newer, mine, onDone }: PostConflictProps) {
  const { t } = useTranslation('posts');
  const categories = useCategoryOptions();
  const { post } = useSessionState(session);
  const [form] = useState(() => {
    const store = createFormStore<WholePost>(whole(post ?? newer));
    store.fill(mine ?? { ...session.form.get().values, content: session.article.document() });
    return store;
  });
  const fields = useMemo((): FieldNames<WholePost> => {
    const categoryName = (id: string | null) => categories.find((one) => one.value === id)?.label ?? '';
    return {
      title: { label: t('field.title') },
      slug: { label: t('field.slug') },
      excerpt: { label: t('field.excerpt') },
      content: { label: t('field.content'), show: articleText },
      mainCategoryId: { label: t('field.mainCategoryId'), show: categoryName },
      otherCategoryIds: {
        label: t('field.otherCategoryIds'),
        show: (ids) => ids.map(categoryName).join(', '),
      },
      tags: { label: t('field.tags'), show: (tags) => tags.map((tag) => tag.label).join(', ') },
      keywords: { label: t('field.keywords') },
      authors: {
        label: t('field.authors'),
        show: (authors) => authors.map((author) => author.displayName).join(', '),
      },
      seoTitle: { label: t('field.seoTitle') },
      seoDescription: { label: t('field.seoDescription') },
    };
  }, [t, categories]);
  return (
    <ConflictPanel
      record={{ fields, toValues: whole }}
      form={form}
      newer={newer}
      onDone={(thenSave) => {
        const { content, ...values } = form.get().values;
        session.rebase(newer, { values, content });
        onDone?.();
        if (thenSave) void session.save();
      }}
    />
  );
}
