import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import type { PlacedPlace, SuggestedPage } from '@toasoan/contract/features/internal-links/article-links.ts';
import type { articleRuns } from '@toasoan/contract/features/internal-links/matching/article-runs.ts';
import { Link, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { LinkValues } from '#web/patterns/article-editor/links.ts';
import type { LiveArticle } from '#web/patterns/article-editor/live-article.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import textStyles from '#web/ui/layout/text.module.css';
import { acceptLinks, showPlace } from './accept-link.ts';
import styles from './link-suggestions.module.css';
import { sentenceAround } from './sentence-around.ts';

export interface Suggested {
  readonly place: PlacedPlace | SuggestedPage;
  readonly values: LinkValues;
}

interface SuggestionListProps {
  readonly title: string;
  /** Said in place of an empty list. */
  readonly none: string;
  readonly items: readonly Suggested[];
  readonly article: LiveArticle;
  /** The text that was asked about. */
  readonly content: ArticleDocument;
  /** Its runs. */
  readonly runs: ReturnType<typeof articleRuns>;
  /** Why nothing can be written now. */
  readonly reason: string | undefined;
  /** Absent: they cannot be dismissed. */
  readonly onDismiss?: ((one: Suggested) => void) | undefined;
}

/** Places that could be links, each with its sentence; one or all of them are written into the text. */
export function SuggestionList({
  title,
  none,
  items,
  article,
  content,
  runs,
  reason,
  onDismiss,
}: SuggestionListProps) {
  const { t } = useTranslation('internal-links');
  const id = useId();
  const section = useRef<HTMLElement>(null);

  /** The entry goes with the next answer: the keyboard stays in the list. */
  function leave(from: Element | null | undefined): void {
    const beside = from?.nextElementSibling ?? from?.previousElementSibling;
    (beside?.querySelector<HTMLElement>('[data-accept]') ?? section.current)?.focus();
  }
  function acceptAll(): void {
    const count = acceptLinks(article, content, items);
    if (count > 0) showToast({ tone: 'success', text: t('suggest.acceptedAll', { count }) });
    if (count < items.length) showToast({ tone: 'warning', text: t('suggest.changed') });
    section.current?.focus();
  }
  return (
    <section ref={section} aria-labelledby={id} tabIndex={-1}>
      <div className={styles.top}>
        <h3 id={id} className={styles.head}>
          {title}
        </h3>
        {items.length > 1 && (
          <Button size="compact" variant="quiet" disabledReason={reason} onClick={acceptAll}>
            {t('suggest.acceptAll')}
          </Button>
        )}
      </div>
      {items.length === 0 && <p className={textStyles.hint}>{none}</p>}
      <ul className={styles.list}>
        {items.map((one) => (
          <Suggestion
            key={`${one.place.run} ${one.place.from}`}
            {...{ article, content, one, reason, onDismiss }}
            line={runs[one.place.run]?.text ?? ''}
            onLeave={leave}
          />
        ))}
      </ul>
    </section>
  );
}

interface SuggestionProps extends Pick<SuggestionListProps, 'article' | 'content' | 'reason' | 'onDismiss'> {
  readonly one: Suggested;
  readonly line: string;
  readonly onLeave: (from: Element | null) => void;
}

function Suggestion({ article, content, one, line, reason, onDismiss, onLeave }: SuggestionProps) {
  const { t } = useTranslation('internal-links');
  const item = useRef<HTMLLIElement>(null);
  const { phrase, href, from, to } = one.place;
  const { before, words, after } = sentenceAround(line, from, to);
  function accept(): void {
    if (acceptLinks(article, content, [one]) === 0)
      showToast({ tone: 'warning', text: t('suggest.changed') });
    else onLeave(item.current);
  }
  function dismiss(): void {
    onLeave(item.current);
    onDismiss?.(one);
  }
  return (
    <li ref={item} className={styles.item}>
      <button type="button" className={styles.place} onClick={() => showPlace(article, content, one.place)}>
        <span>
          {before}
          <mark className={styles.words}>{words}</mark>
          {after}
        </span>
        <span className={textStyles.hint}>{href}</span>
      </button>
      <IconButton
        data-accept
        size="compact"
        icon={<Link size={16} />}
        label={t('suggest.accept', { phrase })}
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
