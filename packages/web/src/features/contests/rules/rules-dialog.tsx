import { useQuery } from '@tanstack/react-query';
import { type ContestRules, RULES_PARTS } from '@toasoan/contract/features/contests/contest-rules.ts';
import type { Language } from '@toasoan/contract/vocabulary/language.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { TextCompare } from '#web/patterns/article-compare/text-compare.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Row } from '#web/ui/layout/row.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { Select } from '#web/ui/select/select.tsx';
import { rulesOf } from '../contest-settings-queries.ts';
import styles from '../contests.module.css';

interface RulesDialogProps {
  readonly contestId: string;
  readonly versions: readonly number[];
  readonly first: number;
  readonly onClose: () => void;
}

/** One version to read, or beside an earlier one: what was struck and what was added. */
export function RulesDialog({ contestId, versions, first, onClose }: RulesDialogProps) {
  const { t } = useTranslation(['contests', 'ui']);
  const id = useId();
  const projectId = useProjectId();
  const [version, setVersion] = useState(first);
  const [before, setBefore] = useState<number | null>(null);
  const [language, setLanguage] = useState<Language>('vi');
  const shown = useQuery(rulesOf(projectId, contestId, version)).data;
  const compared = useQuery(rulesOf(projectId, contestId, before ?? 0)).data;
  const options = versions.map((one) => ({
    value: String(one),
    label: t('rules.version', { version: one }),
  }));
  return (
    <Dialog
      size="widest"
      title={t('rules.title')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('ui:close')}</Button>}
    >
      <Stack gap={4}>
        <Row gap={3} align="center">
          <Select
            id={`${id}-version`}
            label={t('rules.shown')}
            options={options}
            value={String(version)}
            onChange={(value) => setVersion(Number(value))}
          />
          <Select
            id={`${id}-before`}
            label={t('rules.compareWith')}
            placeholder={t('rules.compareWithNone')}
            clearable
            options={options.filter(({ value }) => value !== String(version))}
            value={before === null ? null : String(before)}
            onChange={(value) => setBefore(value === null ? null : Number(value))}
          />
          <Select
            id={`${id}-language`}
            label={t('rules.language')}
            options={[
              { value: 'vi', label: t('rules.language.vi') },
              { value: 'en', label: t('rules.language.en') },
            ]}
            value={language}
            onChange={(value) => setLanguage(value === 'en' ? 'en' : 'vi')}
          />
        </Row>
        {shown === undefined ? (
          <Skeleton height="240px" />
        ) : (
          <RulesTexts shown={shown} before={before === null ? undefined : compared} language={language} />
        )}
      </Stack>
    </Dialog>
  );
}

interface RulesTextsProps {
  readonly shown: ContestRules;
  readonly before: ContestRules | undefined;
  readonly language: Language;
}

function RulesTexts({ shown, before, language }: RulesTextsProps) {
  const { t } = useTranslation('contests');
  return (
    <>
      {RULES_PARTS.map((part) => {
        const text = shown[part][language];
        return (
          <section key={part} className={styles.group}>
            <h3 className={textStyles.strong}>{t(`rules.${part}`)}</h3>
            <div lang={language} className={styles.text}>
              {before ? <TextCompare before={before[part][language]} after={text} /> : text || t('word.none')}
            </div>
          </section>
        );
      })}
    </>
  );
}
