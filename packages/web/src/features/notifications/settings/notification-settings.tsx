import type { SavedSettings } from '@toasoan/contract/features/notifications/notification-settings.ts';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useHere } from '#web/core/routing/here.ts';
import { LoadFailure } from '#web/patterns/load-failure/load-failure.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Row } from '#web/ui/layout/row.tsx';
import { formatDateTime } from '#web/ui/text/format-date.ts';
import { KindTable } from './kind-table.tsx';
import { MailTimes } from './mail-times.tsx';
import styles from './notification-settings.module.css';
import { timeProblems } from './settings-draft.ts';
import { useSettingsDraft } from './use-settings-draft.ts';

/** Which notifications the user gets, where, and when mails are sent. */
export function NotificationSettings({ onDirty }: { readonly onDirty: (isDirty: boolean) => void }) {
  const { t } = useTranslation('notifications');
  const { saved, values, isDirty, change, undo, save } = useSettingsDraft();
  const box = useRef<HTMLDivElement>(null);
  const { hash, key } = useHere();
  const isLoaded = values !== undefined;
  useEffect(() => onDirty(isDirty), [onDirty, isDirty]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another visit scrolls here again.
  useEffect(() => {
    if (hash === '#notifications' && isLoaded) box.current?.scrollIntoView({ block: 'start' });
  }, [hash, key, isLoaded]);
  if (saved.data === undefined || values === undefined) {
    return saved.error ? (
      <LoadFailure
        title={t('set.failed')}
        error={saved.error}
        onRetry={() => void saved.refetch()}
        retrying={saved.isFetching}
      />
    ) : (
      <div aria-busy="true">
        <Skeleton height="240px" />
      </div>
    );
  }
  const problems = timeProblems(values);
  const isFit = problems.quiet === undefined && problems.digest === undefined;
  return (
    <div ref={box} className={styles.settings}>
      <p className={styles.hint}>{t('set.text')}</p>
      <MailFacts mail={saved.data.mail} />
      <KindTable kinds={values.kinds} onChange={(kinds) => change({ ...values, kinds })} />
      <MailTimes values={values} problems={problems} onChange={change} />
      <Row>
        <Button
          variant="main"
          busy={save.isPending}
          disabledReason={isDirty ? undefined : t('set.nothing-changed')}
          onClick={() => isFit && save.mutate(values)}
        >
          {t('set.save')}
        </Button>
        {isDirty && <Button onClick={undo}>{t('set.undo')}</Button>}
      </Row>
    </div>
  );
}

/** Whether mails are sent at all, and where to. */
function MailFacts({ mail }: Pick<SavedSettings, 'mail'>) {
  const { t } = useTranslation('notifications');
  if (!mail.isOn) return <Banner tone="info">{t('set.no-mail')}</Banner>;
  if (mail.address === '') return <Banner tone="warning">{t('set.no-address')}</Banner>;
  if (mail.failedTime !== null) {
    return (
      <Banner tone="warning">{t('set.refused', { time: formatDateTime(new Date(mail.failedTime)) })}</Banner>
    );
  }
  return <p className={styles.hint}>{t('set.address', { address: mail.address })}</p>;
}
