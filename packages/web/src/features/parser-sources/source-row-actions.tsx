import type { ParserSource } from '@toasoan/contract/features/parser-sources/parser-source.ts';
import { Hourglass, ListOrdered, RotateCcw, SquarePlay } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ResourceTexts } from '#web/patterns/resource/resource-texts.ts';
import { useRowItems } from '#web/patterns/resource/row-items.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import type { MenuItem } from '#web/ui/menu/menu-item.ts';
import {
  usePauseParserSource,
  useRemoveParserSource,
  useResumeParserSource,
  useRunParserSource,
  useUpdateParserSource,
} from './parser-source-queries.ts';

interface RowActionOptions {
  readonly texts: ResourceTexts;
  readonly onEdit: (id: string) => void;
  /** Opens the log of its runs. */
  readonly onRuns: (id: string) => void;
}

export function useSourceRowActions({
  texts,
  onEdit,
  onRuns,
}: RowActionOptions): (source: ParserSource) => readonly MenuItem[] {
  const { t } = useTranslation('parser-sources');
  const update = useUpdateParserSource();
  const remove = useRemoveParserSource();
  const run = useRunParserSource();
  const pause = usePauseParserSource();
  const resume = useResumeParserSource();
  const items = useRowItems(texts);
  const say = (text: string) => showToast({ tone: 'success', text });

  function runNow({ id, title }: ParserSource) {
    const action = { label: t('runs.open'), run: () => onRuns(id) };
    run.mutate(id, {
      onSuccess: () => showToast({ tone: 'success', text: t('run.queued', { title }), action }),
    });
  }
  const pauseItem = (source: ParserSource): MenuItem =>
    source.pausedReason === null
      ? {
          key: 'pause',
          label: t('pause'),
          icon: <Hourglass size={16} />,
          onSelect: () => pause.mutate(source, { onSuccess: ({ title }) => say(t('pause.done', { title })) }),
        }
      : {
          key: 'resume',
          label: t('resume'),
          icon: <RotateCcw size={16} />,
          onSelect: () =>
            resume.mutate(source, { onSuccess: ({ title }) => say(t('resume.done', { title })) }),
        };
  return (source) => [
    items.edit(() => onEdit(source.id)),
    {
      key: 'run',
      label: t('run'),
      icon: <SquarePlay size={16} />,
      disabledReason: source.status === 'DISABLED' ? t('run.off') : undefined,
      onSelect: () => runNow(source),
    },
    {
      key: 'runs',
      label: t('runs.open'),
      icon: <ListOrdered size={16} />,
      onSelect: () => onRuns(source.id),
    },
    pauseItem(source),
    items.status(source.status, (status) => update.mutate({ record: source, set: { status } })),
    items.remove({ title: source.title, text: t('delete.text'), send: () => remove.mutateAsync(source) }),
  ];
}
