import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import { hasSuggestions, withSuggestions } from '@toasoan/contract/article/resolve-suggestions.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type LinkFacts, useArticleLinks } from '#web/patterns/article-links/article-links-slot.ts';
import { Button } from '#web/ui/actions/button.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import styles from '../preview/preview.module.css';
import { ReaderArticle } from '../preview/reader-article.tsx';
import type { ReaderPost } from '../preview/reader-post.ts';
import { type ReadingWidth, WidthSwitch } from './width-switch.tsx';

interface PostArticleProps {
  readonly post: ReaderPost;
  /** Given: with the links that delivery adds. */
  readonly delivery?: Pick<LinkFacts, 'postId' | 'categoryIds'>;
}

/** The post as its readers see it, at the width of a monitor or a phone, with suggestions on demand. */
export function PostArticle({ post, delivery }: PostArticleProps) {
  const [width, setWidth] = useState<ReadingWidth>('desktop');
  const [reading, setReading] = useState<Reading>('stands');
  const { DeliveredArticle } = useArticleLinks();
  const shown = { ...post, content: readAs(post.content, reading) };
  return (
    <>
      <WidthSwitch width={width} onChange={setWidth} />
      {hasSuggestions(post.content) && <SuggestionSwitch reading={reading} onChange={setReading} />}
      {delivery === undefined || reading === 'marked' ? (
        <ReaderArticle post={shown} width={width} withSuggested={reading === 'marked'} />
      ) : (
        <DeliveredArticle
          facts={{ ...delivery, title: shown.title, excerpt: shown.excerpt }}
          content={shown.content}
        >
          {(delivered) => <ReaderArticle post={{ ...shown, ...delivered }} width={width} />}
        </DeliveredArticle>
      )}
    </>
  );
}

const READINGS = ['stands', 'accepted', 'marked'] as const;
/** How suggested changes are read: not at all, as accepted, or marked. */
type Reading = (typeof READINGS)[number];

interface SuggestionSwitchProps {
  readonly reading: Reading;
  readonly onChange: (reading: Reading) => void;
}

/** Shown for a text with suggestions. */
function SuggestionSwitch({ reading, onChange }: SuggestionSwitchProps) {
  const { t } = useTranslation('preview');
  return (
    <div className={styles.tools}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's own fields. */}
      <div role="group" aria-label={t('reading.label')} className={styles.switch}>
        {READINGS.map((one) => (
          <Button
            key={one}
            size="compact"
            variant="quiet"
            aria-pressed={reading === one}
            onClick={() => onChange(one)}
          >
            {t(`reading.${one}`)}
          </Button>
        ))}
      </div>
      <p role="status" className={textStyles.hint}>
        {t(`reading.suggested.${reading}`)}
      </p>
    </div>
  );
}

function readAs(content: ArticleDocument, reading: Reading): ArticleDocument {
  return reading === 'accepted' ? withSuggestions(content) : content;
}
