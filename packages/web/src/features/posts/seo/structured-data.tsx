import { jsonLdText, newsArticle } from '@toasoan/contract/features/posts/preview/news-article.ts';
import { cardPicture } from '@toasoan/contract/features/posts/preview/share-card.ts';
import { slugOf } from '@toasoan/contract/vocabulary/slug.ts';
import { Copy } from 'lucide-react';
import { useDeferredValue, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentProject } from '#web/core/project/current-project.ts';
import { useSessionPart } from '#web/features/articles/public.ts';
import { useCategoryOptions } from '#web/features/categories/public.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { useSettledPart } from '#web/ui/form/use-form.ts';
import { usePostFiles } from '../editing/files/use-post-files.ts';
import type { PostSession } from '../editing/post-article.ts';
import { copyText } from '../preview/copy-text.ts';
import styles from './seo.module.css';

/** The structured data of the post's page, for reading and copying. */
export function StructuredData({ session }: { readonly session: PostSession }) {
  const { t } = useTranslation('seo');
  const [isOpen, setOpen] = useState(false);
  return (
    <section>
      <Button size="compact" variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('structured')}
      </Button>
      {isOpen && <NewsArticle session={session} />}
    </section>
  );
}

function NewsArticle({ session }: { readonly session: PostSession }) {
  const { t } = useTranslation('seo');
  const project = useCurrentProject();
  const post = useSessionPart(session, (state) => state.record);
  const values = useDeferredValue(useSettledPart(session.form, (state) => state.values));
  const words = useSyncExternalStore(session.article.watch, () => session.article.counts().words);
  const category = useCategoryOptions().find((option) => option.value === values.mainCategoryId);
  const files = usePostFiles(session);
  const fileOf = (id: string | null | undefined) => files.find((file) => file.id === id) ?? null;
  const text = jsonLdText(
    newsArticle(
      {
        ...values,
        slug: values.slug || slugOf(values.title),
        details: values,
        picture: cardPicture(values, files),
        film: fileOf(values.video?.mediaId),
        sound: fileOf(values.audio?.mediaId),
        mainCategory: category?.label ?? '',
        wordCount: words,
        publishedTime: post?.publishedTime ?? null,
        substantiveTime: post?.substantiveTime ?? null,
      },
      { name: project?.name ?? '', domains: project?.domains ?? [] },
    ),
  );
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard. */}
      <section className={styles.data} tabIndex={0} aria-label={t('structured')}>
        <pre>{text}</pre>
      </section>
      <Button size="compact" icon={<Copy size={14} />} onClick={() => void copyText(text, t('copied'))}>
        {t('copy')}
      </Button>
    </>
  );
}
