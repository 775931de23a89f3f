import { useQuery } from '@tanstack/react-query';
import type { Suggestion } from '@toasoan/contract/features/translation-suggestions/suggestion.ts';
import { MessageSquareReply } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import type { TranslationSuggestionsProps } from '#web/patterns/translation-slots/translation-suggestions-slot.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { CountBadge } from '#web/ui/display/count-badge.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { LoadingLabel } from '#web/ui/feedback/loading-label.tsx';
import { Row } from '#web/ui/layout/row.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { DateText } from '#web/ui/text/date-text.tsx';
import { formatNumber } from '#web/ui/text/format-number.ts';
import { suggestionList } from './suggestion-queries.ts';
import { SuggestedWords } from './suggestion-row.tsx';
import styles from './suggestions.module.css';
import { useFreshSuggestions } from './use-fresh-suggestions.ts';
import { useSuggestionActions } from './use-suggestion-actions.tsx';

const MOST = 50;

function useNewSuggestions(translationId: string) {
  const projectId = useProjectId();
  useFreshSuggestions(projectId, 'everything');
  return useQuery(suggestionList(projectId, { translationId, view: 'new', limit: MOST }));
}

/** How many new suggestions a translation has. */
export function SuggestionsCount({ translationId }: Pick<TranslationSuggestionsProps, 'translationId'>) {
  const total = useNewSuggestions(translationId).data?.total;
  return total === undefined ? null : <CountBadge count={total} tone={total > 0 ? 'attention' : 'neutral'} />;
}

/** The new suggestions for one translation, beside its editor. */
export function TranslationSuggestionsPanel(props: TranslationSuggestionsProps) {
  const { translationId, onApplied } = props;
  const { t } = useTranslation('translation-suggestions');
  const list = useNewSuggestions(translationId);
  const { actions, dialogs } = useSuggestionActions(({ segmentId }) => {
    if (segmentId !== null) onApplied(segmentId);
  });
  if (list.data === undefined) return <LoadingLabel label={t('loading')} />;
  if (list.data.items.length === 0)
    return <EmptyState icon={<MessageSquareReply size={28} />} title={t('panel.none')} />;
  return (
    <>
      <Stack as="ul">
        {list.data.items.map((item) => (
          <Card key={item.id} item={item} actions={actions} {...props} />
        ))}
      </Stack>
      {dialogs}
    </>
  );
}

interface CardProps extends Pick<TranslationSuggestionsProps, 'placeOf' | 'onOpen'> {
  readonly item: Suggestion;
  readonly actions: ReturnType<typeof useSuggestionActions>['actions'];
}

function Card({ item, actions, placeOf, onOpen }: CardProps) {
  const { t } = useTranslation('translation-suggestions');
  const place = item.segmentId === null ? undefined : placeOf(item.segmentId);
  return (
    <li className={styles.card}>
      <Row align="center" justify="between" wrap={false}>
        <span className={textStyles.hint}>
          {place !== undefined && item.segmentId !== null && (
            <>
              <button type="button" className={styles.place} onClick={() => onOpen(item.segmentId ?? '')}>
                {place}
              </button>
              {' · '}
            </>
          )}
          {t('votes', { count: item.votes, n: formatNumber(item.votes) })}
        </span>
        <span className={textStyles.hint}>
          <DateText time={item.createTime} isShort />
        </span>
      </Row>
      <SuggestedWords item={item} />
      <Row>
        <Button
          size="compact"
          busy={actions.busy}
          disabledReason={actions.disabledReason(item, 'accept')}
          onClick={() => actions.accept(item, item.suggested)}
        >
          {t('panel.apply')}
        </Button>
        <Button
          size="compact"
          disabledReason={actions.disabledReason(item, 'keyword')}
          onClick={() => actions.ask(item, 'keyword', item.suggested)}
        >
          {t('panel.keyword')}
        </Button>
        <TabLink className={styles.link} to={`/manager_translate/improve_translation?open=${item.id}`}>
          {t('panel.open')}
        </TabLink>
      </Row>
    </li>
  );
}
