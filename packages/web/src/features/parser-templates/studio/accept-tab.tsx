import { useTranslation } from 'react-i18next';
import { PanelField } from '#web/features/drafts/public.ts';
import { NumberInput } from '#web/ui/form/number-input.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { LinesField } from './lines-field.tsx';
import styles from './studio.module.css';
import type { Studio } from './use-studio.ts';

const within = (value: number | null, most: number): number | undefined =>
  value !== null && Number.isFinite(value) && value >= 0 && value <= most ? value : undefined;

/** When a page counts as an article. */
export function AcceptTab({ studio: { draft, set } }: { readonly studio: Studio }) {
  const { t } = useTranslation('parser-templates');
  const number = (name: 'minTitleLength' | 'minBodyChars', most: number) => (
    <PanelField
      label={t(`accept.${name}`)}
      value={draft[name] as number | null}
      onChange={(value) => {
        const read = within(value, most);
        if (read !== undefined) set({ [name]: read });
      }}
    >
      {(control) => <NumberInput {...control} min={0} max={most} after={t('accept.characters')} />}
    </PanelField>
  );
  const text = (name: 'urlPattern' | 'paywallSelector' | 'videoSelector') => (
    <PanelField
      label={t(`accept.${name}`)}
      hint={t(`accept.${name}Hint`)}
      value={draft[name]}
      onChange={(value) => set({ [name]: value })}
    >
      {(control) => <TextInput {...control} spellCheck={false} maxLength={500} />}
    </PanelField>
  );
  return (
    <div className={styles.form}>
      {text('urlPattern')}
      {number('minTitleLength', 200)}
      {number('minBodyChars', 10_000)}
      <LinesField
        label={t('accept.mustContain')}
        hint={t('accept.mustContainHint')}
        value={draft.mustContain}
        most={20}
        onChange={(mustContain) => set({ mustContain })}
      />
      <LinesField
        label={t('accept.mustNotContain')}
        hint={t('accept.mustNotContainHint')}
        value={draft.mustNotContain}
        most={20}
        onChange={(mustNotContain) => set({ mustNotContain })}
      />
      {text('paywallSelector')}
      {text('videoSelector')}
    </div>
  );
}
