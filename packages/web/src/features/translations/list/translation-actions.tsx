import type { Translation } from '@toasoan/contract/features/translations/translation.ts';
import { Ban, ExternalLink, ListChecks, PenLine, RotateCcw, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useMay, useVisitor } from '#web/core/project/visitor.ts';
import { recordPage } from '#web/core/routing/record-pages.ts';
import type { MenuItem } from '#web/ui/menu/menu-item.ts';
import { editorPage, useApprove, useCancelRun, useReopen, useRunAgain } from '../translation-queries.ts';
import { SOURCE_ENTITIES } from './source-entities.ts';

const RUNS: readonly string[] = ['QUEUED', 'TRANSLATING'];

/** What a row of the list offers, with the reason where something cannot be done. */
export function useTranslationActions(): (row: Translation) => readonly MenuItem[] {
  const { t } = useTranslation('translations');
  const navigate = useNavigate();
  const visitor = useVisitor();
  const mayEdit = useMay('translate.edit');
  const mayApprove = useMay('translate.approve');
  const { mutate: run } = useRunAgain();
  const { mutate: cancel } = useCancelRun();
  const { mutate: approve } = useApprove();
  const { mutate: reopen } = useReopen();
  const notAllowed = (may: boolean) => (may ? undefined : t('disabledReason.noPermission'));
  return (row) => {
    const source = recordPage(SOURCE_ENTITIES[row.kind], row.sourceId, visitor);
    const left = row.counts.waiting + row.counts.stale;
    return [
      {
        key: 'edit',
        label: t('action.edit'),
        icon: <PenLine size={16} />,
        onSelect: () => navigate(editorPage(row.id)),
      },
      {
        key: 'run',
        label: t('action.run', { count: left }),
        icon: <RotateCcw size={16} />,
        disabledReason: notAllowed(mayEdit) ?? (left === 0 ? t('why.nothingLeft') : undefined),
        onSelect: () => run({ at: row, what: row.counts.stale > 0 ? 'stale' : 'waiting' }),
      },
      ...(RUNS.includes(row.state)
        ? [
            {
              key: 'cancel',
              label: t('action.cancel'),
              icon: <Ban size={16} />,
              disabledReason: notAllowed(mayEdit),
              onSelect: () => cancel(row),
            },
          ]
        : []),
      row.state === 'APPROVED'
        ? {
            key: 'reopen',
            label: t('action.reopen'),
            icon: <Undo2 size={16} />,
            disabledReason: notAllowed(mayApprove),
            onSelect: () => reopen(row),
          }
        : {
            key: 'approve',
            label: t('action.approve'),
            icon: <ListChecks size={16} />,
            disabledReason: notAllowed(mayApprove) ?? (left > 0 ? t('why.left', { count: left }) : undefined),
            onSelect: () => approve(row),
          },
      {
        key: 'source',
        label: t('action.source'),
        icon: <ExternalLink size={16} />,
        disabledReason: source === undefined ? t('disabledReason.noPermission') : undefined,
        onSelect: () => source !== undefined && navigate(source),
      },
    ];
  };
}
