import { hasSuggestions } from '@toasoan/contract/article/resolve-suggestions.ts';
import type { PlacedPlace, SuggestedPage } from '@toasoan/contract/features/internal-links/article-links.ts';
import { Link } from 'lucide-react';
import { type ReactNode, useId, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '#web/core/project/visitor.ts';
import type { LinkValues } from '#web/patterns/article-editor/links.ts';
import type { LinkSuggestionsProps } from '#web/patterns/article-links/article-links-slot.ts';
import { InspectorPanel } from '#web/patterns/form-page/inspector-panel.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { LoadingLabel } from '#web/ui/feedback/loading-label.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { Switch } from '#web/ui/form/switch.tsx';
import { Row } from '#web/ui/layout/row.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { useSwitchPost } from '../internal-link-queries.ts';
import { acceptLink, showPlace } from './accept-link.ts';
import styles from './link-suggestions.module.css';
import { useWrittenLinks } from './use-written-links.ts';

/** A panel of the inspector: where links come by themselves, where one could be written, and the switch of the post. */
export function LinkSuggestions(props: LinkSuggestionsProps) {
  const { t } = useTranslation('internal-links');
  return (
    <InspectorPanel name="post.internalLinks" title={t('title')} closedAtFirst>
      <OpenSuggestions {...props} />
    </InspectorPanel>
  );
}

function OpenSuggestions({ facts, article }: LinkSuggestionsProps) {
  const { t } = useTranslation('internal-links');
  const content = useSyncExternalStore(article.watch, article.document);
  const { text, links, isBehind } = useWrittenLinks({ ...facts, content }, true);
  const { data } = links;
  if (data === undefined)
    return links.error ? (
      <p className={textStyles.hint}>{t('suggest.failed')}</p>
    ) : (
      <LoadingLabel label={t('trial.loading')} />
    );
  const inText = data.placed.filter(({ run }) => run > 1);
  const place = { article, content: text.content, isBehind };
  return (
    <Stack gap={3}>
      {facts.postId !== undefined && <PostSwitch postId={facts.postId} isOff={data.isOff} />}
      {!data.isOff && (
        <List title={t('suggest.byKeyword')} none={t('suggest.noKeyword')}>
          {inText.map((one) => (
            <Suggestion key={`${one.run} ${one.from}`} {...place} one={one} values={valuesOfRule(one)} />
          ))}
        </List>
      )}
      {data.pages.length > 0 && (
        <List title={t('suggest.byName')} none="">
          {data.pages.map((one) => (
            <Suggestion key={`${one.run} ${one.from}`} {...place} one={one} values={valuesOfPage(one)} />
          ))}
        </List>
      )}
      <p className={textStyles.hint}>{t('suggest.hint')}</p>
    </Stack>
  );
}

function valuesOfRule({ href, target, rule }: PlacedPlace): LinkValues {
  const { openNewTab: newTab, nofollow } = rule;
  return { href, newTab, nofollow, ...(target !== '' && { target }) };
}

function valuesOfPage({ href, kind, id }: SuggestedPage): LinkValues {
  return { href, newTab: false, nofollow: false, target: `${kind}:${id}` };
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

interface ListProps {
  readonly title: string;
  readonly none: string;
  readonly children: readonly ReactNode[];
}

function List({ title, none, children }: ListProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.head}>
        {title}
      </h3>
      {children.length === 0 ? (
        <p className={textStyles.hint}>{none}</p>
      ) : (
        <ul className={styles.list}>{children}</ul>
      )}
    </section>
  );
}

interface SuggestionProps extends Pick<LinkSuggestionsProps, 'article'> {
  /** The text that was asked about. */
  readonly content: ReturnType<LinkSuggestionsProps['article']['document']>;
  readonly isBehind: boolean;
  readonly one: PlacedPlace | SuggestedPage;
  readonly values: LinkValues;
}

function Suggestion({ article, content, isBehind, one, values }: SuggestionProps) {
  const { t } = useTranslation('internal-links');
  const isSuggested = hasSuggestions(content);
  function accept() {
    if (!acceptLink(article, content, one, values))
      showToast({ tone: 'warning', text: t('suggest.changed') });
  }
  function disabledReason(): string | undefined {
    if (!article.editor.isEditable) return t('suggest.readOnly');
    if (isSuggested) return t('suggest.hasSuggestions');
    return isBehind ? t('suggest.behind') : undefined;
  }
  return (
    <li className={styles.item}>
      <button type="button" className={styles.place} onClick={() => showPlace(article, content, one)}>
        <span>{one.phrase}</span>
        <span className={textStyles.hint}>{one.href}</span>
      </button>
      <IconButton
        size="compact"
        icon={<Link size={16} />}
        label={t('suggest.accept', { phrase: one.phrase })}
        disabledReason={disabledReason()}
        onClick={accept}
      />
    </li>
  );
}
