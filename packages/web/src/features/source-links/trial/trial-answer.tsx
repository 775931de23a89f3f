import type { LinkTrial } from '@toasoan/contract/features/source-links/link-trial.ts';
import { ArrowRight, Check, CircleSlash } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { LoadingLabel } from '#web/ui/feedback/loading-label.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import { formatDateTime } from '#web/ui/text/format-date.ts';
import { placeOf } from '../source-link-columns.tsx';
import { actionWords, targetWords } from '../words.ts';
import styles from './try-drawer.module.css';

interface TrialAnswerProps {
  readonly answer: LinkTrial | undefined;
  readonly isLoading: boolean;
  readonly onEdit: (linkId: string) => void;
}

/** What would happen, then every link with its reason: the one that takes the text first. */
export function TrialAnswer({ answer, isLoading, onEdit }: TrialAnswerProps) {
  const { t } = useTranslation('source-links');
  const whole = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a narrow screen it stands below the form.
    if (answer) whole.current?.scrollIntoView({ block: 'nearest' });
  }, [answer]);
  if (isLoading) return <LoadingLabel label={t('trial.loading')} />;
  if (answer === undefined) return <p className={styles.hint}>{t('trial.hint')}</p>;
  return (
    <Stack ref={whole} gap={4}>
      <Outcome answer={answer} />
      {answer.links.length === 0 ? (
        <p className={styles.hint}>{t('trial.noLinks')}</p>
      ) : (
        <ol className={styles.links} aria-label={t('trial.links')}>
          {answer.links.map((judged) => (
            <Judged key={judged.link.id} judged={judged} onEdit={onEdit} />
          ))}
        </ol>
      )}
    </Stack>
  );
}

function Outcome({ answer: { outcome, links } }: { readonly answer: LinkTrial }) {
  const { t } = useTranslation('source-links');
  const taker = links[0]?.link;
  if (outcome === null || taker === undefined) return <Banner tone="info">{t('outcome.none')}</Banner>;
  const { action, gates, publishAfter } = outcome;
  return (
    <Banner tone={action === taker.autoAction ? 'success' : 'warning'}>
      <strong>{t('outcome.taken', { action: actionWords(action), target: taker.target.name })}</strong>
      {action !== taker.autoAction && (
        <span className={styles.gate}>{t('outcome.instead', { wanted: actionWords(taker.autoAction) })}</span>
      )}
      {gates.length > 0 && (
        <ul className={styles.gates}>
          {gates.map((gate) => (
            <li key={gate}>
              {t(`gate.${gate}`, {
                time: publishAfter === null ? '' : formatDateTime(new Date(publishAfter)),
              })}
            </li>
          ))}
        </ul>
      )}
    </Banner>
  );
}

interface JudgedProps {
  readonly judged: LinkTrial['links'][number];
  readonly onEdit: (linkId: string) => void;
}

function Judged({ judged: { link, verdict, words }, onEdit }: JudgedProps) {
  const { t } = useTranslation('source-links');
  const isTaker = verdict === 'TAKES';
  const Sign = isTaker ? Check : CircleSlash;
  const reason = verdict === 'TAKES' && words.length > 0 ? 'TAKES_WORDS' : verdict;
  return (
    <li className={classNames(styles.judged, isTaker && styles.taker)}>
      <Sign size={16} aria-hidden className={styles.sign} />
      <span className={styles.words}>
        <span className={styles.name}>
          {placeOf(link)}
          <ArrowRight size={14} role="img" aria-label={t('judged.to')} />
          {link.target.name || '–'}
        </span>
        <span className={styles.hint}>
          {t('judged.facts', {
            type: targetWords(link.targetType),
            action: actionWords(link.autoAction),
            priority: link.priority,
          })}
        </span>
        <span>{t(`verdict.${reason}`, { words: words.map((word) => `“${word}”`).join(', ') })}</span>
      </span>
      <Button size="compact" variant="quiet" onClick={() => onEdit(link.id)}>
        {t('judged.edit')}
      </Button>
    </li>
  );
}
