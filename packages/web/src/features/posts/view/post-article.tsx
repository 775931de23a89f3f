import { hasSuggestions, withSuggestions } from '@toasoan/contract/article/resolve-suggestions.ts';
import {
  SUGGESTION_READINGS,
  type SuggestionReading,
} from '@toasoan/contract/features/posts/preview/suggestion-reading.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PreviewChoice } from '#web/patterns/site-preview/preview-choice.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import styles from './post-article.module.css';
import { ReaderArticle } from './reader-article.tsx';
import type { ReaderPost } from './reader-post.ts';
import { type ReadingWidth, WidthSwitch } from './width-switch.tsx';

/** The text of a post for those who work on it, at the width of a monitor or a phone, with suggestions on demand. */
export function PostArticle({ post }: { readonly post: ReaderPost }) {
  const { t } = useTranslation('preview');
  const [width, setWidth] = useState<ReadingWidth>('desktop');
  const [reading, setReading] = useState<SuggestionReading>('STANDS');
  const content = reading === 'ACCEPTED' ? withSuggestions(post.content) : post.content;
  return (
    <>
      <WidthSwitch width={width} onChange={setWidth} />
      {hasSuggestions(post.content) && (
        <div className={styles.tools}>
          <PreviewChoice
            label={t('reading.label')}
            choices={SUGGESTION_READINGS.map((one) => ({ value: one, label: t(`reading.${one}`) }))}
            chosen={reading}
            onChoose={setReading}
          />
          <p role="status" className={textStyles.hint}>
            {t(`suggested.${reading}`)}
          </p>
        </div>
      )}
      <ReaderArticle post={{ ...post, content }} width={width} withSuggested={reading === 'MARKED'} />
    </>
  );
}
