import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ICS_BYTES, type IcsEvent } from '@toasoan/contract/features/events/ics/ics.ts';
import { icsEndpoints } from '@toasoan/contract/features/events/ics/ics-endpoints.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { invalidate } from '#web/core/query/invalidate.ts';
import { randomId } from '#web/core/random-id.ts';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { FileField } from '#web/ui/form/file-field.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { eventKeys } from '../event-queries.ts';
import { planTimeText } from '../verbs/plan-text.ts';
import styles from './ics.module.css';

interface Loaded {
  readonly text: string;
  readonly items: readonly IcsEvent[];
  readonly isCapped: boolean;
}

/** A calendar file is previewed event by event; nothing is written before the person has chosen. */
export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['ics', 'ui']);
  const projectId = useProjectId();
  const client = useQueryClient();
  const [loaded, setLoaded] = useState<Loaded>();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [file, setFile] = useState<File>();
  const isTooBig = file !== undefined && file.size > ICS_BYTES;
  const reading = useMutation({
    mutationFn: async (picked: File) => {
      const text = await picked.text();
      const body = { text };
      return { text, ...(await call(icsEndpoints.preview, { body, suppressErrorToast: 'everything' })) };
    },
    onSuccess: (found) => {
      setLoaded(found);
      setChosen(new Set(found.items.filter(({ fate }) => fate === 'NEW').map(({ uid }) => uid)));
    },
  });
  const bringing = useMutation({
    mutationFn: (text: string) =>
      call(icsEndpoints.import, { body: { text, uids: [...chosen] }, idempotencyKey: randomId() }),
    onSuccess: ({ created }) => {
      showToast({ tone: 'success', text: t('brought', { count: created.length }) });
      onClose();
    },
    onSettled: () => invalidate(client, { queryKey: eventKeys(projectId) }),
  });
  function read(picked: File | undefined) {
    setFile(picked);
    setLoaded(undefined);
    reading.reset();
    if (picked && picked.size <= ICS_BYTES) reading.mutate(picked);
  }
  function toggle(uid: string, isOn: boolean) {
    const next = new Set(chosen);
    if (isOn) next.add(uid);
    else next.delete(uid);
    setChosen(next);
  }
  return (
    <Dialog
      title={t('import')}
      size="wide"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ui:cancel')}</Button>
          <Button
            variant="main"
            busy={bringing.isPending}
            disabledReason={chosen.size === 0 ? t('noneChosen') : undefined}
            onClick={() => loaded && bringing.mutate(loaded.text)}
          >
            {t('bring', { count: chosen.size })}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <FileField
          label={t('chooseFile')}
          hint={t('fileHint')}
          accept=".ics,text/calendar"
          file={file}
          problem={isTooBig ? t('tooBig') : reading.error?.message}
          onChoose={read}
        />
        {reading.isPending && <Spinner />}
        {loaded?.isCapped && <Banner tone="warning">{t('capped')}</Banner>}
        {loaded && (
          <ul className={styles.events} aria-label={t('found')}>
            {loaded.items.map((item) => (
              <li key={item.uid} className={styles.event}>
                <Checkbox
                  checked={chosen.has(item.uid)}
                  onChange={(event) => toggle(item.uid, event.target.checked)}
                  disabled={item.fate !== 'NEW'}
                >
                  {item.title || t('untitled')}
                </Checkbox>
                <FoundEvent item={item} />
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </Dialog>
  );
}

function FoundEvent({ item }: { readonly item: IcsEvent }) {
  const { t } = useTranslation('ics');
  const facts = [
    planTimeText(item),
    item.placeName,
    item.repeats && t('repeats'),
    item.changed > 0 && t('changed', { count: item.changed }),
    item.cancelled > 0 && t('cancelled', { count: item.cancelled }),
  ];
  return (
    <span className={styles.facts}>
      <span>{facts.filter(Boolean).join(' · ')}</span>
      {item.fate === 'KNOWN' && item.eventId !== null && (
        <TabLink to={`/manager_event/view/${item.eventId}`}>{t('known')}</TabLink>
      )}
      {item.fate === 'REFUSED' && <span className={styles.refused}>{t('refused')}</span>}
      {item.remarks.map((remark) => (
        <span key={remark} className={styles.remark}>
          {remark}
        </span>
      ))}
    </span>
  );
}
