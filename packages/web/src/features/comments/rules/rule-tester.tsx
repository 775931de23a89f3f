import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { commentRules } from '@toasoan/contract/features/comments/rules/comment-rules.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useSearchText } from '#web/patterns/picker/use-search-text.ts';
import { StatusTag } from '#web/ui/display/status-tag.tsx';
import type { FormStore } from '#web/ui/form/form-store.ts';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { useSettledPart } from '#web/ui/form/use-form.ts';
import { Row } from '#web/ui/layout/row.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { STATE_TONES, stateName } from '../comment-words.ts';
import { useFindingWords } from '../queue/finding-words.ts';
import { MarkedText } from '../queue/marked-text.tsx';
import { testOf } from './rule-queries.ts';
import { type RuleValues, rulesOf } from './rule-values.ts';
import styles from './rules.module.css';

/** "Why would this be held?": a comment of these words under the rules as they stand in the form. */
export function RuleTester({ form }: { readonly form: FormStore<RuleValues> }) {
  const { t } = useTranslation('rules');
  const id = useId();
  const projectId = useProjectId();
  const { query: text, settled, setQuery } = useSearchText();
  const values = useSettledPart(form, (state) => state.values);
  const rules = rulesOf(values);
  const isSound = commentRules.safeParse(rules).success;
  const { reasonOf } = useFindingWords();
  const sample = settled.trim();
  const test = useQuery({
    ...testOf(projectId, isSound ? sample : '', rules),
    placeholderData: keepPreviousData,
  });
  const found = sample === '' ? undefined : test.data;
  return (
    <>
      <div className={styles.tester}>
        <label htmlFor={id}>{t('tester.field')}</label>
        <TextArea id={id} rows={2} value={text} onChange={setQuery} />
      </div>
      <div role="status" className={styles.result}>
        {!isSound && <p className={styles.text}>{t('tester.unsound')}</p>}
        {test.error && <p className={textStyles.problem}>{test.error.message}</p>}
        {found && (
          <>
            <div className={textStyles.strong}>
              {found.state === null ? (
                t('tester.refused')
              ) : (
                <Row gap={2} align="center">
                  {t('tester.becomes')}
                  <StatusTag tone={STATE_TONES[found.state]}>{stateName(found.state)}</StatusTag>
                </Row>
              )}
            </div>
            <p className={styles.sample}>
              <MarkedText text={sample} findings={found.findings} />
            </p>
            {found.findings.length === 0 ? (
              <p className={styles.text}>{t('tester.nothing')}</p>
            ) : (
              <ul className={styles.reasons}>
                {found.findings.map((finding) => (
                  <li key={`${finding.rule} ${finding.word} ${finding.start}`}>{reasonOf(finding)}</li>
                ))}
              </ul>
            )}
          </>
        )}
      </div>
    </>
  );
}
