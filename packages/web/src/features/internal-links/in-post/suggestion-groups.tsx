import { hasSuggestions } from '@toasoan/contract/article/resolve-suggestions.ts';
import type {
  PlacedPlace,
  SuggestedPage,
  SuggestedPost,
} from '@toasoan/contract/features/internal-links/article-links.ts';
import { articleRuns } from '@toasoan/contract/features/internal-links/matching/article-runs.ts';
import { useId, useMemo, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '#web/core/project/visitor.ts';
import type { LinkSuggestionsProps } from '#web/patterns/article-links/article-links-slot.ts';
import { LoadingLabel } from '#web/ui/feedback/loading-label.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { Row } from '#web/ui/layout/row.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { useSwitchPost } from '../internal-link-queries.ts';
import { useSharedText } from '../shared-text.ts';
import type { Suggested } from './suggestion.tsx';
import { SuggestionList } from './suggestion-list.tsx';
import { useWrittenLinks } from './use-written-links.ts';

/** Links by keywords, pages that are named, and posts on the same subject, each with its place in the text. */
export function SuggestionGroups({ facts, subject, article }: LinkSuggestionsProps) {
  const { t } = useTranslation('internal-links');
  const content = useSyncExternalStore(article.watch, article.document);
  const { text, links, isBehind } = useWrittenLinks({ ...facts, content, subject });
  const sharedText = useSharedText();
  /** What the writer does not want here, as long as the panel is open. */
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  const { data } = links;
  const runs = useMemo(() => articleRuns({ title: '', excerpt: '', content: text.content }), [text.content]);
  if (data === undefined)
    return links.error ? (
      <p className={textStyles.hint}>{t('suggest.failed')}</p>
    ) : (
      <LoadingLabel label={t('trial.loading')} />
    );
  function refusal(): string | undefined {
    if (!article.editor.isEditable) return t('suggest.readOnly');
    if (hasSuggestions(text.content)) return t('suggest.hasSuggestions');
    return isBehind ? t('suggest.behind') : undefined;
  }
  const place = { article, content: text.content, runs, reason: refusal() };
  const dismissable = {
    ...place,
    none: t('suggest.noneLeft'),
    onDismiss: ({ key }: Suggested) => setDismissed([...dismissed, key]),
  };
  const isWanted = ({ key }: Suggested) => !dismissed.includes(key);
  return (
    <Stack gap={3}>
      {facts.postId !== undefined && <PostSwitch postId={facts.postId} isOff={data.isOff} />}
      {!data.isOff && (
        <SuggestionList
          {...place}
          title={t('suggest.byKeyword')}
          none={t('suggest.noKeyword')}
          items={data.placed.filter(({ run }) => run > 1).map(suggestedByRule)}
        />
      )}
      {data.pages.length > 0 && (
        <SuggestionList
          {...dismissable}
          title={t('suggest.byName')}
          items={data.pages.map(suggestedPage).filter(isWanted)}
        />
      )}
      {data.posts.length > 0 && (
        <SuggestionList
          {...dismissable}
          title={t('suggest.byPost')}
          items={data.posts.map((post) => suggestedPost(post, sharedText(post.shared))).filter(isWanted)}
        />
      )}
      <p className={textStyles.hint}>{t('suggest.hint')}</p>
    </Stack>
  );
}

function suggestedByRule(place: PlacedPlace): Suggested {
  const { run, from, phrase, href, target, rule } = place;
  const { openNewTab: newTab, nofollow } = rule;
  const values = { href, newTab, nofollow, ...(target !== '' && { target }) };
  return { key: `${run} ${from}`, place, phrase, hint: href, values };
}

function suggestedPage(place: SuggestedPage): Suggested {
  const { phrase, href, kind, id } = place;
  const target = `${kind}:${id}`;
  return { key: target, place, phrase, hint: href, values: { href, newTab: false, nofollow: false, target } };
}

function suggestedPost({ id, title, href, place, linksHere }: SuggestedPost, hint: string): Suggested {
  const target = `post:${id}`;
  const values = { href, newTab: false, nofollow: false, target };
  return { key: target, place, phrase: title, hint, values, postId: id, linksHere };
}

function PostSwitch({ postId, isOff }: { readonly postId: string; readonly isOff: boolean }) {
  const { t } = useTranslation('internal-links');
  const id = useId();
  const mayEdit = useMay('internalLink.edit');
  const switchPost = useSwitchPost();
  if (!mayEdit) return isOff && <p className={textStyles.hint}>{t('refusal.POST_OFF')}</p>;
  return (
    <Row gap={3} align="center" wrap={false} justify="between">
      <label htmlFor={id}>{t('suggest.switch')}</label>
      <Switch
        id={id}
        value={!isOff}
        onChange={(isOn) => switchPost.mutate({ postId, isOff: !isOn })}
        disabled={switchPost.isPending}
      />
    </Row>
  );
}
