import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { isClosedMonth } from '@toasoan/contract/features/posts/royalty/month-states.ts';
import type { RoyaltyOfPost } from '@toasoan/contract/features/posts/royalty/royalty.ts';
import { periodText } from '@toasoan/contract/features/posts/royalty/royalty-period.ts';
import { ChevronDown, ChevronUp, Scale } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import {
  CorrectionLines,
  draftOf,
  refusedOf,
  royaltyForm,
  WorthFields,
} from '#web/features/posts/public-royalty.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { focusFirstProblem } from '#web/ui/form/focus-first-problem.ts';
import { Row } from '#web/ui/layout/row.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { Drawer } from '#web/ui/overlay/drawer.tsx';
import { formatDateTime } from '#web/ui/text/format-date.ts';
import { PayStateTag } from '../pay-state-tag.tsx';
import styles from '../royalties.module.css';
import { useSaveRoyalty } from '../royalty-queries.ts';
import { NoneDialog } from '../sheet/none-dialog.tsx';
import type { GradingDrawerProps } from './grading-props.ts';

interface GradingFormProps extends GradingDrawerProps {
  readonly post: Post;
  readonly state: RoyaltyOfPost;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

type Outcome = 'PROPOSED' | 'APPROVED' | 'NONE';

/** Enter saves and goes on, Ctrl+Enter approves and goes on; only the last post of a page waits for its answer. */
export function GradingForm(props: GradingFormProps) {
  const { post, state, position, previous, next, saves, onOpen, onClose, onCorrect, onKeyDown } = props;
  const { t } = useTranslation(['royalties', 'royalty', 'post-fields']);
  const { royalty, rate, month } = state;
  const [form] = useState(() => {
    const start = royaltyForm({
      royalty,
      rate,
      group: state.proposedGroup,
      authors: post.authors,
    });
    const left = saves.leftFormOf(post.id);
    if (left) start.fill(left.values);
    if (left) start.refuse(left.problems);
    return start;
  });
  const [asksWhy, setAsksWhy] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  const save = useSaveRoyalty();
  const isClosed = royalty !== null && month !== null && isClosedMonth(month.state);
  const mayWrite = props.mayWrite && !isClosed;
  const payState = royalty?.payState ?? 'UNSET';
  useEffect(() => {
    const input = fields.current?.querySelector<HTMLInputElement>('[data-coefficient]');
    input?.focus();
    input?.select();
  }, []);

  function send(outcome: Outcome, reason = '') {
    if (!mayWrite || save.isPending) return;
    form.fill({ payState: outcome, reason });
    const { values } = form.get();
    const draft = form.checkAll() ? draftOf(values) : undefined;
    if (!draft) {
      focusFirstProblem(fields.current);
      return;
    }
    const body = { postId: post.id, version: royalty?.version ?? 0, ...draft };
    if (next !== undefined) {
      saves.send({ title: post.title, body, values });
      onOpen(next);
      return;
    }
    save.mutate(body, {
      onSuccess: () => {
        saves.forget(post.id);
        onOpen(undefined);
      },
      onError: (error) => {
        form.refuse(refusedOf(error));
        focusFirstProblem(fields.current);
      },
    });
  }
  function pressed(event: KeyboardEvent<HTMLElement>) {
    onKeyDown(event);
    const isEnter = event.key === 'Enter' && !event.nativeEvent.isComposing && !event.defaultPrevented;
    // A key that is held down would set every post of the month.
    if (!isEnter || event.repeat) return;
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault();
      send('APPROVED');
    } else if (
      event.target instanceof HTMLInputElement &&
      event.target.closest('[role="listbox"]') === null
    ) {
      event.preventDefault();
      send(payState === 'APPROVED' ? 'APPROVED' : 'PROPOSED');
    }
  }
  return (
    <>
      <Drawer
        title={post.title}
        onClose={onClose}
        onKeyDown={pressed}
        footer={
          mayWrite ? (
            <>
              <Button variant="quiet" onClick={() => setAsksWhy(true)}>
                {t('grading.none')}
              </Button>
              <Button busy={save.isPending} shortcut="Ctrl+Enter" onClick={() => send('APPROVED')}>
                {t('grading.approve')}
              </Button>
              <Button
                variant="main"
                busy={save.isPending}
                shortcut="Enter"
                onClick={() => send(payState === 'APPROVED' ? 'APPROVED' : 'PROPOSED')}
              >
                {t(next === undefined ? 'grading.save' : 'grading.saveNext')}
              </Button>
            </>
          ) : (
            <Button icon={<Scale size={16} />} onClick={onCorrect}>
              {t('correction.open')}
            </Button>
          )
        }
      >
        <div ref={fields}>
          <Stack gap={4}>
            <Row justify="between" align="center">
              <PayStateTag state={payState} />
              <Row align="center" gap={1}>
                {position && <span className={textStyles.hint}>{t('grading.position', position)}</span>}
                <IconButton
                  size="compact"
                  icon={<ChevronUp size={16} />}
                  label={t('grading.previous')}
                  shortcut="Alt+↑"
                  disabledReason={previous === undefined ? t('grading.first') : undefined}
                  onClick={() => previous !== undefined && onOpen(previous)}
                />
                <IconButton
                  size="compact"
                  icon={<ChevronDown size={16} />}
                  label={t('grading.next')}
                  shortcut="Alt+↓"
                  disabledReason={next === undefined ? t('grading.last') : undefined}
                  onClick={() => next !== undefined && onOpen(next)}
                />
              </Row>
            </Row>
            <p className={textStyles.hint}>
              {[
                post.mainCategory?.title,
                post.publishedTime && formatDateTime(new Date(post.publishedTime)),
                t(`post-fields:value.genre.${post.details.genre}`),
              ]
                .filter(Boolean)
                .join(' · ')}{' '}
              <TabLink className={styles.together} to={`/manager_post/view/${post.id}`}>
                {t('post.open')}
              </TabLink>
            </p>
            {month && isClosed && (
              <Banner tone="info">
                {t('royalty:closed.text', {
                  month: periodText(month.period),
                  next: periodText(month.nextOpen),
                })}
              </Banner>
            )}
            {payState === 'NONE' && royalty && (
              <Banner tone="info">{t('grading.isNone', { reason: royalty.noneReason })}</Banner>
            )}
            <WorthFields form={form} rate={rate} disabled={!mayWrite} />
            <CorrectionLines corrections={state.corrections} />
          </Stack>
        </div>
      </Drawer>
      {asksWhy && (
        <NoneDialog
          count={1}
          onClose={() => setAsksWhy(false)}
          onSend={(reason) => {
            setAsksWhy(false);
            send('NONE', reason);
          }}
        />
      )}
    </>
  );
}
