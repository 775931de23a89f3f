import type { SubmissionRow } from '@toasoan/contract/features/submissions/submission.ts';
import type { SubmissionState } from '@toasoan/contract/features/submissions/submission-states.ts';
import { Ellipsis } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAppConfig } from '#web/core/preferences/app-config.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Row } from '#web/ui/layout/row.tsx';
import { MenuButton } from '#web/ui/menu/menu-button.tsx';
import type { Decisions } from '../decisions/use-decisions.tsx';
import styles from './decision-buttons.module.css';

/** Those with a key of their own; all others are behind "more". */
const KEYED = { VALID: 'H', NEEDS_FIX: 'B', INVALID: 'L' } as const;
type Keyed = keyof typeof KEYED;
const isKeyed = (to: SubmissionState): to is Keyed => to in KEYED;

interface DecisionButtonsProps {
  readonly work: SubmissionRow;
  readonly decisions: Decisions;
  /** Side by side, where there is room. */
  readonly inOneLine?: boolean;
  /** Goes on to the next work. */
  readonly onDecided: () => void;
}

/** What this person may do with the work now. */
export function DecisionButtons({ work, decisions, inOneLine = false, onDecided }: DecisionButtonsProps) {
  const { t } = useTranslation('submissions');
  const hasKeys = useAppConfig(({ letterKeys }) => letterKeys);
  const ways = decisions.ways(work);
  if (ways.length === 0) return null;
  const keyed = (['VALID', 'NEEDS_FIX', 'INVALID'] as const).filter((to) => ways.includes(to));
  // What is left where no check is possible: the first way is the usual one.
  const [usual, ...rest] = keyed.length === 0 ? ways : [];
  const more = keyed.length === 0 ? rest : ways.filter((to) => !isKeyed(to));
  return (
    <Row>
      {keyed.map((to) => (
        <Button
          key={to}
          variant={to === 'VALID' ? 'main' : 'plain'}
          className={to === 'VALID' && !inOneLine ? styles.first : styles.other}
          {...(hasKeys && { shortcut: KEYED[to] })}
          onClick={() => decisions.decide(work, to, onDecided)}
        >
          {t(`verb.${to}`)}
        </Button>
      ))}
      {usual && (
        <Button
          variant="main"
          className={styles.other}
          onClick={() => decisions.decide(work, usual, onDecided)}
        >
          {t(`verb.${usual}`)}
        </Button>
      )}
      {more.length > 0 && (
        <MenuButton
          label={t('more')}
          align="end"
          items={more.map((to) => ({
            key: to,
            label: t(`verb.${to}`),
            onSelect: () => decisions.decide(work, to, onDecided),
          }))}
        >
          {(trigger) => (
            <IconButton {...trigger} variant="plain" icon={<Ellipsis size={17} />} label={t('more')} />
          )}
        </MenuButton>
      )}
      {keyed.includes('INVALID') && !inOneLine && <p className={styles.hint}>{t('decision.hint')}</p>}
    </Row>
  );
}
