import type { PresentSession } from '@toasoan/contract/features/articles/lock/presence.ts';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAuth } from '#web/core/session/auth-store.ts';
import { useTabs } from '#web/core/tabs/tab-store.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Avatar } from '#web/ui/display/avatar.tsx';
import type { ArticleWords } from '../editing/article-kind.ts';
import type { ArticleTypes } from '../editing/article-types.ts';
import type { ArticleLock } from './article-lock.ts';
import styles from './presence.module.css';
import { holderKey, isReadOnly } from './presence-state.ts';
import { usePresence } from './use-presence.ts';

const SHOWN = 4;

/** As much of a lock as these signs need. */
type ShownLock = Pick<ArticleLock<ArticleTypes>, 'get' | 'subscribe' | 'pass'>;

interface PeopleHereProps {
  readonly lock: ShownLock;
  readonly words: () => ArticleWords;
  /** The label of a field in the editor; '' for positions without a name. */
  readonly nameOf: (field: string) => string;
}

/** Other people who have the record open and their positions; announces arrivals once, politely. */
export function PeopleHere({ lock, words: named, nameOf }: PeopleHereProps) {
  const { t } = useTranslation('lock');
  const presence = usePresence(lock);
  const { hold, others, holder } = presence;
  const tabs = useTabs(({ list }) => list.tabs);
  // Pages of this browser tab do not count.
  const pages = others.filter(({ editingSession }) => tabs.every(({ id }) => id !== editingSession));
  const company = onePageEach(pages, holder?.editingSession);
  const said = useArrivals(company, hold !== 'asking', named);
  const words = useWords(nameOf);
  const more = company.length - SHOWN;
  return (
    <>
      <span className="visually-hidden" role="status">
        {said}
      </span>
      {isReadOnly(presence) && presence.passing.closedFor === holderKey(presence) && (
        <Button size="compact" icon={<Lock size={14} />} onClick={() => lock.pass({ closedFor: undefined })}>
          {t('readOnly')}
        </Button>
      )}
      {company.length > 0 && (
        <ul className={styles.people} aria-label={t('here', { ...named() })}>
          {company.slice(0, SHOWN).map((one) => {
            const isHolder = holder?.editingSession === one.editingSession;
            const text = words(one, isHolder);
            return (
              <li key={one.editingSession} className={styles.person} data-tip={text}>
                <Avatar name={one.name} size="small" />
                {isHolder && <Lock size={10} aria-hidden className={styles.lock} />}
                <span className="visually-hidden">{text}</span>
              </li>
            );
          })}
          {more > 0 && (
            <li className={styles.more}>
              +{more}
              <span className="visually-hidden">{t('more', { n: more })}</span>
            </li>
          )}
        </ul>
      )}
    </>
  );
}

/** One page for each person: the one that writes, or the one with a known position. */
function onePageEach(pages: readonly PresentSession[], holding: string | undefined): PresentSession[] {
  const weight = (one: PresentSession) => (one.editingSession === holding ? 2 : one.place === null ? 0 : 1);
  const people = Map.groupBy(pages, ({ userId }) => userId);
  return [...people.values()].flatMap((own) => own.toSorted((a, b) => weight(b) - weight(a)).slice(0, 1));
}

function useWords(nameOf: (field: string) => string): (one: PresentSession, isHolder: boolean) => string {
  const { t } = useTranslation('lock');
  const userId = useAuth((auth) => auth.userId);
  return (one, isHolder) => {
    const name = one.userId === userId ? t('you') : one.name;
    const place = one.place === null ? '' : nameOf(one.place);
    if (place !== '') return t('at', { name, place });
    return isHolder ? t('writes', { name }) : name;
  };
}

/** The sentence about the latest arrival; '' before the first one. */
function useArrivals(
  company: readonly PresentSession[],
  isKnown: boolean,
  words: () => ArticleWords,
): string {
  const { t } = useTranslation('lock');
  const userId = useAuth((auth) => auth.userId);
  const [known, setKnown] = useState<readonly string[]>();
  const [said, setSaid] = useState('');
  const now = company.map(({ editingSession }) => editingSession);
  if (isKnown && (known === undefined || known.join() !== now.join())) {
    const come = company.filter(({ editingSession }) => known?.includes(editingSession) === false);
    const names = come.map((one) => (one.userId === userId ? t('you') : one.name));
    setKnown(now);
    if (names.length > 0) setSaid(t('came', { name: names.join(', '), ...words() }));
  }
  return said;
}

/** Names the person who is writing, beside a record that is only shown. */
export function HolderSign({ lock }: { readonly lock: ShownLock }) {
  const { t } = useTranslation('lock');
  const userId = useAuth((auth) => auth.userId);
  const { hold, holder } = usePresence(lock);
  if (hold !== 'held' || !holder) return null;
  return (
    <span className={styles.sign}>
      <Lock size={14} aria-hidden />
      {holder.userId === userId ? t('youWriteNow') : t('writesNow', { name: holder.name })}
    </span>
  );
}
