import type { BodyInput } from '@toasoan/contract/core/endpoint.ts';
import type { suggestionEndpoints } from '@toasoan/contract/features/translation-suggestions/endpoints.ts';
import type { Suggestion } from '@toasoan/contract/features/translation-suggestions/suggestion.ts';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '#web/core/project/visitor.ts';
import { ReplacementDialog } from '#web/features/translation-replacements/public.tsx';
import { ReasonDialog } from '#web/patterns/confirm/reason-dialog.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { type ChangedWording, changedWording } from './changed-wording.ts';
import { KeywordDialog } from './keyword-dialog.tsx';
import {
  useAcceptSuggestion,
  useMarkDuplicate,
  useRejectSuggestion,
  useReopenSuggestion,
} from './suggestion-queries.ts';

type Accept = Omit<BodyInput<typeof suggestionEndpoints.accept>, 'version'>;
type Asked = 'reject' | 'keyword';

/** What can be done with one suggestion; a reason is the sentence why not. */
export interface SuggestionActions {
  /** Takes the text into its paragraph. */
  readonly accept: (item: Suggestion, text: string) => void;
  /** The same, and the memory keeps it. */
  readonly remember: (item: Suggestion, text: string) => void;
  readonly ask: (item: Suggestion, what: Asked, text: string) => void;
  readonly duplicate: (item: Suggestion) => void;
  readonly reopen: (item: Suggestion) => void;
  readonly replaceElsewhere: (item: Suggestion) => void;
  readonly disabledReason: (
    item: Suggestion,
    what: 'accept' | 'remember' | 'keyword' | 'decide',
  ) => string | undefined;
  readonly busy: boolean;
}

interface Question {
  readonly item: Suggestion;
  readonly what: Asked;
  readonly text: string;
}

interface Elsewhere {
  readonly item: Suggestion;
  /** Undefined: the person enters it. */
  readonly wording: ChangedWording | undefined;
}

/** @param onDecided the list goes on to the next one */
export function useSuggestionActions(onDecided: (item: Suggestion) => void): {
  readonly actions: SuggestionActions;
  readonly dialogs: ReactNode;
} {
  const { t } = useTranslation(['translation-suggestions', 'ui']);
  const [question, setQuestion] = useState<Question>();
  const [elsewhere, setElsewhere] = useState<Elsewhere>();
  const disabledReason = useDisabledReason();
  const [accepting, rejecting, marking, reopening] = [
    useAcceptSuggestion(),
    useRejectSuggestion(),
    useMarkDuplicate(),
    useReopenSuggestion(),
  ];

  function offerElsewhere(item: Suggestion, text: string) {
    const wording = changedWording(item.seen, text);
    return wording && { label: t('elsewhere.action'), run: () => setElsewhere({ item, wording }) };
  }
  function accept(item: Suggestion, text: string, how: Accept, said: 'accepted' | 'remembered' | 'proposed') {
    const action = offerElsewhere(item, text);
    accepting.mutate(
      { id: item.id, body: { version: item.version, text, ...how } },
      {
        onSuccess: () => {
          setQuestion(undefined);
          onDecided(item);
          showToast({ tone: 'success', text: t(`done.${said}`), ...(action && { action }) });
        },
      },
    );
  }
  const inPlace = ({ current }: Suggestion): Accept =>
    current === null ? {} : { appliesTo: { segmentVersion: current.version } };
  const done = (item: Suggestion, text: string) => () => {
    setQuestion(undefined);
    onDecided(item);
    showToast({ tone: 'success', text });
  };
  const actions: SuggestionActions = {
    accept: (item, text) => {
      if (disabledReason(item, 'accept') === undefined) accept(item, text, inPlace(item), 'accepted');
    },
    remember: (item, text) => {
      if (disabledReason(item, 'remember') !== undefined) return;
      const how = item.current?.isLocked ? {} : inPlace(item);
      accept(item, text, { ...how, remembers: true }, 'remembered');
    },
    ask: (item, what, text) => {
      if (disabledReason(item, what === 'keyword' ? 'keyword' : 'decide') === undefined)
        setQuestion({ item, what, text });
    },
    duplicate: (item) => {
      if (disabledReason(item, 'decide') !== undefined) return;
      const { id, version } = item;
      marking.mutate({ id, body: { version } }, { onSuccess: done(item, t('done.duplicate')) });
    },
    reopen: (item) => {
      const { id, version } = item;
      reopening.mutate({ id, body: { version } }, { onSuccess: done(item, t('done.reopened')) });
    },
    replaceElsewhere: (item) => {
      const text = item.current?.text ?? item.suggested;
      const wording = changedWording(item.seen, text) ?? changedWording(item.seen, item.suggested);
      setElsewhere({ item, wording });
    },
    disabledReason,
    busy: [accepting, rejecting, marking, reopening].some(({ isPending }) => isPending),
  };
  const close = () => setQuestion(undefined);
  const dialogs = (
    <>
      {question?.what === 'reject' && (
        <ReasonDialog
          title={t('reject.title')}
          label={t('reject.reply')}
          action={t('reject.action')}
          busy={rejecting.isPending}
          onSend={(replyText) =>
            rejecting.mutate(
              { id: question.item.id, body: { version: question.item.version, replyText } },
              { onSuccess: done(question.item, t('done.rejected')) },
            )
          }
          onClose={close}
        />
      )}
      {question?.what === 'keyword' && (
        <KeywordDialog
          item={question.item}
          wording={changedWording(question.item.seen, question.text)}
          busy={accepting.isPending}
          onSend={(keyword, isApplied) => {
            const how = isApplied ? inPlace(question.item) : {};
            accept(question.item, question.text, { ...how, keyword }, 'proposed');
          }}
          onClose={close}
        />
      )}
      {elsewhere && (
        <Suspense>
          <ReplacementDialog
            pair={{ sourceLang: elsewhere.item.sourceLang, targetLang: elsewhere.item.lang }}
            wordings={elsewhere.wording ? [elsewhere.wording.old] : []}
            target={elsewhere.wording?.fresh ?? ''}
            onClose={() => setElsewhere(undefined)}
          />
        </Suspense>
      )}
    </>
  );
  return { actions, dialogs };
}

function useDisabledReason(): SuggestionActions['disabledReason'] {
  const { t } = useTranslation('translation-suggestions');
  const [mayEdit, mayApprove, mayPropose] = [
    useMay('translate.edit'),
    useMay('translate.approve'),
    useMay('glossary.edit'),
  ];
  const reasons = {
    accept: ({ current }: Suggestion) => {
      if (current === null) return t('stopped.gone');
      return current.isLocked ? t('stopped.locked') : undefined;
    },
    remember: () => (mayApprove ? undefined : t('stopped.approve')),
    keyword: () => (mayPropose ? undefined : t('stopped.glossary')),
    decide: () => undefined,
  };
  return (item, what) => {
    if (!mayEdit) return t('stopped.right');
    return item.state === 'NEW' ? reasons[what](item) : t('stopped.decided');
  };
}
