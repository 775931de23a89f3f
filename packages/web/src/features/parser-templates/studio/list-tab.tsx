import type { TemplateDefinition } from '@toasoan/contract/features/extraction/template-definition.ts';
import { useTranslation } from 'react-i18next';
import { PanelField } from '#web/features/drafts/public.ts';
import { NumberInput } from '#web/ui/form/number-input.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import fieldStyles from './fields.module.css';
import styles from './studio.module.css';
import type { Studio } from './use-studio.ts';

type List = TemplateDefinition['list'];

/** How addresses of articles are found on a list page, for sources that are fetched by lists. */
export function ListTab({ studio: { draft, set } }: { readonly studio: Studio }) {
  const { t } = useTranslation('parser-templates');
  const { list } = draft;
  const change = (part: Partial<List>) => set({ list: { ...list, ...part } });
  const text = (name: 'itemSelector' | 'linkSelector' | 'linkAttr' | 'nextSelector', max = 500) => (
    <PanelField
      label={t(`list.${name}`)}
      hint={t(`list.${name}Hint`)}
      value={list[name]}
      onChange={(value) => change({ [name]: value })}
    >
      {(control) => <TextInput {...control} spellCheck={false} maxLength={max} />}
    </PanelField>
  );
  return (
    <div className={styles.form}>
      <p className={fieldStyles.hint}>{t('list.text')}</p>
      {text('itemSelector')}
      {text('linkSelector')}
      {text('linkAttr', 60)}
      {text('nextSelector')}
      <PanelField
        label={t('list.maxPages')}
        value={list.maxPages as number | null}
        onChange={(value) => {
          if (value !== null && value >= 1 && value <= 5) change({ maxPages: value });
        }}
      >
        {(control) => <NumberInput {...control} min={1} max={5} />}
      </PanelField>
    </div>
  );
}
