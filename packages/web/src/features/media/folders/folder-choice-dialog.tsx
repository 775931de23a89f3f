import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { Select } from '#web/ui/select/select.tsx';
import { treeOptions } from '#web/ui/select/tree-options.ts';
import { folderList } from './folder-queries.ts';

/** Stands for "in no folder" among the options. */
const ROOT = 'root';

interface FolderChoiceDialogProps {
  readonly title: string;
  readonly action: string;
  /** What lying in no folder is called here. */
  readonly rootLabel: string;
  readonly without?: ReadonlySet<string>;
  readonly busy: boolean;
  readonly onChoose: (folderId: string | null) => void;
  readonly onClose: () => void;
}

/** Chooses a folder: the keyboard's way for what is dragged. */
export function FolderChoiceDialog(props: FolderChoiceDialogProps) {
  const { title, action, rootLabel, without, busy, onChoose, onClose } = props;
  const { t } = useTranslation(['folders', 'ui']);
  const folders = useQuery(folderList(useProjectId())).data ?? [];
  const [chosen, setChosen] = useState<string | null>(null);
  const options = treeOptions(folders.filter(({ id }) => !without?.has(id)));
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ui:cancel')}</Button>
          <Button
            variant="main"
            busy={busy}
            disabledReason={chosen === null ? t('choose.missing') : undefined}
            onClick={() => onChoose(chosen === ROOT ? null : chosen)}
          >
            {action}
          </Button>
        </>
      }
    >
      <Select
        label={t('choose')}
        placeholder={t('choose')}
        options={[{ value: ROOT, label: rootLabel }, ...options]}
        value={chosen}
        onChange={setChosen}
      />
    </Dialog>
  );
}
