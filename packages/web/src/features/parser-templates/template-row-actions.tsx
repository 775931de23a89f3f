import type { ParserTemplate } from '@toasoan/contract/features/parser-templates/parser-template.ts';
import { Copy, History, ListChecks, Settings2, SquarePlay } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { goTo } from '#web/core/routing/here.ts';
import type { ListQueryShape } from '#web/patterns/list-page/list-address-rules.ts';
import type { ListAddress } from '#web/patterns/list-page/use-list-address.ts';
import type { ResourceTexts } from '#web/patterns/resource/resource-texts.ts';
import { useRowItems } from '#web/patterns/resource/row-items.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import type { MenuItem } from '#web/ui/menu/menu-item.ts';
import {
  studioPage,
  useCopyTemplate,
  useRemoveTemplate,
  useTryTemplate,
  useUpdateTemplate,
} from './template-queries.ts';

/** Everything that can be done to a template in its list; an entry that a rule stops says the reason. */
export function useTemplateRowActions(
  address: ListAddress<ListQueryShape>,
  texts: ResourceTexts,
): (template: ParserTemplate) => readonly MenuItem[] {
  const { t } = useTranslation('parser-templates');
  const items = useRowItems(texts);
  const update = useUpdateTemplate();
  const remove = useRemoveTemplate();
  const copy = useCopyTemplate();
  const tryOut = useTryTemplate();

  function tryNow(template: ParserTemplate) {
    tryOut.mutate(template, {
      onSuccess: ({ testsPassed: passed, testsTotal: total, title }) =>
        showToast({
          tone: passed === total ? 'success' : 'info',
          text: t('test.done', { title, passed, total }),
        }),
    });
  }
  return (template) => {
    const { id, title, status, currentVersion, testUrls, sources } = template;
    const isOff = status === 'DISABLED' && currentVersion === 0;
    return [
      items.edit(() => goTo(studioPage(id))),
      {
        key: 'settings',
        label: t('action.settings'),
        icon: <Settings2 size={16} />,
        onSelect: () => address.change({ open: id }),
      },
      {
        key: 'try',
        label: t('test.action'),
        icon: <SquarePlay size={16} />,
        disabledReason: testUrls.length === 0 ? t('test.noPages') : undefined,
        onSelect: () => tryNow(template),
      },
      {
        key: 'replay',
        label: t('replay.title'),
        icon: <History size={16} />,
        disabledReason: sources.length === 0 ? t('replay.noSources') : undefined,
        onSelect: () => goTo(studioPage(id, 'replay')),
      },
      {
        key: 'versions',
        label: t('versions.compare'),
        icon: <ListChecks size={16} />,
        disabledReason: currentVersion === 0 ? t('version.none') : undefined,
        onSelect: () => goTo(studioPage(id, 'versions')),
      },
      {
        key: 'copy',
        label: t('action.copy'),
        icon: <Copy size={16} />,
        onSelect: () => copy.mutate(template, { onSuccess: (made) => goTo(studioPage(made.id)) }),
      },
      {
        ...items.status(status, (next) => update.mutate({ record: template, set: { status: next } })),
        disabledReason: isOff ? t('enable.notPublished') : undefined,
      },
      items.remove({
        title,
        text: t('delete.text'),
        disabledReason:
          status === 'ENABLE' && sources.length > 0
            ? t('delete.inUse', { count: sources.length })
            : undefined,
        send: () => remove.mutateAsync(template),
      }),
    ];
  };
}
