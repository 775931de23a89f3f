import { useInfiniteQuery } from '@tanstack/react-query';
import { AUDIT_ACTION_TEXTS, type AuditAction } from '@toasoan/contract/core/audit-kinds.ts';
import { systemKindOf } from '@toasoan/contract/core/system-kinds.ts';
import type { OwnEvent } from '@toasoan/contract/features/session/own-history.ts';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { LoadFailure } from '#web/patterns/load-failure/load-failure.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { DateText } from '#web/ui/text/date-text.tsx';
import { deviceWords } from '#web/ui/text/device-words.ts';
import styles from './profile-page.module.css';
import { ownHistory } from './profile-queries.ts';

/** What happened to the person's own account: below their sessions, asked for when it is unfolded. */
export function OwnHistory() {
  const { t } = useTranslation('profile');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={styles.panel}>
      <h3 className={styles.panelTitle}>
        <button
          type="button"
          className={styles.opener}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <span className={styles.panelName}>{t('history.title')}</span>
          <ChevronDown size={18} className={classNames(styles.arrow, isOpen && styles.turned)} aria-hidden />
        </button>
      </h3>
      <p className={styles.hint}>{t('history.text')}</p>
      <section id={id} aria-label={t('history.title')} hidden={!isOpen} className={styles.panelBody}>
        {isOpen && <Events />}
      </section>
    </div>
  );
}

function Events() {
  const { t } = useTranslation('profile');
  const history = useInfiniteQuery(ownHistory);
  if (history.error) {
    return (
      <LoadFailure
        title={t('history.failed')}
        error={history.error}
        onRetry={() => void history.refetch()}
        retrying={history.isFetching}
      />
    );
  }
  if (!history.data) return <Skeleton height="96px" />;
  const events = history.data.pages.flatMap(({ items }) => items);
  if (events.length === 0) return <p className={styles.hint}>{t('history.empty')}</p>;
  return (
    <>
      <ul className={styles.sessions}>
        {events.map((event) => (
          <Event key={event.id} event={event} />
        ))}
      </ul>
      {history.hasNextPage && (
        <Button size="compact" busy={history.isFetchingNextPage} onClick={() => void history.fetchNextPage()}>
          {t('history.older')}
        </Button>
      )}
    </>
  );
}

function Event({ event }: { readonly event: OwnEvent }) {
  const { t } = useTranslation('profile');
  const { t: uiText } = useTranslation('ui');
  const action = event.action as AuditAction;
  return (
    <li className={styles.session}>
      <div className={styles.facts}>
        <p className={classNames(styles.device, systemKindOf(action) === 'failed' && styles.failed)}>
          {AUDIT_ACTION_TEXTS[action][currentLanguage()]}
        </p>
        <p className={styles.hint}>
          <DateText time={event.time} />
          {[
            event.by && t('history.by', { name: event.by }),
            event.device && deviceWords(event.device, uiText),
            event.address && t('sessions.address', { address: event.address }),
          ]
            .filter(Boolean)
            .map((words) => ` · ${words}`)}
        </p>
      </div>
    </li>
  );
}
