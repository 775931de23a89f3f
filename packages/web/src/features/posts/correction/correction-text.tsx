import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { useTranslation } from 'react-i18next';
import { AppLink } from '#web/core/routing/app-link.tsx';
import { ArticleView } from '#web/patterns/article-editor/article-view.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';

/** Replaces the editor: the text of a correction comes from its form and is not edited by hand. */
export function CorrectionText({ post }: { readonly post: Post }) {
  const { t } = useTranslation('correction');
  return (
    <article>
      <Banner tone="info">
        {t('byForm')} <AppLink href={`/manager_post/view/${post.id}`}>{t('byForm.open')}</AppLink>
      </Banner>
      <h1>{post.title}</h1>
      <ArticleView document={post.pending?.draft.content ?? post.content} />
    </article>
  );
}
