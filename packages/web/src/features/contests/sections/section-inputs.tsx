import { useQuery } from '@tanstack/react-query';
import type { ContestDetail } from '@toasoan/contract/features/contests/contest.ts';
import type { ContestSection } from '@toasoan/contract/features/contests/contest-changes.ts';
import {
  AI_RULE_TEXTS,
  ASKED_FIELD_TEXTS,
  CONTEST_VALUE_TEXTS,
} from '@toasoan/contract/features/contests/contest-fact-texts.ts';
import type { AskedField } from '@toasoan/contract/features/contests/contest-kinds.ts';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import type { FormStore } from '#web/ui/form/form-store.ts';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { useFormPart } from '#web/ui/form/use-form.ts';
import { Select } from '#web/ui/select/select.tsx';
import { contestNames } from '../contest-settings-queries.ts';
import styles from '../contests.module.css';
import { factLabel } from '../fact-words.ts';
import { CheckGroup } from './check-group.tsx';
import {
  AreaTerm,
  DayTerm,
  NumberTerm,
  type SectionForm,
  SwitchTerm,
  TermField,
  TextTerm,
  TimeTerm,
  WordsTerm,
  YearTerm,
} from './field-kinds.tsx';
import { LimitInputs } from './limit-inputs.tsx';
import type { ContestValues } from './section-values.ts';

interface SectionFieldsProps {
  readonly section: ContestSection;
  readonly form: FormStore<ContestValues>;
  readonly contest: ContestDetail;
}

/** The fields of one section, side by side where there is room. */
export function SectionFields({ section, form, contest }: SectionFieldsProps) {
  const of: SectionForm = { form, state: contest.state };
  switch (section) {
    case 'basics':
      return <BasicInputs {...of} contest={contest} />;
    case 'organisers':
      return <OrganiserInputs {...of} />;
    case 'dates':
      return <DateInputs {...of} />;
    case 'limits':
      return <LimitInputs {...of} />;
    case 'eligibility':
      return <EligibilityInputs {...of} />;
    case 'declarations':
      return <DeclarationInputs {...of} />;
    case 'voting':
      return <VotingInputs {...of} />;
  }
}

function BasicInputs({ contest, ...of }: SectionForm & { readonly contest: ContestDetail }) {
  const { t } = useTranslation('contests');
  const others = useQuery(contestNames(useProjectId())).data?.items ?? [];
  return (
    <>
      <TermField {...of} name="title" required>
        {(control) => <TextInput {...control} autoFocus />}
      </TermField>
      <TextTerm {...of} name="titleEn" />
      <div className={styles.pair}>
        <TextTerm {...of} name="contestPrefix" hint={t('field.prefixHint')} required />
        <YearTerm {...of} name="contestYear" required />
      </div>
      <AreaTerm {...of} name="theme" />
      <TermField {...of} name="parentContestId" hint={t('field.parentHint')}>
        {(control) => (
          <Select
            {...control}
            label={factLabel('parentContestId')}
            clearable
            options={others
              .filter(({ id }) => id !== contest.id)
              .map(({ id, title, year }) => ({ value: id, label: title, detail: String(year) }))}
          />
        )}
      </TermField>
    </>
  );
}

function OrganiserInputs(of: SectionForm) {
  const { t } = useTranslation('contests');
  return (
    <>
      <WordsTerm {...of} name="organiserLead" hint={t('field.listHint')} required />
      <WordsTerm {...of} name="organiserTogether" />
      <WordsTerm {...of} name="organiserCompanion" />
      <WordsTerm {...of} name="organiserPatron" />
    </>
  );
}

function DateInputs(of: SectionForm) {
  return (
    <>
      <div className={styles.pair}>
        <TimeTerm {...of} name="openTime" />
        <TimeTerm {...of} name="closeTime" />
      </div>
      <div className={styles.pair}>
        <DayTerm {...of} name="createdFrom" />
        <DayTerm {...of} name="createdTo" />
      </div>
      <div className={styles.pair}>
        <TimeTerm {...of} name="voteOpenTime" />
        <TimeTerm {...of} name="voteCloseTime" />
      </div>
      <div className={styles.pair}>
        <TimeTerm {...of} name="announceTime" />
        <TimeTerm {...of} name="awardTime" />
      </div>
    </>
  );
}

function EligibilityInputs(of: SectionForm) {
  const { t } = useTranslation('contests');
  const language = currentLanguage();
  const asked = Object.entries(ASKED_FIELD_TEXTS) as [AskedField, { vi: string; en: string }][];
  return (
    <>
      <NumberTerm {...of} name="minAge" />
      <TermField {...of} name="requiredFields" hint={t('field.requiredHint')}>
        {(control) => (
          <CheckGroup
            {...control}
            label={factLabel('requiredFields')}
            options={asked.map(([value, text]) => ({ value, label: text[language] }))}
          />
        )}
      </TermField>
      <WordsTerm {...of} name="excludedGroups" hint={t('field.listHint')} />
      <WordsTerm {...of} name="allowedCountries" hint={t('field.countriesHint')} />
    </>
  );
}

function DeclarationInputs(of: SectionForm) {
  const { t } = useTranslation('contests');
  const language = currentLanguage();
  return (
    <>
      <TermField {...of} name="allowAi">
        {(control) => (
          <Select
            {...control}
            label={factLabel('allowAi')}
            options={Object.entries(AI_RULE_TEXTS).map(([value, text]) => ({ value, label: text[language] }))}
            onChange={(value) => control.onChange(value ?? 'NO')}
          />
        )}
      </TermField>
      <SwitchTerm {...of} name="allowComposite" />
      <SwitchTerm {...of} name="allowPrevAwarded" />
      <NumberTerm {...of} name="retentionDays" min={30} hint={t('field.retentionHint')} />
    </>
  );
}

function VotingInputs(of: SectionForm) {
  const { t } = useTranslation('contests');
  const language = currentLanguage();
  const isOn = useFormPart(of.form, ({ values }) => values.votingEnabled);
  const countsShares = useFormPart(of.form, ({ values }) => values.voteCounts === 'LIKE_SHARE');
  return (
    <>
      <SwitchTerm {...of} name="votingEnabled" hint={t('field.votingHint')} />
      {isOn && (
        <>
          <TermField {...of} name="voteCounts">
            {(control) => (
              <Select
                {...control}
                label={factLabel('voteCounts')}
                options={Object.entries(CONTEST_VALUE_TEXTS.voteCounts ?? {}).map(([value, text]) => ({
                  value,
                  label: text[language],
                }))}
                onChange={(value) => control.onChange(value ?? 'LIKE')}
              />
            )}
          </TermField>
          <div className={styles.pair}>
            <NumberTerm {...of} name="voteLikeWeight" min={1} />
            {countsShares && <NumberTerm {...of} name="voteShareWeight" />}
          </div>
          <SwitchTerm {...of} name="voteMonthly" hint={t('field.monthlyHint')} />
          <div className={styles.pair}>
            <NumberTerm {...of} name="voteMinAccountAge" />
            <NumberTerm {...of} name="voteMaxPerNetwork" min={1} />
          </div>
          <SwitchTerm {...of} name="voteSimilarNames" />
        </>
      )}
    </>
  );
}
