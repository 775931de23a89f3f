import type { BlockConfig } from '@toasoan/contract/features/content-templates/template-config.ts';
import type { LayoutDetail } from '@toasoan/contract/features/layouts/layout.ts';
import { useTranslation } from 'react-i18next';
import type { ShownPage } from './use-shown-page.ts';

/** What a block is called: its template, or else its heading, or else its kind. */
export function useBlockNames(layout: LayoutDetail, page: Pick<ShownPage, 'blocks' | 'composed'>) {
  const { t } = useTranslation(['layouts', 'content-templates']);
  const ownName = ({ heading, type }: Pick<BlockConfig, 'heading' | 'type'>) =>
    heading.vi || t(`content-templates:type.${type}`);
  function nameOf(id: string, added?: ReadonlyMap<string, string>): string {
    const composed = page.composed?.find((one) => one.id === id);
    const block = page.blocks.find((one) => one.id === id);
    const templateId = block?.templateId ?? '';
    const template = layout.templates.find((one) => one.id === templateId)?.title ?? added?.get(templateId);
    if (template) return template;
    if (block?.config) return composed?.templateTitle || ownName(block.config);
    return composed?.templateTitle || t('gone');
  }
  return { nameOf };
}
