import { useMutation } from '@tanstack/react-query';
import { rolesWith } from '@toasoan/contract/access/permissions.ts';
import { POST_CHECKS } from '@toasoan/contract/features/posts/checklist/post-checks.ts';
import {
  type CheckTrial,
  MAX_LISTED_WORDS,
} from '@toasoan/contract/features/posts/settings/post-settings.ts';
import { postSettingsEndpoints } from '@toasoan/contract/features/posts/settings/settings-endpoints.ts';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { useMay } from '#web/core/project/visitor.ts';
import { ConflictPanel } from '#web/patterns/form-drawer/conflict-panel.tsx';
import { useRecordDraft } from '#web/patterns/form-drawer/use-record-draft.ts';
import { useSaving } from '#web/patterns/form-drawer/use-saving.ts';
import { ActionBar } from '#web/patterns/form-page/action-bar.tsx';
import { useFormKeys } from '#web/patterns/form-page/use-form-keys.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { focusFirstProblem } from '#web/ui/form/focus-first-problem.ts';
import type { FormStore } from '#web/ui/form/form-store.ts';
import { TagInput } from '#web/ui/form/tag-input.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { useSettledPart } from '#web/ui/form/use-form.ts';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { formatDateTime } from '#web/ui/text/format-date.ts';
import { CheckGroups } from './check-groups.tsx';
import styles from './post-rules.module.css';
import { choicesOf, type SettingsValues } from './settings-values.ts';
import { type SettingsRecord, useSettingsRecord } from './use-settings-record.ts';

export function RulesForm({ loaded }: { readonly loaded: SettingsRecord }) {
  const { t } = useTranslation(['settings', 'panel', 'patterns']);
  const readOnly = !useMay('post.settings');
  const record = useSettingsRecord();
  const { draft, dirty } = useRecordDraft(record, loaded.id, loaded);
  const { saving, newer, setNewer, save } = useSaving(record, draft);
  const { form } = draft;
  const trial = useTrial(form);
  const element = useRef<HTMLDivElement>(null);
  const { updatedBy, updateTime, settings } = draft.base ?? loaded;

  async function send() {
    if (readOnly || !form.isDirty()) return;
    if (!(await save())) focusFirstProblem(element.current);
  }
  function tryOut() {
    trial.start();
    if (form.get().problems.length > 0) focusFirstProblem(element.current);
  }
  useFormKeys({ save: () => void send() });
  const roles = rolesWith('post.settings').map((role) => t(`panel:role.${role}`));

  return (
    <Stack ref={element} gap={4} pack>
      <ActionBar backTo="/manager_post" title={t('title')}>
        {!readOnly && (
          <>
            <Button busy={trial.running} onClick={tryOut} tip={t('trial.about')}>
              {t('trial.start')}
            </Button>
            {dirty && <Button onClick={() => form.reset(form.get().saved)}>{t('undo')}</Button>}
            <Button
              variant="main"
              busy={saving}
              disabledReason={dirty ? undefined : t('unchanged')}
              shortcut="Ctrl S"
              onClick={() => void send()}
            >
              {t('patterns:form.save')}
            </Button>
          </>
        )}
      </ActionBar>
      {readOnly && <Banner tone="info">{t('readOnly', { roles: roles.join(', ') })}</Banner>}
      {newer && (
        <div className={styles.card}>
          <ConflictPanel
            record={record}
            form={form}
            newer={newer}
            onDone={(thenSave) => {
              draft.base = newer;
              setNewer(undefined);
              if (thenSave) void send();
            }}
          />
        </div>
      )}
      <p className={textStyles.quiet}>{t('lead')}</p>
      {trial.result && <TrialResult trial={trial.result} values={form.get().values} />}
      <div className={styles.columns}>
        <CheckGroups form={form} readOnly={readOnly} trial={trial.result} />
        <Stack gap={4} pack>
          <TimesCard form={form} readOnly={readOnly} least={settings.leastDelayMinutes} />
          <WordsCard form={form} readOnly={readOnly} />
          <HardChecks />
        </Stack>
      </div>
      {updateTime !== '' && (
        <p className={textStyles.quiet}>
          {t('patterns:form.lastSaved', { time: formatDateTime(new Date(updateTime)), name: updatedBy.name })}
        </p>
      )}
    </Stack>
  );
}

/** Checks required by press law or an agreement; the others prevent a broken page. */
const OF_THE_LAW: readonly string[] = [
  'SOURCE_REQUIRED',
  'SOURCE_URL_REQUIRED',
  'SOURCE_TIME_REQUIRED',
  'MIN_DELAY',
  'EMBARGO',
  'SPONSOR_REQUIRED',
  'BYLINE_REQUIRED',
  'DOCUMENT_FACTS_REQUIRED',
  'LICENCE_ENDED',
  'LICENCE_DENIED',
  'CHILD_CONSENT',
];

