import { DISPLAY_MODES, type DisplayMode } from '@toasoan/contract/features/display-modes/display.ts';
import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { categorySearch } from '#web/features/categories/public.ts';
import { pageSearch } from '#web/features/pages/public.ts';
import { Picker } from '#web/patterns/picker/picker.tsx';
import type { Control } from '#web/ui/form/control.ts';
import { Switch } from '#web/ui/form/switch.tsx';
import { TagInput } from '#web/ui/form/tag-input.tsx';
import { Row } from '#web/ui/layout/row.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { Select } from '#web/ui/select/select.tsx';
import type { DisplayValues } from './display-values.ts';

/** Where something is shown on the site, with what the mode needs below it. */
export function DisplayInput({ value, onChange, ...control }: Control<DisplayValues>) {
  const { t } = useTranslation('display-modes');
  const projectId = useProjectId();
  const postsId = useId();
  const search = useMemo(() => categorySearch(projectId), [projectId]);
  const pages = useMemo(() => pageSearch(projectId), [projectId]);
  const set = (part: Partial<DisplayValues>) => onChange({ ...value, ...part });
  const categories = { label: t('field.categories'), addLabel: t('field.addCategory'), search };
  return (
    <Stack gap={2}>
      <Select
        {...control}
        label={t('field.mode')}
        options={DISPLAY_MODES.map((mode) => ({ value: mode, label: t(`mode.${mode}`) }))}
        value={value.mode}
        onChange={(mode) => set({ mode: (mode ?? 'DEFAULT') as DisplayMode })}
      />
      {value.mode === 'CATEGORIES' && (
        <>
          <span className={textStyles.hint}>{t('field.exclude')}</span>
          <Picker
            {...categories}
            disabled={control.disabled}
            value={value.excluded}
            onChange={(excluded) => set({ excluded })}
          />
        </>
      )}
      {value.mode === 'CATEGORY' && (
        <>
          <Picker
            {...categories}
            disabled={control.disabled}
            value={value.categories}
            onChange={(chosen) => set({ categories: chosen })}
          />
          <Row as="span" align="center">
            <Switch
              id={postsId}
              disabled={control.disabled}
              value={value.includePosts}
              onChange={(includePosts) => set({ includePosts })}
            />
            <label htmlFor={postsId} className={textStyles.hint}>
              {t('field.includePosts')}
            </label>
          </Row>
        </>
      )}
      {value.mode === 'PAGE' && (
        <Picker
          label={t('field.pages')}
          addLabel={t('field.addPage')}
          search={pages}
          disabled={control.disabled}
          value={value.pages}
          onChange={(chosen) => set({ pages: chosen })}
        />
      )}
      {value.mode === 'CUSTOM' && (
        <>
          <TagInput
            aria-label={t('field.patterns')}
            disabled={control.disabled}
            placeholder="/dia-phuong/*"
            value={value.patterns}
            onChange={(patterns) => set({ patterns })}
          />
          <span className={textStyles.hint}>{t('field.patternsHint')}</span>
        </>
      )}
    </Stack>
  );
}
