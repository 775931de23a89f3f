import { commentRules } from '@toasoan/contract/features/comments/rules/comment-rules.ts';
import {
  type CommentRulesPreview,
  PREVIEW_DAYS,
} from '@toasoan/contract/features/comments/rules/rule-endpoints.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { ProgressBar } from '#web/ui/display/progress-bar.tsx';
import type { FormStore } from '#web/ui/form/form-store.ts';
import { useSettledPart } from '#web/ui/form/use-form.ts';
import { Row } from '#web/ui/layout/row.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { formatNumber } from '#web/ui/text/format-number.ts';
import { stateName } from '../comment-words.ts';
import { FindingChip } from '../queue/finding-chips.tsx';
import { MarkedText } from '../queue/marked-text.tsx';
import { type RuleValues, rulesOf } from './rule-values.ts';
import styles from './rules.module.css';
import { usePreview } from './use-preview.ts';

const MOST_WORDS = 20;

/** What the rules in the form would have held in the last 30 days, before they are saved. */
export function RulesPreview({ form }: { readonly form: FormStore<RuleValues> }) {
  const { t } = useTranslation('rules');
  const values = useSettledPart(form, (state) => state.values);
  const rules = rulesOf(values);
  const isSound = commentRules.safeParse(rules).success;
  const { previewed, isRunning, start, stop } = usePreview();
  const isOld = previewed !== undefined && previewed.tried !== values;
  return (
    <>
      <p className={styles.text}>{t('preview.text')}</p>
      <Row gap={2}>
        <Button
          busy={isRunning}
          disabledReason={isSound ? undefined : t('tester.unsound')}
          onClick={() => start(values)}
        >
          {t(previewed ? 'preview.again' : 'preview.run')}
        </Button>
        {isRunning && (
          <Button variant="quiet" onClick={stop}>
            {t('preview.stop')}
          </Button>
        )}
      </Row>
      {isRunning && <Progress days={previewed?.result.days ?? 0} />}
      <div role="status" className={styles.result}>
        {isOld && <p className={styles.text}>{t('preview.old')}</p>}
        {previewed && <PreviewResult result={previewed.result} />}
      </div>
    </>
  );
}

function Progress({ days }: { readonly days: number }) {
  const { t } = useTranslation('rules');
  return (
    <ProgressBar
      label={t('preview.title')}
      done={days}
      total={PREVIEW_DAYS}
      words={t('preview.days', { days, all: PREVIEW_DAYS })}
    />
  );
}

function PreviewResult({ result }: { readonly result: CommentRulesPreview }) {
  const { t } = useTranslation(['rules', 'comments']);
  const { looked, days, heldBefore, heldAfter, approvedHeldAfter, byRule, byWord } = result;
  const changed = byRule.filter(({ before, after }) => before !== after);
  return (
    <>
      <p className={textStyles.strong}>
        {t('preview.sum', {
          looked: formatNumber(looked),
          days,
          now: formatNumber(heldBefore),
          held: formatNumber(heldAfter),
        })}
      </p>
      {approvedHeldAfter > 0 && (
        <p className={styles.warning}>{t('preview.approved', { count: approvedHeldAfter })}</p>
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
          {t('preview.words', {
            list: byWord
              .slice(0, MOST_WORDS)
              .map(({ word, count }) => `“${word}” ${formatNumber(count)}`)
              .join(' · '),
          })}
        </p>
      )}
      <Examples title={t('preview.newlyHeld')} comments={result.newlyHeld} />
      <Examples title={t('preview.letThrough')} comments={result.letThrough} />
    </>
  );
}

interface ExamplesProps {
  readonly title: string;
  readonly comments: CommentRulesPreview['newlyHeld'];
}

function Examples({ title, comments }: ExamplesProps) {
  if (comments.length === 0) return null;
  return (
    <>
      <h4 className={textStyles.strong}>{title}</h4>
      <ul className={styles.examples}>
        {comments.map((comment) => (
          <li key={comment.id} className={styles.sample}>
            <p className={styles.text}>
              {comment.senderName} · {comment.targetTitle} · {stateName(comment.state)}
            </p>
            <p>
              <MarkedText text={comment.content} findings={comment.findings} />
            </p>
            <Row gap={1}>
              {comment.findings.map((finding) => (
                <FindingChip key={`${finding.rule} ${finding.word} ${finding.start}`} finding={finding} />
              ))}
            </Row>
          </li>
        ))}
      </ul>
    </>
  );
}
