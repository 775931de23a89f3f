import { useTranslation } from 'react-i18next';
import type {
  InboundLinksProps,
  LinkSuggestionsProps,
} from '#web/patterns/article-links/article-links-slot.ts';
import { InspectorPanel } from '#web/patterns/form-page/inspector-panel.tsx';
import { LinksToPost } from '../inbound/links-to-post.tsx';
import { SuggestionGroups } from './suggestion-groups.tsx';

/** A panel beside a text: where links come by themselves, where one could be written, and the switch of the post. */
export function LinkSuggestions(props: LinkSuggestionsProps) {
  const { t } = useTranslation('internal-links');
  return (
    <InspectorPanel name="post.internalLinks" title={t('title')} closedAtFirst>
      <SuggestionGroups {...props} />
    </InspectorPanel>
  );
}

/** A panel beside a post: which posts link to it, and which could. */
export function InboundLinks(props: InboundLinksProps) {
  const { t } = useTranslation('internal-links');
  return (
    <InspectorPanel name="post.inboundLinks" title={t('inbound.title')} closedAtFirst>
      <LinksToPost {...props} />
    </InspectorPanel>
  );
}