/** A placeholder for the value that a check would name. */
function withoutFinds(text: string): string {
  return text.replace(/: \{found\}/, '').replace(/\.$/, '');
}

/** Checks that no project can switch off, with the reason. */
function HardChecks() {
  const { t } = useTranslation('settings');
  const hard = POST_CHECKS.filter(({ level }) => level === 'hard');
  const groups = [
    ['law', hard.filter(({ code }) => OF_THE_LAW.includes(code))],
    ['machine', hard.filter(({ code }) => !OF_THE_LAW.includes(code))],
  ] as const;
  return (
    <section className={styles.card}>
      <h2 className={styles.cardTitle}>{t('hard.title')}</h2>
      <p className={textStyles.quiet}>{t('hard.lead')}</p>
      {groups.map(([key, checks]) => (
        <div key={key}>
          <h3 className={styles.groupTitle}>{t(`hard.${key}`)}</h3>
          <ul className={styles.hard}>
            {checks.map(({ code, text }) => (
              <li key={code}>{withoutFinds(text[currentLanguage()])}</li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

interface GroupProps {
  readonly form: FormStore<SettingsValues>;
  readonly readOnly: boolean;
}

function TimesCard({ form, readOnly, least }: GroupProps & { readonly least: number }) {
  const { t } = useTranslation('settings');
  return (
    <section className={styles.card}>
      <h2 className={styles.cardTitle}>{t('times.title')}</h2>
      <Field
        form={form}
        name="minDelayMinutes"
        label={t('field.minDelayMinutes')}
        disabled={readOnly}
        hint={least > 0 ? t('times.byLaw', { least }) : t('times.hint')}
      >
        {(control) => <TextInput {...control} inputMode="numeric" after={t('unit.minutes')} />}
      </Field>
      <Field
        form={form}
        name="focusMax"
        label={t('field.focusMax')}
        disabled={readOnly}
        hint={t('times.focusHint')}
      >
        {(control) => <TextInput {...control} inputMode="numeric" after={t('unit.posts')} />}
      </Field>
    </section>
  );
}

function WordsCard({ form, readOnly }: GroupProps) {
  const { t } = useTranslation('settings');
  return (
    <section className={styles.card}>
      <h2 className={styles.cardTitle}>{t('words.title')}</h2>
      <p className={textStyles.quiet}>{t('words.lead', { max: MAX_LISTED_WORDS })}</p>
      {(['bannedWords', 'suspectWords'] as const).map((name) => (
        <Field
          key={name}
          form={form}
          name={name}
          label={t(`field.${name}`)}
          disabled={readOnly}
          hint={t(`words.${name}`)}
        >
          {(control) => <TagInput {...control} placeholder={t('words.add')} />}
        </Field>
      ))}
    </section>
  );
}

interface TrialResultProps {
  readonly trial: CheckTrial;
  readonly values: SettingsValues;
}

function TrialResult({ trial, values }: TrialResultProps) {
  const { t } = useTranslation('settings');
  const stopped = countStopped(trial, values);
  return (
    <Banner tone={stopped > 0 ? 'warning' : 'info'}>
      {t('trial.result', { of: trial.looked, n: stopped })}
    </Banner>
  );
}

const NEWEST = 20;

interface Trial {
  readonly start: () => void;
  readonly running: boolean;
  /** The result of exactly the choices in the form. */
  readonly result: CheckTrial | undefined;
}

/** Tries the choices of the form, saved or not, on the newest public posts. */
function useTrial(form: FormStore<SettingsValues>): Trial {
  const values = useSettledPart(form, (state) => state.values);
  const { mutate, data, isPending } = useMutation({
    mutationFn: async (tried: SettingsValues) => {
      const body = { choices: choicesOf(tried), posts: NEWEST };
      return { tried, result: await call(postSettingsEndpoints.preview, { body }) };
    },
  });
  return {
    start: () => {
      if (form.checkAll()) mutate(form.get().values);
    },
    running: isPending,
    result: data?.tried === values ? data.result : undefined,
  };
}

/** The number of posts that the rules would block. */
function countStopped({ failures }: CheckTrial, { levels }: Pick<SettingsValues, 'levels'>): number {
  const stopping = failures.filter(({ code }) => (levels[code] ?? 'required') === 'required');
  return new Set(stopping.flatMap(({ posts }) => posts.map(({ id }) => id))).size;
}
