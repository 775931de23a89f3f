import type { Suggestion } from '@toasoan/contract/features/translation-suggestions/suggestion.ts';
import {
  SUGGESTION_REASON_TEXTS,
  SUGGESTION_STATE_TEXTS,
} from '@toasoan/contract/features/translation-suggestions/suggestion-texts.ts';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { languageName } from '#web/features/projects/public.ts';
import type { ListQueryShape } from '#web/patterns/list-page/list-address-rules.ts';
import { RowLink } from '#web/patterns/list-page/row-link.tsx';
import type { ListAddress } from '#web/patterns/list-page/use-list-address.ts';
import { StatusTag, type StatusTone } from '#web/ui/display/status-tag.tsx';
import { Row } from '#web/ui/layout/row.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { DateText } from '#web/ui/text/date-text.tsx';
import { formatNumber } from '#web/ui/text/format-number.ts';
import { changedWording } from './changed-wording.ts';
import styles from './suggestions.module.css';

const TONES: Readonly<Record<Suggestion['state'], StatusTone>> = {
  NEW: 'waiting',
  ACCEPTED: 'published',
  ACCEPTED_AS_GLOSSARY: 'published',
  REJECTED: 'rejected',
  DUPLICATE: 'unpublished',
};

export function SuggestionStateTag({ state }: { readonly state: Suggestion['state'] }) {
  return <StatusTag tone={TONES[state]}>{SUGGESTION_STATE_TEXTS[state][currentLanguage()]}</StatusTag>;
}

interface SuggestionRowProps {
  readonly item: Suggestion;
  readonly address: ListAddress<ListQueryShape>;
  readonly isOpen: boolean;
}

/** What changes, where, why, and how many say so. */
export function SuggestionRow({ item, address, isOpen }: SuggestionRowProps) {
  const { t } = useTranslation('translation-suggestions');
  return (
    <li
      data-row={item.id}
      className={styles.row}
      data-open={isOpen || undefined}
      aria-current={isOpen || undefined}
    >
      <Row justify="between" wrap={false}>
        <RowLink address={address} id={item.id}>
          <SuggestedWords item={item} />
        </RowLink>
        <span className={textStyles.hint}>
          <DateText time={item.createTime} isShort />
        </span>
      </Row>
      <p className={styles.where}>{item.pageTitle}</p>
      <Row justify="between" wrap={false}>
        <span className={textStyles.hint}>
          {languageName(item.lang)} · {SUGGESTION_REASON_TEXTS[item.reason][currentLanguage()]}
        </span>
        {item.votes > 1 && (
          <span className={textStyles.hint}>
            {t('votes', { count: item.votes, n: formatNumber(item.votes) })}
          </span>
        )}
      </Row>
    </li>
  );
}

/** The changed words, or the beginning of the suggestion. */
export function SuggestedWords({ item }: { readonly item: Suggestion }) {
  const wording = changedWording(item.seen, item.suggested);
  if (wording === undefined) return <span lang={item.lang}>{item.suggested.slice(0, 120)}</span>;
  return (
    <span lang={item.lang}>
      <del className={styles.old}>{wording.old}</del> <ins className={styles.fresh}>{wording.fresh}</ins>
    </span>
  );
}
