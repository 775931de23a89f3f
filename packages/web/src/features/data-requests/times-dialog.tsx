import { useQuery } from '@tanstack/react-query';
import { MOST_ANSWER_HOURS } from '@toasoan/contract/features/data-requests/data-request-due.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { NumberInput } from '#web/ui/form/number-input.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { dataRequestTimes, useSaveDataRequestTimes } from './request-queries.ts';

const LIMITS = {
  answerHours: { least: 1, most: MOST_ANSWER_HOURS },
  extensionHours: { least: 1, most: MOST_ANSWER_HOURS },
  keepMonths: { least: 6, most: 120 },
  evidenceMonths: { least: 24, most: 240 },
} as const;
type Name = keyof typeof LIMITS;
const NAMES = Object.keys(LIMITS) as readonly Name[];

/** Within how many hours the newsroom answers, and how long requests keep their person. */
export function TimesDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['data-requests', 'ui']);
  const id = useId();
  const { data } = useQuery(dataRequestTimes(useProjectId()));
  const [typed, setTyped] = useState<Readonly<Partial<Record<Name, number | null>>>>({});
  const save = useSaveDataRequestTimes();
  const amountOf = (name: Name) => (name in typed ? (typed[name] ?? null) : (data?.[name] ?? null));
  const wrong = NAMES.find((name) => {
    const value = amountOf(name);
    const { least, most } = LIMITS[name];
    return value === null || !Number.isInteger(value) || value < least || value > most;
  });

  function send() {
    if (data === undefined || wrong !== undefined) return;
    const { answerHours, extensionHours, keepMonths, evidenceMonths, version } = { ...data, ...typed };
    save.mutate(
      {
        version,
        answerHours: answerHours ?? 0,
        extensionHours: extensionHours ?? 0,
        keepMonths: keepMonths ?? 0,
        evidenceMonths: evidenceMonths ?? 0,
      },
      {
        onSuccess: () => {
          showToast({ tone: 'success', text: t('times.done') });
          onClose();
        },
      },
    );
  }
  return (
    <Dialog
      title={t('times.open')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ui:cancel')}</Button>
          <Button
            variant="main"
            busy={save.isPending}
            disabledReason={wrong && t('times.range', { name: t(`times.${wrong}`), ...LIMITS[wrong] })}
            onClick={send}
          >
            {t('times.save')}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <p>{t('times.text')}</p>
        {NAMES.map((name) => (
          <Stack key={name} gap={1}>
            <label htmlFor={`${id}-${name}`}>{t(`times.${name}`)}</label>
            <NumberInput
              id={`${id}-${name}`}
              value={amountOf(name)}
              onChange={(value) => setTyped((before) => ({ ...before, [name]: value }))}
              min={LIMITS[name].least}
              max={LIMITS[name].most}
            />
          </Stack>
        ))}
      </Stack>
    </Dialog>
  );
}
