import { useQueryClient } from '@tanstack/react-query';
import type { AccountBulk } from '@toasoan/contract/features/accounts/account.ts';
import { accountEndpoints } from '@toasoan/contract/features/accounts/account-endpoints.ts';
import { accountKind, type ProfileKind } from '@toasoan/contract/features/accounts/kinds/account-kinds.ts';
import { BadgeCheck, FileSpreadsheet, Globe, Power, PowerOff, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useMay } from '#web/core/project/visitor.ts';
import { invalidate } from '#web/core/query/invalidate.ts';
import { ReasonDialog } from '#web/patterns/confirm/reason-dialog.tsx';
import { type BulkAction, BulkBar } from '#web/patterns/list-page/bulk-bar.tsx';
import { useBulk } from '#web/patterns/list-page/use-bulk.ts';
import type { ListPageState } from '#web/patterns/list-page/use-list-page.ts';
import type { ListedAccount } from '../account-queries.ts';
import { ExportDialog } from '../export/export-dialog.tsx';
import { RemoveManyDialog } from './remove-many-dialog.tsx';

interface AccountBulkBarProps {
  readonly kind: ProfileKind;
  readonly page: ListPageState<ListedAccount>;
}

type Asked = { readonly ids: string[]; readonly what: 'tick' | 'untick' | 'unpublish' | 'delete' | 'export' };

/** What may be done with many accounts at once; the result is reported for each. */
export function AccountBulkBar({ kind, page }: AccountBulkBarProps) {
  const { t } = useTranslation('accounts');
  const projectId = useProjectId();
  const client = useQueryClient();
  const mayTick = useMay('user.tick');
  const mayRemove = useMay('user.delete');
  const [asked, setAsked] = useState<Asked>();
  const { run, running } = useBulk({
    page,
    rowLabel: ({ penName, displayName }: ListedAccount) => penName || displayName,
    send: async (body: AccountBulk) => {
      const result = await call(accountEndpoints.bulk, { body });
      void invalidate(client, { queryKey: [projectId, 'accounts'] });
      return result;
    },
    undo: (body, { results }) => {
      if (body.action !== 'enable' && body.action !== 'disable') return undefined;
      const ids = results.filter(({ ok }) => ok).map(({ id }) => id);
      const action = body.action === 'enable' ? 'disable' : 'enable';
      return { label: t('merge.undo'), run: () => run({ action, ids }) };
    },
  });
  const ask = (what: Asked['what']) => (ids: readonly string[]) => setAsked({ what, ids: [...ids] });
  const start = (action: 'enable' | 'disable' | 'publish') => (ids: readonly string[]) =>
    run({ action, ids: [...ids] });
  const actions: BulkAction[] = [
    { key: 'enable', label: t('enable'), icon: <Power size={16} />, run: start('enable') },
    { key: 'disable', label: t('disable'), icon: <PowerOff size={16} />, run: start('disable') },
  ];
  if (accountKind(kind).isPublished)
    actions.push(
      { key: 'publish', label: t('publish'), icon: <Globe size={16} />, run: start('publish') },
      { key: 'unpublish', label: t('unpublish'), run: ask('unpublish') },
    );
  if (mayTick)
    actions.push(
      { key: 'tick', label: t('tick.action'), icon: <BadgeCheck size={16} />, run: ask('tick') },
      { key: 'untick', label: t('untick.action'), run: ask('untick') },
    );
  actions.push({
    key: 'export',
    label: t('export.open'),
    icon: <FileSpreadsheet size={16} />,
    run: ask('export'),
  });
  if (mayRemove)
    actions.push({
      key: 'remove',
      label: t('remove.action'),
      icon: <Trash2 size={16} />,
      run: ask('delete'),
    });

  function answer(body: AccountBulk) {
    run(body);
    setAsked(undefined);
  }
  const close = () => setAsked(undefined);
  return (
    <>
      <BulkBar page={page} actions={actions} />
      {asked?.what === 'export' && (
        <ExportDialog asked={{ kind, filters: {}, ids: asked.ids }} onClose={close} />
      )}
      {asked?.what === 'delete' && (
        <RemoveManyDialog
          kind={kind}
          ids={asked.ids}
          busy={running}
          onSend={(moveTo) => answer({ action: 'delete', ids: asked.ids, moveTo })}
          onClose={close}
        />
      )}
      {asked?.what === 'unpublish' && (
        <ReasonDialog
          title={t('bulk.unpublish', { count: asked.ids.length })}
          label={t('reason')}
          action={t('unpublish')}
          least={{ characters: 10, text: t('reason.short', { min: 10 }) }}
          busy={running}
          onSend={(reason) => answer({ action: 'unpublish', ids: asked.ids, reason })}
          onClose={close}
        >
          <p>{t('unpublish.text')}</p>
        </ReasonDialog>
      )}
      {(asked?.what === 'tick' || asked?.what === 'untick') && (
        <ReasonDialog
          title={t(`bulk.${asked.what}`, { count: asked.ids.length })}
          label={t('tick.reason')}
          action={t(`${asked.what}.action`)}
          busy={running}
          onSend={(tickReason) =>
            answer({
              action: 'tick',
              tick: asked.what === 'tick',
              ids: asked.ids,
              ...(tickReason !== '' && { tickReason }),
            })
          }
          onClose={close}
        >
          <p>{t(`${asked.what}.text`)}</p>
        </ReasonDialog>
      )}
    </>
  );
}
