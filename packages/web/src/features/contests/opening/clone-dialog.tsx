import type { ContestDetail } from '@toasoan/contract/features/contests/contest.ts';
import { contestClone } from '@toasoan/contract/features/contests/contest-settings.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#web/core/api/api-error.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { Field } from '#web/ui/form/field.tsx';
import { createFormStore } from '#web/ui/form/form-store.ts';
import { schemaProblems } from '#web/ui/form/problem.ts';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { YearInput } from '#web/ui/form/year-input.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { useCloneContest } from '../contest-settings-queries.ts';
import styles from '../contests.module.css';
import { factLabel } from '../fact-words.ts';

interface CloneDialogProps {
  readonly contest: ContestDetail;
  readonly onClose: () => void;
}

interface CloneValues {
  readonly title: string;
  readonly titleEn: string;
  readonly code: string;
  readonly prefix: string;
  readonly year: number | null;
}

/** A draft for the next year; it opens from the list of contests. */
export function CloneDialog({ contest, onClose }: CloneDialogProps) {
  const { t } = useTranslation(['contests', 'ui']);
  const clone = useCloneContest();
  const inputOf = (values: CloneValues) => ({
    ...values,
    year: values.year ?? Number.NaN,
    version: contest.version,
  });
  const [form] = useState(() =>
    createFormStore(nextYearOf(contest), (values) => schemaProblems(contestClone, inputOf(values))),
  );
  function send() {
    const read = contestClone.safeParse(inputOf(form.get().values));
    if (!form.checkAll() || !read.success) return;
    clone.mutate(
      { id: contest.id, body: read.data },
      {
        onSuccess: ({ title }) => {
          showToast({ tone: 'success', text: t('clone.done', { title }) });
          onClose();
        },
        onError: (error) => {
          if (!(error instanceof ApiError)) return;
          const rules = error.details.rules ?? [];
          form.refuse(rules.map(({ field = 'code', code, message }) => ({ field, code, message })));
        },
      },
    );
  }
  return (
    <Dialog
      title={t('clone.title', { title: contest.title })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ui:close')}</Button>
          <Button variant="main" busy={clone.isPending} onClick={send}>
            {t('clone')}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <p>{t('clone.text')}</p>
        <Field form={form} name="title" label={t('clone.name')} required>
          {(control) => <TextInput {...control} />}
        </Field>
        <Field form={form} name="titleEn" label={factLabel('titleEn')}>
          {(control) => <TextInput {...control} />}
        </Field>
        <div className={styles.pair}>
          <Field form={form} name="code" label={factLabel('contestCode')} hint={t('clone.codeHint')} required>
            {(control) => <TextInput {...control} />}
          </Field>
          <Field form={form} name="prefix" label={factLabel('contestPrefix')} required>
            {(control) => <TextInput {...control} />}
          </Field>
          <Field form={form} name="year" label={factLabel('contestYear')} required>
            {(control) => <YearInput {...control} />}
          </Field>
        </div>
      </Stack>
    </Dialog>
  );
}

/** The same words with the next year in them. */
function nextYearOf({ title, titleEn, code, prefix, year }: ContestDetail): CloneValues {
  const [now, next] = [String(year), String(year + 1)];
  const moved = (text: string) => text.replaceAll(now, next);
  const withYear = (text: string) => (text === '' || text.includes(now) ? moved(text) : `${text} ${next}`);
  return {
    title: withYear(title),
    titleEn: withYear(titleEn),
    code: code.includes(now) ? moved(code) : `${code}_${next}`,
    prefix: prefix.replace(now.slice(2), next.slice(2)),
    year: year + 1,
  };
}
