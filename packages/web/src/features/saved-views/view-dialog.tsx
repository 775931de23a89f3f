import type { BodyInput } from '@toasoan/contract/core/endpoint.ts';
import type { savedViewEndpoints } from '@toasoan/contract/features/saved-views/endpoints.ts';
import type { SavedList, SavedView } from '@toasoan/contract/features/saved-views/saved-view.ts';
import { mayShareViews } from '@toasoan/contract/features/saved-views/saved-view-rules.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppConfig } from '#web/core/preferences/app-config.ts';
import { useAuth } from '#web/core/session/auth-store.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { useCreateView, useUpdateView } from './view-queries.ts';

interface ViewDialogProps {
  readonly list: SavedList;
  /** What a new view keeps. */
  readonly query: BodyInput<typeof savedViewEndpoints.create>['query'];
  /** The one to change; undefined: a new one. */
  readonly view: SavedView | undefined;
  readonly onSaved: (view: SavedView) => void;
  readonly onClose: () => void;
}

/** Name, sharing and columns of a view. */
export function ViewDialog({ list, query, view, onSaved, onClose }: ViewDialogProps) {
  const { t } = useTranslation(['saved-views', 'ui']);
  const [create, update] = [useCreateView(), useUpdateView()];
  const busy = create.isPending || update.isPending;
  const id = useId();
  const role = useAuth((auth) => auth.role);
  const [values, setValues] = useState({
    name: view?.name ?? '',
    isShared: view?.isShared ?? false,
    keepsColumns: view !== undefined && view.columns !== null,
  });
  const name = values.name.trim();
  function save() {
    const columns = values.keepsColumns ? useAppConfig.getState().columns[list] : undefined;
    const facts = { name, isShared: values.isShared, columns: columns ? [...columns] : null };
    const onSuccess = (saved: SavedView) => {
      onClose();
      onSaved(saved);
      showToast({ tone: 'success', text: t('saved', { name: saved.name }) });
    };
    if (view === undefined) create.mutate({ list, query, ...facts }, { onSuccess });
    else update.mutate({ id: view.id, version: view.version, ...facts }, { onSuccess });
  }
  return (
    <Dialog
      title={t(view === undefined ? 'new.title' : 'edit.title')}
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
            {t('save')}
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
