import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { goTo } from '#web/core/routing/here.ts';
import { peopleSearch, profilePage } from '#web/features/users/public-people.ts';
import type { Picked } from '#web/patterns/picker/picked.ts';
import { Picker } from '#web/patterns/picker/picker.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import {
  accountDetail,
  type ListedAccount,
  mergePreview,
  useMerge,
  useUndoMerge,
} from '../account-queries.ts';
import { fieldLabel } from '../account-record.ts';

interface MergeAccountDialogProps {
  /** The one that goes. */
  readonly account: Pick<ListedAccount, 'userId' | 'kind' | 'displayName' | 'penName' | 'version'>;
  readonly into?: Picked | undefined;
  readonly onClose: () => void;
  /** From the page of the one that goes: its tab becomes that of the other. */
  readonly leave?: (target: string) => void;
}

/** Chooses the account that stays, shows what will move, and offers the way back afterwards. */
export function MergeAccountDialog({ account, into, onClose, leave = goTo }: MergeAccountDialogProps) {
  const { t } = useTranslation(['accounts', 'ui']);
  const projectId = useProjectId();
  const { userId, kind, version } = account;
  const name = account.penName || account.displayName;
  const [target, setTarget] = useState<readonly Picked[]>(into ? [into] : []);
  const intoId = target[0]?.id;
  const other = useQuery({ ...accountDetail(projectId, intoId ?? ''), enabled: intoId !== undefined }).data;
  const merge = useMerge();
  const undo = useUndoMerge();

  function send() {
    if (!other) return;
    merge.mutate(
      { fromId: userId, fromVersion: version, intoId: other.userId, version: other.version },
      {
        onSuccess: ({ mergeId }) => {
          showToast({
            tone: 'success',
            text: t('merge.done', { name, into: other.penName || other.displayName }),
            action: {
              label: t('merge.undo'),
              run: () =>
                undo.mutate(mergeId, {
                  onSuccess: () => showToast({ tone: 'success', text: t('merge.undone', { name }) }),
                }),
            },
          });
          onClose();
          leave(profilePage(kind, other.userId) ?? '');
        },
      },
    );
  }
  return (
    <Dialog
      title={t('merge.title', { name })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ui:cancel')}</Button>
          <Button
            variant="main"
            busy={merge.isPending}
            disabledReason={other ? undefined : t('merge.chooseFirst')}
            onClick={send}
          >
            {t('merge.action')}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <p>{t('merge.text')}</p>
        <Picker
          label={t('merge.into')}
          max={1}
          search={peopleSearch(projectId, { types: [kind], exceptId: userId })}
          addLabel={t(target.length > 0 ? 'people.change' : 'merge.choose')}
          value={target}
          onChange={setTarget}
        />
        {intoId !== undefined && <Preview fromId={userId} intoId={intoId} />}
      </Stack>
    </Dialog>
  );
}

function Preview(sides: { readonly fromId: string; readonly intoId: string }) {
  const { t } = useTranslation('accounts');
  const preview = useQuery(mergePreview(useProjectId(), sides));
  if (preview.error) return <p className={textStyles.problem}>{preview.error.message}</p>;
  if (!preview.data) return null;
  const { counts, names, filled, payroll } = preview.data;
  const moved = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <ul>
      <li>{moved > 0 ? t('merge.moves', { count: moved }) : t('merge.movesNothing')}</li>
      {names.length > 0 && <li>{t('merge.names', { names: names.join(', ') })}</li>}
      {filled.length > 0 && <li>{t('merge.filled', { fields: filled.map(fieldLabel).join(', ') })}</li>}
      {payroll !== null && payroll !== 'none' && <li>{t(`merge.payroll.${payroll}`)}</li>}
      <li>{t('merge.printed')}</li>
    </ul>
  );
}
