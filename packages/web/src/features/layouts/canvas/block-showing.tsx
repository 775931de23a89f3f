import { type LayoutBlock, MAX_LEAD_HOURS } from '@toasoan/contract/features/layouts/layout-block.ts';
import { REGIONS, type Region } from '@toasoan/contract/features/layouts/layout-kinds.ts';
import type { RecordLanguage } from '@toasoan/contract/vocabulary/language.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PanelField } from '#web/features/drafts/public.ts';
import { languageName } from '#web/features/projects/public.ts';
import { DateTimeInput } from '#web/ui/dates/date-time-input.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { NumberInput } from '#web/ui/form/number-input.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { Select } from '#web/ui/select/select.tsx';
import styles from './block-panel.module.css';
import { isBackward } from './block-state.ts';
import type { CanvasActions } from './use-canvas.ts';

type Times = Pick<LayoutBlock, 'startTime' | 'endTime'>;

export interface ShownBlockProps {
  readonly block: LayoutBlock;
  /** Of the project. */
  readonly languages: readonly string[];
  readonly isFixed: boolean;
  readonly actions: CanvasActions;
}

/** Where, when and for whom a block is shown. */
export function BlockShowing({ block, languages, isFixed, actions }: ShownBlockProps) {
  const { t } = useTranslation('layouts');
  const { id, region, hidden, startTime, endTime, audienceLang, leadHours } = block;
  const [typed, setTyped] = useState<Times>();
  const times = typed ?? { startTime, endTime };
  const isWrong = isBackward(times);
  /** A time that contradicts the other stays in its input and changes nothing. */
  function setTime(part: Partial<Times>) {
    const next = { ...times, ...part };
    setTyped(isBackward(next) ? next : undefined);
    if (!isBackward(next)) actions.change(id, next, 'times');
  }
  function setLeadHours(hours: number | null) {
    const isWhole = hours === null || (Number.isInteger(hours) && hours >= 1 && hours <= MAX_LEAD_HOURS);
    if (isWhole) actions.change(id, { leadHours: hours }, 'leadHours');
  }
  function toggle(language: RecordLanguage) {
    const next = audienceLang.includes(language)
      ? audienceLang.filter((one) => one !== language)
      : [...audienceLang, language];
    actions.change(id, { audienceLang: next }, '');
  }
  return (
    <>
      <PanelField
        label={t('panel.region')}
        value={region}
        onChange={(next: Region) => actions.toRegion(id, next)}
      >
        {({ onChange, ...control }) => (
          <Select
            {...control}
            disabled={isFixed}
            label={t('panel.region')}
            options={REGIONS.map((one) => ({ value: one, label: t(`region.${one}`) }))}
            onChange={(one) => onChange((one ?? 'main') as Region)}
          />
        )}
      </PanelField>
      <PanelField
        label={t('panel.hidden')}
        value={hidden}
        onChange={(next) => actions.change(id, { hidden: next }, '')}
      >
        {(control) => <Switch {...control} disabled={isFixed} />}
      </PanelField>
      <PanelField
        label={t('panel.startTime')}
        value={times.startTime}
        onChange={(next) => setTime({ startTime: next })}
      >
        {(control) => <DateTimeInput {...control} disabled={isFixed} />}
      </PanelField>
      <PanelField
        label={t('panel.endTime')}
        problem={isWrong ? t('panel.backward') : undefined}
        value={times.endTime}
        onChange={(next) => setTime({ endTime: next })}
      >
        {(control) => <DateTimeInput {...control} disabled={isFixed} />}
      </PanelField>
      <fieldset className={styles.languages}>
        <legend>{t('panel.languages')}</legend>
        {languages.map((language) => (
          <Checkbox
            key={language}
            disabled={isFixed}
            checked={audienceLang.includes(language as RecordLanguage)}
            onChange={() => toggle(language as RecordLanguage)}
          >
            {languageName(language)}
          </Checkbox>
        ))}
        <p className={textStyles.hint}>{t('panel.languagesHint')}</p>
      </fieldset>
      <PanelField
        label={t('panel.leadHours')}
        hint={t('panel.leadHoursHint')}
        value={leadHours ?? null}
        onChange={setLeadHours}
      >
        {(control) => (
          <NumberInput
            {...control}
            disabled={isFixed}
            min={1}
            max={MAX_LEAD_HOURS}
            after={t('panel.hours')}
          />
        )}
      </PanelField>
    </>
  );
}
