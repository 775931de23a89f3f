import { type ApiKey, KEY_OVERLAP_HOURS, USUAL_DAYS } from '@toasoan/contract/features/api-keys/api-key.ts';
import { DAY_MS } from '@toasoan/contract/vocabulary/hanoi-time.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { Select } from '#web/ui/select/select.tsx';
import { useExtendKey, useRevokeKey, useRotateKey } from './api-key-queries.ts';
import type { ShownKey } from './api-key-record.ts';

interface LifeDialogProps {
  readonly apiKey: ApiKey;
  readonly onClose: () => void;
}

export function RotateDialog({
  apiKey: { id, name, version },
  onClose,
  onMade,
}: LifeDialogProps & { readonly onMade: (made: ShownKey) => void }) {
  const { t } = useTranslation(['api-keys', 'ui']);
  const rotate = useRotateKey();
  const inputId = useId();
  const [overlap, setOverlap] = useState<(typeof KEY_OVERLAP_HOURS)[number]>(24);
  const send = () =>
    rotate.mutate(
      { id, body: { version, overlapHours: overlap } },
      {
        onSuccess: ({ secret, ...detail }) => {
          onClose();
          if (secret !== undefined) onMade({ detail, secret });
        },
      },
    );
  return (
    <Dialog
      title={t('rotate.title', { name })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ui:close')}</Button>
          <Button variant="main" busy={rotate.isPending} onClick={send}>
            {t('rotate.send')}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <p>{t('rotate.text')}</p>
        <label className={textStyles.label} htmlFor={inputId}>
          {t('rotate.overlap')}
        </label>
        <Select
          id={inputId}
          label={t('rotate.overlap')}
          options={KEY_OVERLAP_HOURS.map((hours) => ({
            value: String(hours),
            label: t(`rotate.overlap.${hours}`),
          }))}
          value={String(overlap)}
          onChange={(value) => setOverlap(KEY_OVERLAP_HOURS.find((hours) => String(hours) === value) ?? 24)}
        />
      </Stack>
    </Dialog>
  );
}

/** Revoking asks for the name: it is the one thing that cannot be taken back. */
export function RevokeDialog({ apiKey: { id, name, version }, onClose }: LifeDialogProps) {
  const { t } = useTranslation(['api-keys', 'ui']);
  const revoke = useRevokeKey();
  const [typed, setTyped] = useState('');
  const inputId = useId();
  const isSame = typed.trim() === name;
  const send = () =>
    revoke.mutate(
      { id, body: { version, name: typed.trim() } },
      {
        onSuccess: () => {
          showToast({ tone: 'success', text: t('revoke.done', { name }) });
          onClose();
        },
      },
    );
  return (
    <Dialog
      title={t('revoke.title', { name })}
      alert
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ui:close')}</Button>
          <Button
            variant="danger"
            busy={revoke.isPending}
            disabledReason={isSame ? undefined : t('revoke.typeFirst')}
            onClick={send}
          >
            {t('revoke')}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <p>{t('revoke.text')}</p>
        <label className={textStyles.label} htmlFor={inputId}>
          {t('revoke.type', { name })}
        </label>
        <TextInput id={inputId} value={typed} onChange={setTyped} autoFocus autoComplete="off" />
      </Stack>
    </Dialog>
  );
}

const CHOICES = [30, 90, 180, USUAL_DAYS] as const;

export function ExtendDialog({ apiKey: { id, name, version }, onClose }: LifeDialogProps) {
  const { t } = useTranslation(['api-keys', 'ui']);
  const extend = useExtendKey();
  const inputId = useId();
  const [days, setDays] = useState<number>(USUAL_DAYS);
  const send = () => {
    const expireTime = new Date(Date.now() + days * DAY_MS).toISOString();
    extend.mutate(
      { id, body: { version, expireTime } },
      {
        onSuccess: () => {
          showToast({ tone: 'success', text: t('extend.done', { name }) });
          onClose();
        },
      },
    );
  };
  return (
    <Dialog
      title={t('extend.title', { name })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ui:close')}</Button>
          <Button variant="main" busy={extend.isPending} onClick={send}>
            {t('extend')}
          </Button>
        </>
      }
    >
      <Stack gap={1}>
        <label className={textStyles.label} htmlFor={inputId}>
          {t('extend.until')}
        </label>
        <Select
          id={inputId}
          label={t('extend.until')}
          options={CHOICES.map((choice) => ({
            value: String(choice),
            label: t('extend.days', { count: choice }),
          }))}
          value={String(days)}
          onChange={(value) => setDays(Number(value ?? USUAL_DAYS))}
        />
      </Stack>
    </Dialog>
  );
}
