import type { RefusedPlace, Trial } from '@toasoan/contract/features/internal-links/article-links.ts';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { CountBadge } from '#web/ui/display/count-badge.tsx';
import { letterOf } from './marked-text.ts';
import styles from './try-drawer.module.css';
import type { Fix } from './use-fixes.ts';

interface PlacesListProps {
  readonly trial: Trial;
  readonly active: string | undefined;
  readonly onActive: (label: string | undefined) => void;
  readonly fixOf: (place: RefusedPlace) => Fix | undefined;
}

/** Links that will come, by number; places without one, by letter, each with its reason and its way out. */
export function PlacesList({ trial, active, onActive, fixOf }: PlacesListProps) {
  const { t } = useTranslation('internal-links');
  const { placed, refused, most } = trial;
  return (
    <div className={styles.lists}>
      <List title={t('trial.placed')} count={placed.length} note={t('trial.most', { count: most })}>
        {placed.map(({ rule, phrase, href, run, from }, index) => (
          <Place
            key={`${run} ${from}`}
            label={String(index + 1)}
            kind="placed"
            title={phrase}
            text={t('trial.placedText', {
              type: t(`target.${rule.targetType}`),
              path: href,
              priority: rule.priority,
            })}
            active={active}
            onActive={onActive}
          />
        ))}
      </List>
      <List title={t('trial.refused')} count={refused.length}>
        {refused.map((place, index) => {
          const fix = fixOf(place);
          return (
            <Place
              key={letterOf(index)}
              label={letterOf(index)}
              kind="refused"
              title={place.phrase}
              text={t(`refusal.${place.reason}`, reasonWords(place))}
              active={active}
              onActive={onActive}
            >
              {fix && (
                <Button size="compact" variant="quiet" busy={fix.busy} onClick={fix.run}>
                  {fix.label}
                </Button>
              )}
            </Place>
          );
        })}
      </List>
    </div>
  );
}

function reasonWords({ because, phrase, rule, winner }: RefusedPlace) {
  return { because, phrase, most: rule.maxPerPost, winner: winner?.keyword ?? because };
}

interface ListProps {
  readonly title: string;
  readonly count: number;
  readonly note?: string;
  readonly children: ReactNode;
}

function List({ title, count, note, children }: ListProps) {
  const { t } = useTranslation('internal-links');
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.list}>
      <div className={styles.listHead}>
        <h3 id={id}>{title}</h3>
        <CountBadge count={count} />
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </div>
      {count === 0 ? <p className={styles.note}>{t('trial.none')}</p> : <ol>{children}</ol>}
    </section>
  );
}

interface PlaceProps {
  readonly label: string;
  readonly kind: 'placed' | 'refused';
  readonly title: string;
  readonly text: string;
  readonly active: string | undefined;
  readonly onActive: (label: string | undefined) => void;
  readonly children?: ReactNode;
}

function Place({ label, kind, title, text, active, onActive, children }: PlaceProps) {
  const isActive = label === active;
  return (
    <li className={classNames(styles.place, isActive && styles.activePlace)}>
      <button
        type="button"
        className={styles.placeButton}
        aria-pressed={isActive}
        onClick={() => onActive(isActive ? undefined : label)}
      >
        <span className={classNames(styles.number, styles[kind])}>{label}</span>
        <span>
          <span className={styles.placeTitle}>{title}</span>
          <span className={styles.placeText}>{text}</span>
        </span>
      </button>
      {children}
    </li>
  );
}
