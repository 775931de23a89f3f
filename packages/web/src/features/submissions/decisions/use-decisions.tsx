import { useQueryClient } from '@tanstack/react-query';
import type { ContestSummary } from '@toasoan/contract/features/contests/contest.ts';
import { submissionEndpoints } from '@toasoan/contract/features/submissions/endpoints.ts';
import type { SubmissionDetail, SubmissionRow } from '@toasoan/contract/features/submissions/submission.ts';
import type { MoveWords } from '@toasoan/contract/features/submissions/submission-changes.ts';
import type { SubmissionState } from '@toasoan/contract/features/submissions/submission-states.ts';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { ApiError } from '#web/core/api/api-error.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useVisitor } from '#web/core/project/visitor.ts';
import { invalidate } from '#web/core/query/invalidate.ts';
import { closeToast, showToast } from '#web/ui/feedback/toasts.ts';
import { submissionCounts, submissionDetail } from '../submission-queries.ts';
import { stateName } from '../submission-words.ts';
import { MoveDialog } from './move-dialog.tsx';
import { patchWork, recount, storeWork } from './patch-work.ts';
import { canTakeBack, holdsOf, mayMove, needsOf, wayOut, waysFrom } from './ways.ts';

const SAID_HERE = { suppressErrorToast: 'everything' } as const;
const MOST_STEPS = 50;

/** What a person decided, to be taken back. */
interface Step {
  readonly before: SubmissionRow;
  /** Settles when the server has answered; undefined: it refused. */
  readonly stored: Promise<SubmissionDetail | undefined>;
}

export interface Decisions {
  /** The states that this person may move it to. */
  readonly ways: (work: SubmissionRow) => readonly SubmissionState[];
  /** Moves a work; what must be said with it is asked first. `onDone` runs once it is decided, before it is stored. */
  readonly decide: (work: SubmissionRow, to: SubmissionState, onDone?: () => void) => void;
  /** The same by the key for "out". */
  readonly reject: (work: SubmissionRow, onDone?: () => void) => void;
  /** Takes the newest decision back. */
  readonly undo: () => void;
  readonly dialog: ReactNode;
}

interface Question {
  readonly work: SubmissionRow;
  readonly to: SubmissionState;
  readonly onDone: (() => void) | undefined;
}

/** Decisions about single works: seen at once, stored behind, and taken back where the server refuses. */
export function useDecisions(contest: ContestSummary): Decisions {
  const { t } = useTranslation('submissions');
  const client = useQueryClient();
  const projectId = useProjectId();
  const holds = holdsOf(useVisitor().permissions);
  const [question, setQuestion] = useState<Question>();
  const steps = useRef<readonly Step[]>([]);
  const answers = useRef(new Map<string, Promise<number>>());
  const lastToast = useRef(0);
  const held = { client, projectId };

  function say(...[toast]: Parameters<typeof showToast>): void {
    closeToast(lastToast.current);
    lastToast.current = showToast(toast);
  }
  /** Sends once the call before about the same work has its answer. */
  function inTurn(
    { id, version }: SubmissionRow,
    send: (version: number) => Promise<SubmissionDetail>,
  ): Promise<SubmissionDetail> {
    const before = answers.current.get(id) ?? Promise.resolve(0);
    const answer = before.then((known) => send(Math.max(known, version)));
    answers.current.set(
      id,
      answer.then(
        (detail) => detail.version,
        () => before,
      ),
    );
    return answer;
  }
  /** Another person was faster: what is stored now is shown, and the own decision is not. */
  async function sayRefused(work: SubmissionRow, error: unknown): Promise<void> {
    const { number } = work;
    if (error instanceof ApiError && error.code === 'VERSION_CONFLICT') {
      const now = await client
        .fetchQuery({ ...submissionDetail(projectId, work.id), staleTime: 0 })
        .catch(() => undefined);
      if (now) {
        storeWork(held, now);
        answers.current.set(work.id, Promise.resolve(now.version));
        say({ tone: 'error', text: t('decision.conflict', { number, state: stateName(now.state) }) });
        return;
      }
    }
    const reason = error instanceof ApiError ? error.message : t('decision.failed');
    say({ tone: 'error', text: t('decision.refused', { number, reason }) });
  }
  const readCounts = () =>
    void invalidate(client, { queryKey: submissionCounts(projectId, contest.id).queryKey });

  async function move(work: SubmissionRow, words: MoveWords): Promise<SubmissionDetail | undefined> {
    const { id, state, reasonCode } = work;
    patchWork(held, id, { state: words.to, reasonCode: words.reasonCode ?? '' });
    recount(held, contest.id, state, words.to);
    try {
      const done = await inTurn(work, (version) =>
        call(submissionEndpoints.move, { params: { id }, body: { version, ...words }, ...SAID_HERE }),
      );
      storeWork(held, done);
      return done;
    } catch (error) {
      patchWork(held, id, { state, reasonCode });
      await sayRefused(work, error);
      return undefined;
    } finally {
      readCounts();
    }
  }
  function send(work: SubmissionRow, words: MoveWords, onDone?: () => void): void {
    const stored = move(work, words);
    const isUndoable = canTakeBack(words.to);
    const step = { before: work, stored };
    if (isUndoable) steps.current = [...steps.current, step].slice(-MOST_STEPS);
    say({
      tone: 'success',
      text: t('decision.done', { number: work.number, state: stateName(words.to) }),
      action: isUndoable ? { label: t('undo'), run: undo } : undefined,
    });
    void stored.then((done) => {
      if (!done) steps.current = steps.current.filter((one) => one !== step);
    });
    onDone?.();
  }
  function undo(): void {
    const step = steps.current.at(-1);
    steps.current = steps.current.slice(0, -1);
    if (step) void takeBack(step);
    else say({ tone: 'info', text: t('undo.nothing') });
  }
  async function takeBack({ before, stored }: Step): Promise<void> {
    const done = await stored;
    if (!done) return;
    const { id, number } = before;
    try {
      const now = await inTurn(done, (version) =>
        call(submissionEndpoints.undo, { params: { id }, body: { version }, ...SAID_HERE }),
      );
      storeWork(held, now);
      say({ tone: 'info', text: t('undo.done', { number, state: stateName(now.state) }) });
    } catch (error) {
      await sayRefused(done, error);
    }
    readCounts();
  }
  function decide(work: SubmissionRow, to: SubmissionState, onDone?: () => void): void {
    if (!mayMove(work.state, to, holds)) {
      say({ tone: 'info', text: t('decision.noWay', { state: stateName(work.state), to: stateName(to) }) });
    } else if (needsOf([work.state], to).length > 0) setQuestion({ work, to, onDone });
    else send(work, { to, reasonText: '' }, onDone);
  }
  return {
    ways: ({ state }) => waysFrom(state, holds),
    decide,
    reject: (work, onDone) => decide(work, wayOut(work.state, holds) ?? 'INVALID', onDone),
    undo,
    dialog: question && (
      <MoveDialog
        name={question.work.number}
        to={question.to}
        needs={needsOf([question.work.state], question.to)}
        endTime={contest.endTime}
        onSend={(words) => {
          setQuestion(undefined);
          send(question.work, words, question.onDone);
        }}
        onClose={() => setQuestion(undefined)}
      />
    ),
  };
}
