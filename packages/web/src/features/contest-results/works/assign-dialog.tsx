import { useMutation, useQuery } from '@tanstack/react-query';
import { juryEndpoints } from '@toasoan/contract/features/contest-jury/endpoints.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import type { BulkPartDialogProps } from '#web/features/submissions/public-page.ts';
import { inParts } from '#web/patterns/list-page/in-parts.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { Select } from '#web/ui/select/select.tsx';
import { Labelled } from '../labelled.tsx';
import { jurorsOf } from './jurors-query.ts';

/** Chosen works go to one juror of the round that runs, with a reason that the log keeps. */
export function AssignDialog({ contestId, ids, onDone, onClose }: BulkPartDialogProps) {
  const { t } = useTranslation(['contest-results', 'ui']);
  const id = useId();
  const jurors = useQuery(jurorsOf(useProjectId(), contestId));
  const [jurorId, setJurorId] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const assign = useMutation({
    mutationFn: (juror: string) =>
      inParts(ids, (part) =>
        call(juryEndpoints.assign, { body: { jurorId: juror, ids: part, reason: reason.trim() } }),
      ),
    onSuccess: onDone,
  });
  const isWhole = jurorId !== null && reason.trim() !== '';
  return (
    <Dialog
      title={t('assign.title', { count: ids.length })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ui:cancel')}</Button>
          <Button
            variant="main"
            busy={assign.isPending}
            disabledReason={isWhole ? undefined : t('assign.missing')}
            onClick={() => jurorId !== null && assign.mutate(jurorId)}
          >
            {t('assign.send')}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <p>{t('assign.text')}</p>
        <Labelled label={t('assign.juror')}>
          <Select
            label={t('assign.juror')}
            placeholder={t('assign.choose')}
            options={(jurors.data ?? [])
              .filter(({ state }) => state === 'ACTIVE')
              .map(({ id: value, name }) => ({ value, label: name }))}
            value={jurorId}
            onChange={setJurorId}
          />
        </Labelled>
        {jurors.error && <p className={textStyles.hint}>{jurors.error.message}</p>}
        <Stack gap={1}>
          <label className={textStyles.label} htmlFor={id}>
            {t('assign.reason')}
          </label>
          <TextArea id={id} rows={2} maxLength={500} value={reason} onChange={setReason} />
        </Stack>
      </Stack>
    </Dialog>
  );
}
