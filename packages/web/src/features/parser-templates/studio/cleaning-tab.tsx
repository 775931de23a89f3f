import { useTranslation } from 'react-i18next';
import { PanelField } from '#web/features/drafts/public.ts';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { LinesField } from './lines-field.tsx';
import { ReplaceList } from './replace-list.tsx';
import styles from './studio.module.css';
import type { Studio } from './use-studio.ts';

/** What is left out of a page, and what its parts mean. */
export function CleaningTab({ studio: { draft, set } }: { readonly studio: Studio }) {
  const { t } = useTranslation('parser-templates');
  return (
    <div className={styles.form}>
      <LinesField
        label={t('cleaning.remove')}
        hint={t('cleaning.removeHint')}
        value={draft.removeSelectors}
        most={60}
        onChange={(removeSelectors) => set({ removeSelectors })}
      />
      <LinesField
        label={t('cleaning.unwrap')}
        hint={t('cleaning.unwrapHint')}
        value={draft.unwrapSelectors}
        most={30}
        onChange={(unwrapSelectors) => set({ unwrapSelectors })}
      />
      <LinesField
        label={t('cleaning.keep')}
        hint={t('cleaning.keepHint')}
        value={draft.keepTags}
        most={20}
        onChange={(tags) => set({ keepTags: tags.map((tag) => tag.slice(0, 20)) })}
      />
      <ReplaceList value={draft.replace} onChange={(replace) => set({ replace })} />
      <PanelField
        label={t('cleaning.caption')}
        hint={t('cleaning.captionHint')}
        value={draft.captionSelector}
        onChange={(captionSelector) => set({ captionSelector })}
      >
        {(control) => <TextInput {...control} spellCheck={false} maxLength={500} />}
      </PanelField>
      <PanelField
        label={t('cleaning.credit')}
        hint={t('cleaning.creditHint')}
        value={draft.creditPattern}
        onChange={(creditPattern) => set({ creditPattern })}
      >
        {(control) => <TextInput {...control} spellCheck={false} maxLength={500} />}
      </PanelField>
      <PanelField
        label={t('cleaning.nextPage')}
        hint={t('cleaning.nextPageHint')}
        value={draft.nextPageSelector}
        onChange={(nextPageSelector) => set({ nextPageSelector })}
      >
        {(control) => <TextInput {...control} spellCheck={false} maxLength={500} />}
      </PanelField>
      <PanelField
        label={t('cleaning.singlePage')}
        hint={t('cleaning.singlePageHint')}
        value={draft.singlePageSelector}
        onChange={(singlePageSelector) => set({ singlePageSelector })}
      >
        {(control) => <TextInput {...control} spellCheck={false} maxLength={500} />}
      </PanelField>
    </div>
  );
}
