import { useMutation } from '@tanstack/react-query';
import { commentRules } from '@toasoan/contract/features/comments/rules/comment-rules.ts';
import type { CommentRehearsal } from '@toasoan/contract/features/comments/rules/rule-endpoints.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import type { FormStore } from '#web/ui/form/form-store.ts';
import { useSettledPart } from '#web/ui/form/use-form.ts';
import { formatNumber } from '#web/ui/text/format-number.ts';
import { stateName } from '../comment-words.ts';
import { FindingChip } from '../queue/finding-chips.tsx';
import { MarkedText } from '../queue/marked-text.tsx';
import { rehearse } from './rule-queries.ts';
import { type RuleValues, rulesOf } from './rule-values.ts';
import styles from './rules.module.css';

/** What the rules in the form would have held in the last 30 days, before they are saved. */
export function Rehearsal({ form }: { readonly form: FormStore<RuleValues> }) {
  const { t } = useTranslation('rules');
  const values = useSettledPart(form, (state) => state.values);
  const rules = rulesOf(values);
  const isSound = commentRules.safeParse(rules).success;
  const run = useMutation({
    mutationFn: async (tried: RuleValues) => ({ tried, result: await rehearse(rulesOf(tried)) }),
  });
  const isOld = run.data !== undefined && run.data.tried !== values;
  return (
    <>
      <p className={styles.text}>{t('rehearsal.text')}</p>
      <Button
        busy={run.isPending}
        disabledReason={isSound ? undefined : t('tester.unsound')}
        onClick={() => run.mutate(values)}
      >
        {t(run.data ? 'rehearsal.again' : 'rehearsal.run')}
      </Button>
      <div role="status" className={styles.result}>
        {isOld && <p className={styles.text}>{t('rehearsal.old')}</p>}
        {run.data && <RehearsalResult result={run.data.result} />}
      </div>
    </>
  );
}

function RehearsalResult({ result }: { readonly result: CommentRehearsal }) {
  const { t } = useTranslation(['rules', 'comments']);
  const { looked, isCapped, heldBefore, heldAfter, approvedHeldAfter, byRule, byWord } = result;
  const changed = byRule.filter(({ before, after }) => before !== after);
  return (
    <>
      <p className={styles.verdict}>
        {t('rehearsal.sum', {
          looked: formatNumber(looked) + (isCapped ? '+' : ''),
          now: formatNumber(heldBefore),
          held: formatNumber(heldAfter),
        })}
      </p>
      {approvedHeldAfter > 0 && (
        <p className={styles.warning}>{t('rehearsal.approved', { count: approvedHeldAfter })}</p>
      )}
      {changed.length > 0 && (
        <ul className={styles.reasons}>
          {changed.map(({ rule, before, after }) => (
            <li key={rule}>
              {t(`comments:ruleName.${rule}`)}: {formatNumber(before)} → {formatNumber(after)}
            </li>
          ))}
        </ul>
      )}
      {byWord.length > 0 && (
        <p className={styles.text}>
          {t('rehearsal.words', {
            list: byWord.map(({ word, count }) => `“${word}” ${formatNumber(count)}`).join(' · '),
          })}
        </p>
      )}
      <Examples title={t('rehearsal.newlyHeld')} comments={result.newlyHeld} />
      <Examples title={t('rehearsal.letThrough')} comments={result.letThrough} />
    </>
  );
}

interface ExamplesProps {
  readonly title: string;
  readonly comments: CommentRehearsal['newlyHeld'];
}

function Examples({ title, comments }: ExamplesProps) {
  if (comments.length === 0) return null;
  return (
    <>
      <h4 className={styles.title}>{title}</h4>
      <ul className={styles.examples}>
        {comments.map((comment) => (
          <li key={comment.id} className={styles.sample}>
            <p className={styles.text}>
              {comment.senderName} · {comment.targetTitle} · {stateName(comment.state)}
            </p>
            <p>
              <MarkedText text={comment.content} findings={comment.findings} />
            </p>
            <p className={styles.chips}>
              {comment.findings.map((finding) => (
                <FindingChip key={`${finding.rule} ${finding.word} ${finding.start}`} finding={finding} />
              ))}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
