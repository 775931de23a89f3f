import { mayShareViews } from '@toasoan/contract/features/saved-views/saved-view-rules.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAuth } from '#web/core/session/auth-store.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';

export interface ViewFacts {
  readonly name: string;
  readonly isShared: boolean;
  readonly keepsColumns: boolean;
}

interface ViewDialogProps {
  readonly title: string;
  readonly action: string;
  readonly facts: ViewFacts;
  readonly busy: boolean;
  readonly onSave: (facts: ViewFacts) => void;
  readonly onClose: () => void;
}

/** Name, sharing and columns of a view. */
export function ViewDialog({ title, action, facts, busy, onSave, onClose }: ViewDialogProps) {
  const { t } = useTranslation(['saved-views', 'ui']);
  const id = useId();
  const role = useAuth((auth) => auth.role);
  const [values, setValues] = useState(facts);
  const name = values.name.trim();
  const save = () => onSave({ ...values, name });
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
            disabledReason={name === '' ? t('nameMissing') : undefined}
            onClick={save}
          >
            {action}
          </Button>
        </>
      }
    >
      <Stack
        as="form"
        gap={3}
        onSubmit={(event) => {
          event.preventDefault();
          if (name !== '' && !busy) save();
        }}
      >
        <div>
          <label htmlFor={id}>{t('name')}</label>
          <TextInput
            id={id}
            maxLength={60}
            value={values.name}
            onChange={(next) => setValues({ ...values, name: next })}
          />
        </div>
        <Checkbox
          checked={values.keepsColumns}
          onChange={(event) => setValues({ ...values, keepsColumns: event.target.checked })}
        >
          {t('keepsColumns')}
        </Checkbox>
        {role !== '' && mayShareViews({ role }) && (
          <Checkbox
            checked={values.isShared}
            onChange={(event) => setValues({ ...values, isShared: event.target.checked })}
          >
            {t('share')}
          </Checkbox>
        )}
      </Stack>
    </Dialog>
  );
}
