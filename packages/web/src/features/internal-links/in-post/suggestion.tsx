import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import { CornerUpLeft, Link, X } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import type { LinkValues } from '#web/patterns/article-editor/links.ts';
import type { LiveArticle } from '#web/patterns/article-editor/live-article.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { StatusTag } from '#web/ui/display/status-tag.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import textStyles from '#web/ui/layout/text.module.css';
import { acceptLinks, linkSelection, type Place, showPlace } from './accept-link.ts';
import styles from './link-suggestions.module.css';
import { Sentence } from './sentence.tsx';

export interface Suggested {
  readonly key: string;
  /** Null: the writer chooses the words. */
  readonly place: Place | null;
  /** What names it on its buttons. */
  readonly phrase: string;
  readonly values: LinkValues;
  /** Said below its sentence. */
  readonly hint: string;
  /** A post: its headline stands above its sentence. */
  readonly postId?: string;
  /** The post leads to the one at hand already. */
  readonly linksHere?: boolean;
}

/** The text into which suggestions are written. */
export interface SuggestedInto {
  readonly article: LiveArticle;
  /** As it was asked about. */
  readonly content: ArticleDocument;
  /** Why nothing can be written now. */
  readonly reason: string | undefined;
  /** Absent: they cannot be dismissed. */
  readonly onDismiss?: ((one: Suggested) => void) | undefined;
}

interface SuggestionProps extends SuggestedInto {
  readonly one: Suggested;
  /** In which its words stand. */
  readonly line: string;
  readonly onLeave: (from: Element | null) => void;
}

/** One link that could be written, at its words or at those that the writer selects. */
export function Suggestion({ article, content, one, line, reason, onDismiss, onLeave }: SuggestionProps) {
  const { t } = useTranslation('internal-links');
  const item = useRef<HTMLLIElement>(null);
  const { place, phrase, values, hint, postId, linksHere } = one;
  function accept(): void {
    if (place === null) {
      if (!linkSelection(article, values)) showToast({ tone: 'warning', text: t('suggest.select') });
    } else if (acceptLinks(article, content, [{ place, values }]) === 0)
      showToast({ tone: 'warning', text: t('suggest.changed') });
    else onLeave(item.current);
  }
  function dismiss(): void {
    onLeave(item.current);
    onDismiss?.(one);
  }
  return (
    <li ref={item} className={styles.item}>
      <div className={styles.what}>
        {postId !== undefined && <TabLink to={`/manager_post/view/${postId}`}>{phrase}</TabLink>}
        {place !== null && (
          <button type="button" className={styles.place} onClick={() => showPlace(article, content, place)}>
            <Sentence line={line} from={place.from} to={place.to} />
            {postId === undefined && <span className={textStyles.hint}>{hint}</span>}
          </button>
        )}
        {postId !== undefined && <p className={textStyles.hint}>{hint}</p>}
        {linksHere && (
          <p>
            <StatusTag tone="draft" icon={<CornerUpLeft size={13} aria-hidden />}>
              {t('suggest.linksHere')}
            </StatusTag>
          </p>
        )}
      </div>
      <IconButton
        data-accept
        size="compact"
        icon={<Link size={16} />}
        label={
          postId === undefined ? t('suggest.accept', { phrase }) : t('suggest.acceptPost', { title: phrase })
        }
        disabledReason={reason}
        onClick={accept}
      />
      {onDismiss && (
        <IconButton
          size="compact"
          icon={<X size={16} />}
          label={t('suggest.dismiss', { phrase })}
          onClick={dismiss}
        />
      )}
    </li>
  );
}
