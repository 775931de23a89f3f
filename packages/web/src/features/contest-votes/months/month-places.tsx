import type { VoteMonth } from '@toasoan/contract/features/contest-votes/contest-votes.ts';
import { CATEGORY_TEXTS } from '@toasoan/contract/features/contests/contest-texts.ts';
import { useTranslation } from 'react-i18next';
import { Chip } from '#web/ui/display/chip.tsx';
import { Row } from '#web/ui/layout/row.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { formatNumber, screenLanguage } from '#web/ui/text/format-number.ts';
import styles from '../votes.module.css';

type Places = VoteMonth['places'];
/** Places of each category that stand without the whole ranking. */
const FIRST = 3;

/** Winners and first places of a month, then its ranking; a winner of an earlier month keeps its place. */
export function MonthPlaces({ places }: { readonly places: Places }) {
  const { t } = useTranslation('contest-votes');
  const first = places.filter(({ place, prize }) => prize !== null || place <= FIRST);
  const rest = places.filter((one) => !first.includes(one));
  if (first.length === 0) return <p className={textStyles.hint}>{t('months.nobody')}</p>;
  return (
    <>
      <PlaceList places={first} />
      {rest.length > 0 && (
        <details>
          <summary>{t('months.more', { count: rest.length })}</summary>
          <PlaceList places={rest} />
        </details>
      )}
    </>
  );
}

function PlaceList({ places }: { readonly places: Places }) {
  const { t } = useTranslation('contest-votes');
  const language = screenLanguage();
  return (
    <Stack as="ol" gap={2}>
      {places.map((one) => (
        <li key={one.submission.id}>
          <Row gap={2} align="center">
            <span className={styles.number}>
              {one.place}. {one.submission.number}
            </span>
            <span>{one.submission.title}</span>
            <span className={textStyles.hint}>
              {CATEGORY_TEXTS[one.category][language]} ·{' '}
              {t('months.votes', { votes: formatNumber(one.votes) })}
            </span>
            {one.prize !== null && <Chip>{one.prize[language]}</Chip>}
            {one.isOut && <Chip>{t('months.out')}</Chip>}
          </Row>
        </li>
      ))}
    </Stack>
  );
}
