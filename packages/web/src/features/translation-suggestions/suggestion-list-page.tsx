import { useQuery } from '@tanstack/react-query';
import {
  type Suggestion,
  suggestionListQuery,
} from '@toasoan/contract/features/translation-suggestions/suggestion.ts';
import { SUGGESTION_VIEWS } from '@toasoan/contract/features/translation-suggestions/suggestion-states.ts';
import { History, MessageSquareReply } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppConfig } from '#web/core/preferences/app-config.ts';
import { useWorkScreen } from '#web/core/preferences/use-work-screen.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { ReplacementBatches } from '#web/features/translation-replacements/public.tsx';
import { ListHeading } from '#web/patterns/list-page/list-heading.tsx';
import { ListTabs } from '#web/patterns/list-page/list-tabs.tsx';
import { useListPage } from '#web/patterns/list-page/use-list-page.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { BELOW_CARDS, useMedia } from '#web/ui/hooks/use-media.ts';
import { KeyFooter } from './key-footer.tsx';
import { SuggestionFilters } from './suggestion-filters.tsx';
import { SuggestionList } from './suggestion-list.tsx';
import { SuggestionPane } from './suggestion-pane.tsx';
import { suggestionCounts, suggestionDetail, suggestionList } from './suggestion-queries.ts';
import styles from './suggestions.module.css';
import { useFreshSuggestions } from './use-fresh-suggestions.ts';
import { useSuggestionActions } from './use-suggestion-actions.tsx';
import { useSuggestionKeys } from './use-suggestion-keys.ts';

/** Readers' suggestions, worked through by keys: the list at the left, the one in hand beside it. */
export function SuggestionListPage() {
  const { t } = useTranslation('translation-suggestions');
  useWorkScreen();
  const projectId = useProjectId();
  useFreshSuggestions(projectId, 'everything');
  const frame = useRef<HTMLDivElement>(null);
  const textArea = useRef<HTMLTextAreaElement>(null);
  const page = useListPage({
    name: 'translation-suggestions',
    schema: suggestionListQuery,
    list: suggestionList,
  });
  const counts = useQuery(suggestionCounts(projectId)).data;
  const isPhone = useMedia(BELOW_CARDS);
  const [showsBatches, setShowsBatches] = useState(false);
  const { address, rows = [] } = page;
  const item = useInHand(rows, address.open, isPhone);
  const [typed, setTyped] = useState<{ readonly id: string; readonly text: string }>();
  const text = typed !== undefined && typed.id === item?.id ? typed.text : (item?.suggested ?? '');
  const open = (next: Suggestion | undefined) => address.change({ open: next?.id ?? null });
  const { actions, dialogs } = useSuggestionActions((decided) => {
    const at = rows.findIndex(({ id }) => id === decided.id);
    open(isPhone ? undefined : (rows[at + 1] ?? rows[at - 1]));
  });
  const step = (by: 1 | -1) => {
    const at = rows.findIndex(({ id }) => id === item?.id);
    const next = rows[Math.min(Math.max(at + by, 0), rows.length - 1)];
    if (next) open(next);
  };
  const withItem = (act: (item: Suggestion) => void) => () => {
    if (item && !page.stale && !actions.busy) act(item);
  };
  useSuggestionKeys(frame, {
    j: () => step(1),
    k: () => step(-1),
    a: withItem((one) => actions.accept(one, text)),
    m: withItem((one) => actions.remember(one, text)),
    t: withItem((one) => actions.ask(one, 'keyword', text)),
    r: withItem((one) => actions.ask(one, 'reject', text)),
    d: withItem((one) => actions.duplicate(one)),
    e: () => textArea.current?.focus(),
    '/': () => frame.current?.querySelector<HTMLElement>('[data-list-search] input')?.focus(),
  });
  const hasLetters = useAppConfig(({ letterKeys }) => letterKeys);
  const isOver = isPhone && item !== undefined;
  return (
    <div ref={frame} className={styles.page}>
      <div className={styles.heading} hidden={isOver}>
        <ListHeading title={t('title')} total={counts?.new}>
          <Button variant="quiet" icon={<History size={17} />} onClick={() => setShowsBatches(true)}>
            {t('batches')}
          </Button>
        </ListHeading>
        <ListTabs
          page={page}
          tabs={SUGGESTION_VIEWS.map((view) => ({
            view,
            label: t(`view.${view}`),
            count: counts?.[view],
            waits: view === 'new' && (counts?.new ?? 0) > 0,
          }))}
        />
      </div>
      <div className={styles.columns}>
        <div className={styles.queue} hidden={isOver}>
          <SuggestionFilters page={page} />
          <SuggestionList page={page} openId={item?.id} />
        </div>
        {item ? (
          <SuggestionPane
            key={item.id}
            item={item}
            text={text}
            onText={(next) => setTyped({ id: item.id, text: next })}
            actions={actions}
            textRef={textArea}
            onBack={isPhone ? () => open(undefined) : undefined}
          />
        ) : (
          !isPhone && (
            <div className={styles.pane}>
              <EmptyState
                icon={<MessageSquareReply size={32} />}
                title={t('pane.none')}
                text={t('pane.noneText')}
              />
            </div>
          )
        )}
      </div>
      {hasLetters && <KeyFooter />}
      {dialogs}
      {showsBatches && (
        <Suspense>
          <ReplacementBatches onClose={() => setShowsBatches(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** The one of the address, also from another page of the list; on a wide screen else the first. */
function useInHand(rows: readonly Suggestion[], openId: string | undefined, isPhone: boolean) {
  const listed = rows.find(({ id }) => id === openId);
  const isElsewhere = openId !== undefined && listed === undefined;
  const detail = useQuery({ ...suggestionDetail(useProjectId(), openId ?? ''), enabled: isElsewhere });
  if (openId === undefined) return isPhone ? undefined : rows[0];
  return listed ?? detail.data ?? (isPhone ? undefined : rows[0]);
}
