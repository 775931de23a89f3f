import type { MediaBulk } from '@toasoan/contract/features/media/media.ts';
import {
  LICENCE_STATUSES,
  LICENCES,
  type Licence,
  type LicenceStatus,
} from '@toasoan/contract/features/media/media-kinds.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '#web/core/project/visitor.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { DayInput } from '#web/ui/dates/day-input.tsx';
import { dayIn } from '#web/ui/dates/days.ts';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { Select } from '#web/ui/select/select.tsx';
import { NEWSROOM_ZONE } from '#web/ui/text/format-date.ts';
import { useNow } from '#web/ui/text/use-now.ts';
import styles from '../library-dialogs.module.css';

type Rights = Omit<Extract<MediaBulk, { action: 'setRights' }>, 'action' | 'ids'>;

interface RightsDialogProps {
  readonly count: number;
  readonly onChoose: (rights: Rights) => void;
  readonly onClose: () => void;
}

/** Credit and licence of many files; what is left empty stays as it is in each. */
export function RightsDialog({ count, onChoose, onClose }: RightsDialogProps) {
  const { t } = useTranslation(['library', 'media', 'ui']);
  const id = useId();
  const maySetStatus = useMay('media.licence');
  const today = dayIn(NEWSROOM_ZONE, useNow());
  const [credit, setCredit] = useState('');
  const [licence, setLicence] = useState<string | null>(null);
  const [status, setStatus] = useState<string | null>(null);
  const [until, setUntil] = useState<string>();
  const rights: Rights = {
    ...(credit.trim() !== '' && { credit: credit.trim() }),
    ...(licence !== null && { licence: licence as Licence }),
    ...(status !== null && { licenceStatus: status as LicenceStatus }),
    ...(until !== undefined && { licenceUntil: until }),
  };
  return (
    <Dialog
      title={t('bulk.rights.title', { count })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ui:cancel')}</Button>
          <Button
            variant="main"
            disabledReason={Object.keys(rights).length === 0 ? t('bulk.rights.missing') : undefined}
            onClick={() => onChoose(rights)}
          >
            {t('bulk.rights.action')}
          </Button>
        </>
      }
    >
      <p>{t('bulk.rights.text')}</p>
      <div className={styles.field}>
        <label htmlFor={id}>{t('field.credit')}</label>
        <TextInput id={id} maxLength={150} value={credit} onChange={setCredit} />
      </div>
      <div className={styles.field}>
        <span>{t('field.licence')}</span>
        <Select
          label={t('field.licence')}
          placeholder={t('bulk.rights.same')}
          clearable
          options={LICENCES.map((value) => ({ value, label: t(`media:licence.${value}`) }))}
          value={licence}
          onChange={setLicence}
        />
      </div>
      {maySetStatus && (
        <div className={styles.field}>
          <span>{t('field.licenceStatus')}</span>
          <Select
            label={t('field.licenceStatus')}
            placeholder={t('bulk.rights.same')}
            clearable
            options={LICENCE_STATUSES.map((value) => ({ value, label: t(`media:licenceStatus.${value}`) }))}
            value={status}
            onChange={setStatus}
          />
        </div>
      )}
      <div className={styles.field}>
        <span>{t('field.licenceUntil')}</span>
        <DayInput label={t('field.licenceUntil')} value={until} today={today} onChange={setUntil} />
      </div>
    </Dialog>
  );
}
