import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ContestDetail } from '@toasoan/contract/features/contests/contest.ts';
import { needsNotice } from '@toasoan/contract/features/contests/contest-changes.ts';
import {
  type ContestRules,
  contestRulesPublication,
  RULES_PARTS,
  type RulesPart,
} from '@toasoan/contract/features/contests/contest-rules.ts';
import { contestSettingsEndpoints } from '@toasoan/contract/features/contests/contest-settings-endpoints.ts';
import type { Language } from '@toasoan/contract/vocabulary/language.ts';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { FormDrawer } from '#web/patterns/form-drawer/form-drawer.tsx';
import type { FieldNames, RecordForm } from '#web/patterns/form-drawer/record-form.ts';
import { Field } from '#web/ui/form/field.tsx';
import type { FormStore } from '#web/ui/form/form-store.ts';
import { schemaProblems } from '#web/ui/form/problem.ts';
import { TextArea } from '#web/ui/form/text-area.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { contestDetail, rulesOf, useContestsChanged } from '../contest-settings-queries.ts';
import styles from '../contests.module.css';
import { NoticeField } from '../notice-field.tsx';
import { noticeInput, noticeProblems } from '../notice-values.ts';

const LANGUAGES = ['vi', 'en'] as const satisfies readonly Language[];
type TextName = `${RulesPart}.${Language}`;
type RulesValues = Readonly<Record<TextName | 'notice', string>>;

interface RulesDrawerProps {
  readonly contest: ContestDetail;
  readonly onClose: () => void;
}

/** The next version of rules and consents, beginning with the present one. */
export function RulesDrawer({ contest, onClose }: RulesDrawerProps) {
  const present = useQuery({
    ...rulesOf(useProjectId(), contest.id, contest.rulesVersion),
    placeholderData: keepPreviousData,
  }).data;
  if (contest.rulesVersion > 0 && present === undefined) return null;
  return <LoadedRules contest={contest} present={present} onClose={onClose} />;
}

interface LoadedRulesProps extends RulesDrawerProps {
  readonly present: ContestRules | undefined;
}

function LoadedRules({ contest, present, onClose }: LoadedRulesProps) {
  const { t } = useTranslation('contests');
  const record = useRulesRecord(contest, present);
  return (
    <FormDrawer
      record={record}
      open={contest.id}
      title={() => t('rules.next', { version: contest.rulesVersion + 1 })}
      onOpen={(id) => id === undefined && onClose()}
      overFooter={needsNotice(contest.state) ? (form) => <NoticeField form={form} /> : undefined}
    >
      {(form) => <RulesFields form={form} />}
    </FormDrawer>
  );
}

function useRulesRecord(
  contest: ContestDetail,
  present: ContestRules | undefined,
): RecordForm<ContestDetail, RulesValues> {
  const { t } = useTranslation('contests');
  const changed = useContestsChanged();
  const blank = (): RulesValues => {
    const texts = RULES_PARTS.flatMap((part) =>
      LANGUAGES.map((language) => [`${part}.${language}`, present?.[part][language] ?? '']),
    );
    return { ...(Object.fromEntries(texts) as Record<TextName, string>), notice: '' };
  };
  const sent = useRef<RulesValues>(undefined);
  const input = (values: RulesValues, version: number) => ({
    version,
    ...Object.fromEntries(
      RULES_PARTS.map((part) => [part, { vi: values[`${part}.vi`], en: values[`${part}.en`] }]),
    ),
    ...noticeInput(contest, values),
  });
  const fields = Object.fromEntries([
    ...RULES_PARTS.flatMap((part) =>
      LANGUAGES.map((language) => [
        `${part}.${language}`,
        { label: `${t(`rules.${part}`)} · ${t(`rules.language.${language}`)}` },
      ]),
    ),
    ['notice', { label: t('notice.label') }],
  ]) as FieldNames<RulesValues>;
  return {
    name: 'contest-rules-form',
    detail: contestDetail,
    blank,
    // What was just published is the present version; it comes with the next reading.
    toValues: ({ rulesVersion }) =>
      rulesVersion !== contest.rulesVersion && sent.current ? { ...sent.current, notice: '' } : blank(),
    validate: (values) => [
      ...schemaProblems(contestRulesPublication, input(values, contest.version)),
      ...noticeProblems(contest, values),
    ],
    save: async (values, saved) => {
      const { id, version } = saved ?? contest;
      const after = await call(contestSettingsEndpoints.publishRules, {
        params: { id },
        body: contestRulesPublication.parse(input(values, version)),
        suppressErrorToast: ['VERSION_CONFLICT'],
      });
      sent.current = values;
      changed();
      return after;
    },
    fields,
  };
}

function RulesFields({ form }: { readonly form: FormStore<RulesValues> }) {
  const { t } = useTranslation('contests');
  return (
    <>
      <p className={textStyles.hint}>{t('rules.nextText')}</p>
      {RULES_PARTS.map((part) => (
        <section key={part} className={styles.group} aria-label={t(`rules.${part}`)}>
          <h3 className={textStyles.strong}>{t(`rules.${part}`)}</h3>
          {LANGUAGES.map((language) => (
            <Field
              key={language}
              form={form}
              name={`${part}.${language}`}
              label={t(`rules.language.${language}`)}
              required={language === 'vi' && (part === 'rules' || part === 'consent')}
            >
              {(control) => <TextArea {...control} rows={6} lang={language} />}
            </Field>
          ))}
        </section>
      ))}
    </>
  );
}
