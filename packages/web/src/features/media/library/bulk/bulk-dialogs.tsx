import { useQuery } from '@tanstack/react-query';
import { MAX_MEDIA_TAGS, type MediaBulk } from '@toasoan/contract/features/media/media.ts';
import {
  LICENCE_STATUSES,
  LICENCES,
  type Licence,
  type LicenceStatus,
} from '@toasoan/contract/features/media/media-kinds.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useMay } from '#web/core/project/visitor.ts';
import { TagInput } from '#web/features/tags/public.ts';
import type { Picked } from '#web/patterns/picker/picked.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { DayInput } from '#web/ui/dates/day-input.tsx';
import { dayIn } from '#web/ui/dates/days.ts';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { Select } from '#web/ui/select/select.tsx';
import { NEWSROOM_ZONE } from '#web/ui/text/format-date.ts';
import { useNow } from '#web/ui/text/use-now.ts';
import { useCreateCollection } from '../../folders/folder-changes.ts';
import { collectionList } from '../../folders/folder-queries.ts';
import styles from '../library-dialogs.module.css';

const NEW = 'new';

interface CollectionDialogProps {
  readonly title: string;
  readonly onChoose: (collectionId: string) => void;
  readonly onClose: () => void;
}

/** Chooses a collection or creates one. */
export function CollectionDialog({ title, onChoose, onClose }: CollectionDialogProps) {
  const { t } = useTranslation(['library', 'folders', 'ui']);
  const collections = useQuery(collectionList(useProjectId())).data ?? [];
  const create = useCreateCollection();
  const [chosen, setChosen] = useState<string | null>(null);
  const [name, setName] = useState('');
  const id = useId();
  const isNew = chosen === NEW;
  const missing = chosen === null || (isNew && name.trim() === '');
  function send() {
    if (isNew) create.mutate({ title: name.trim() }, { onSuccess: (made) => onChoose(made.id) });
    else if (chosen !== null) onChoose(chosen);
  }
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ui:cancel')}</Button>
          <Button
            variant="main"
            busy={create.isPending}
            disabledReason={missing ? t('bulk.collection.missing') : undefined}
            onClick={send}
          >
            {t('bulk.collection.action')}
          </Button>
        </>
      }
    >
      <Select
        label={t('bulk.collection.field')}
        placeholder={t('bulk.collection.field')}
        options={[
          { value: NEW, label: t('folders:collection.new') },
          ...collections.map(({ id, title: label }) => ({ value: id, label })),
        ]}
        value={chosen}
        onChange={setChosen}
      />
      {isNew && (
        <div className={styles.field}>
          <label htmlFor={id}>{t('folders:name')}</label>
          <TextInput id={id} maxLength={120} value={name} onChange={setName} />
        </div>
      )}
    </Dialog>
  );
}

type Rights = Omit<Extract<MediaBulk, { action: 'setRights' }>, 'action' | 'ids'>;

interface RightsDialogProps {
  readonly count: number;
  readonly onChoose: (rights: Rights) => void;
  readonly onClose: () => void;
}

/** Credit and licence for many files; an empty field leaves the value of each file unchanged. */
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

interface TagsDialogProps {
  readonly title: string;
  readonly action: string;
  readonly onChoose: (tagIds: string[]) => void;
  readonly onClose: () => void;
}

export function TagsDialog({ title, action, onChoose, onClose }: TagsDialogProps) {
  const { t } = useTranslation(['library', 'ui']);
  const [tags, setTags] = useState<readonly Picked[]>([]);
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ui:cancel')}</Button>
          <Button
            variant="main"
            disabledReason={tags.length === 0 ? t('bulk.tags.missing') : undefined}
            onClick={() => onChoose(tags.map(({ id }) => id))}
          >
            {action}
          </Button>
        </>
      }
    >
      <TagInput
        value={tags}
        onChange={setTags}
        label={t('field.tags')}
        addLabel={t('field.tags.add')}
        max={MAX_MEDIA_TAGS}
      />
    </Dialog>
  );
}
