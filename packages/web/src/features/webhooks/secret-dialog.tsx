import { useQuery } from '@tanstack/react-query';
import { OVERLAP_HOURS } from '@toasoan/contract/features/webhooks/webhook.ts';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { Stack } from '#web/ui/layout/stack.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { Select } from '#web/ui/select/select.tsx';
import { DateText } from '#web/ui/text/date-text.tsx';
import { useRotateSecret, webhookDetail } from './webhook-queries.ts';
import styles from './webhooks.module.css';

interface SecretDialogProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** The secrets that sign, and a new one: it is shown once, right after it was made. */
export function SecretDialog({ id, onClose }: SecretDialogProps) {
  const { t } = useTranslation(['webhooks', 'ui']);
  const projectId = useProjectId();
  const { data: webhook } = useQuery(webhookDetail(projectId, id));
  const rotate = useRotateSecret();
  const [secret, setSecret] = useState<string>();
  const [overlap, setOverlap] = useState<(typeof OVERLAP_HOURS)[number]>(24);
  const isFirst = webhook?.secrets.length === 0;
  const options = OVERLAP_HOURS.map((hours) => ({
    value: String(hours),
    label: t(`secret.overlap.${hours}`),
  }));

  function make(version: number) {
    rotate.mutate(
      { id, body: { version, overlapHours: isFirst ? 0 : overlap } },
      { onSuccess: (made) => setSecret(made.secret) },
    );
  }
  async function copy(text: string) {
    await navigator.clipboard.writeText(text);
    showToast({ tone: 'success', text: t('secret.copied') });
  }
  return (
    <Dialog
      title={t('secret.title', { title: webhook?.title ?? '' })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ui:close')}</Button>
          {webhook && secret === undefined && (
            <Button variant="main" busy={rotate.isPending} onClick={() => make(webhook.version)}>
              {t(isFirst ? 'secret.first' : 'secret.rotate')}
            </Button>
          )}
        </>
      }
    >
      {webhook === undefined && <Skeleton height="120px" />}
      {webhook && (
        <Stack gap={3}>
          <p>{t(isFirst ? 'secret.none' : 'secret.text')}</p>
          {secret !== undefined && (
            <Banner tone="success">
              <Stack gap={1}>
                <span>{t('secret.once')}</span>
                <code className={styles.address}>{secret}</code>
                <span>
                  <Button size="compact" icon={<Copy size={14} />} onClick={() => void copy(secret)}>
                    {t('secret.copy')}
                  </Button>
                </span>
              </Stack>
            </Banner>
          )}
          {webhook.secrets.length > 0 && (
            <ul className={styles.log} aria-label={t('secret.list')}>
              {webhook.secrets.map(({ id: secretId, createTime, endTime }) => (
                <li key={secretId}>
                  <span className={styles.what}>
                    {t('secret.made')} <DateText time={createTime} />
                  </span>
                  <span>
                    {endTime === null ? (
                      t('secret.current')
                    ) : (
                      <>
                        {t('secret.until')} <DateText time={endTime} />
                      </>
                    )}
                  </span>
                </li>
              ))}
            </ul>
          )}
          {!isFirst && secret === undefined && (
            <Select
              label={t('secret.overlap')}
              options={options}
              value={String(overlap)}
              onChange={(value) => setOverlap(OVERLAP_HOURS.find((hours) => String(hours) === value) ?? 24)}
            />
          )}
        </Stack>
      )}
    </Dialog>
  );
}
