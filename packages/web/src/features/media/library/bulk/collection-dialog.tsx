import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { Select } from '#web/ui/select/select.tsx';
import { useCreateCollection } from '../../folders/folder-changes.ts';
import { collectionList } from '../../folders/folder-queries.ts';
import styles from '../library-dialogs.module.css';

const NEW = 'new';

interface CollectionDialogProps {
  readonly title: string;
  readonly onChoose: (collectionId: string) => void;
  readonly onClose: () => void;
}

/** Chooses a collection, or makes one on the spot. */
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
