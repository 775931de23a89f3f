import type { articleRuns } from '@toasoan/contract/features/internal-links/matching/article-runs.ts';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import textStyles from '#web/ui/layout/text.module.css';
import { acceptLinks } from './accept-link.ts';
import styles from './link-suggestions.module.css';
import { type Suggested, type SuggestedInto, Suggestion } from './suggestion.tsx';

interface SuggestionListProps extends SuggestedInto {
  readonly title: string;
  /** Said in place of an empty list. */
  readonly none: string;
  readonly items: readonly Suggested[];
  /** Of the text that was asked about. */
  readonly runs: ReturnType<typeof articleRuns>;
}

/** Places that could be links, each with its sentence; one or all of them are written into the text. */
export function SuggestionList({ title, none, items, runs, ...text }: SuggestionListProps) {
  const { t } = useTranslation('internal-links');
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const { article, content, reason } = text;
  const placed = items.flatMap(({ place, values }) => (place === null ? [] : [{ place, values }]));

  /** The entry goes with the next answer: the keyboard stays in the list. */
  function leave(from: Element | null | undefined): void {
    const beside = from?.nextElementSibling ?? from?.previousElementSibling;
    (beside?.querySelector<HTMLElement>('[data-accept]') ?? section.current)?.focus();
  }
  function acceptAll(): void {
    const count = acceptLinks(article, content, placed);
    if (count > 0) showToast({ tone: 'success', text: t('suggest.acceptedAll', { count }) });
    if (count < placed.length) showToast({ tone: 'warning', text: t('suggest.changed') });
    section.current?.focus();
  }
  return (
    <section ref={section} aria-labelledby={id} tabIndex={-1}>
      <div className={styles.top}>
        <h3 id={id} className={styles.head}>
          {title}
        </h3>
        {placed.length > 1 && (
          <Button size="compact" variant="quiet" disabledReason={reason} onClick={acceptAll}>
            {t('suggest.acceptAll')}
          </Button>
        )}
      </div>
      {items.length === 0 && <p className={textStyles.hint}>{none}</p>}
      <ul className={styles.list}>
        {items.map((one) => (
          <Suggestion
            key={one.key}
            {...text}
            one={one}
            line={(one.place && runs[one.place.run]?.text) ?? ''}
            onLeave={leave}
          />
        ))}
      </ul>
      {placed.length < items.length && <p className={textStyles.hint}>{t('suggest.noPlace')}</p>}
    </section>
  );
}
