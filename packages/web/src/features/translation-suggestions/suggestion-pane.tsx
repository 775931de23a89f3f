import { recordLanguage } from '@toasoan/contract/features/glossary/glossary-kinds.ts';
import {
  MOST_SUGGESTED,
  type Suggestion,
} from '@toasoan/contract/features/translation-suggestions/suggestion.ts';
import {
  SUGGESTION_ORIGIN_TEXTS,
  SUGGESTION_REASON_TEXTS,
} from '@toasoan/contract/features/translation-suggestions/suggestion-texts.ts';
import { LANGUAGE_FACTS } from '@toasoan/contract/vocabulary/language-facts.ts';
import { ArrowLeft, ExternalLink } from 'lucide-react';
import { type Ref, Suspense, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import { languageName } from '#web/features/projects/public.ts';
import { lazyOverlay } from '#web/patterns/chunk-error/lazy-chunk.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Chip } from '#web/ui/display/chip.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { Row } from '#web/ui/layout/row.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { DateText } from '#web/ui/text/date-text.tsx';
import { formatNumber } from '#web/ui/text/format-number.ts';
import { SuggestionButtons } from './suggestion-buttons.tsx';
import { SuggestionStateTag } from './suggestion-row.tsx';
import styles from './suggestions.module.css';
import type { SuggestionActions } from './use-suggestion-actions.tsx';

/** Comes with the first suggestion: the list beside it does without. */
const TextCompare = lazyOverlay(async () => ({
  default: (await import('#web/patterns/article-compare/text-compare.tsx')).TextCompare,
}));

interface SuggestionPaneProps {
  readonly item: Suggestion;
  /** The paragraph as it shall be. */
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly actions: SuggestionActions;
  readonly textRef: Ref<HTMLTextAreaElement>;
  /** Back to the list, where only one of both has room. */
  readonly onBack: (() => void) | undefined;
}

/** One suggestion: the source, the translation as it is with the changed words, and what can be done. */
export function SuggestionPane({ item, text, onText, actions, textRef, onBack }: SuggestionPaneProps) {
  const { t } = useTranslation('translation-suggestions');
  const id = useId();
  const lang = recordLanguage.safeParse(item.lang);
  const dir = lang.success ? LANGUAGE_FACTS[lang.data].direction : 'ltr';
  const now = item.current?.text ?? item.seen;
  const isNew = item.state === 'NEW';
  return (
    <article className={styles.pane} aria-label={item.pageTitle}>
      {onBack && (
        <Button variant="quiet" icon={<ArrowLeft size={16} />} className={styles.back} onClick={onBack}>
          {t('pane.back')}
        </Button>
      )}
      <PaneHeading item={item} />
      <Said label={t('pane.source', { language: languageName(item.sourceLang) })} text={item.source} />
      {item.current === null && <Banner tone="warning">{t('stopped.gone')}</Banner>}
      {item.current !== null && isNew && item.current.text !== item.seen && (
        <Banner tone="info">{t('pane.sinceChanged')}</Banner>
      )}
      {item.current?.isLocked && isNew && <Banner tone="warning">{t('stopped.locked')}</Banner>}
      <Stack gap={1}>
        <h3 className={textStyles.label}>{t('pane.changes', { language: languageName(item.lang) })}</h3>
        <div className={styles.diff} dir={dir} lang={item.lang}>
          <Suspense fallback={isNew ? now : item.seen}>
            <TextCompare before={isNew ? now : item.seen} after={isNew ? text : item.suggested} />
          </Suspense>
        </div>
      </Stack>
      {isNew && (
        <Stack gap={1}>
          <label className={textStyles.label} htmlFor={id}>
            {t('pane.text')}
          </label>
          <TextArea
            id={id}
            ref={textRef}
            rows={3}
            dir={dir}
            lang={item.lang}
            maxLength={MOST_SUGGESTED}
            value={text}
            onChange={onText}
          />
        </Stack>
      )}
      <Decided item={item} />
      <SuggestionButtons item={item} text={text} actions={actions} />
    </article>
  );
}

function PaneHeading({ item }: { readonly item: Suggestion }) {
  const { t } = useTranslation('translation-suggestions');
  const language = currentLanguage();
  const who = [item.name, item.emailHint].filter(Boolean).join(' · ');
  return (
    <Stack as="header">
      <Row align="center" justify="between" wrap={false}>
        <h2 className={styles.paneTitle}>{item.pageTitle}</h2>
        <SuggestionStateTag state={item.state} />
      </Row>
      <Row align="center">
        <Chip>{SUGGESTION_REASON_TEXTS[item.reason][language]}</Chip>
        <Chip>{t('votes', { count: item.votes, n: formatNumber(item.votes) })}</Chip>
        <span className={textStyles.quiet}>
          {SUGGESTION_ORIGIN_TEXTS[item.origin][language]}
          {who && ` · ${who}`} · <DateText time={item.createTime} />
        </span>
      </Row>
      <Row align="center">
        <a className={styles.link} href={item.pageUrl} target="_blank" rel="noopener noreferrer">
          {t('pane.page')} <ExternalLink size={14} aria-hidden />
        </a>
        {item.translationId !== null && (
          <TabLink className={styles.link} to={`/manager_translate/edit_translation/${item.translationId}`}>
            {t('pane.translation')}
          </TabLink>
        )}
      </Row>
    </Stack>
  );
}

function Said({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <Stack gap={1}>
      <h3 className={textStyles.label}>{label}</h3>
      <blockquote className={styles.said}>{text}</blockquote>
    </Stack>
  );
}

function Decided({ item }: { readonly item: Suggestion }) {
  const { t } = useTranslation('translation-suggestions');
  if (item.handledTime === null) return null;
  return (
    <Stack gap={1}>
      <p className={textStyles.quiet}>
        {t('pane.decidedBy', { who: item.handledBy })} · <DateText time={item.handledTime} />
      </p>
      {item.replyText !== '' && <Said label={t('reject.reply')} text={item.replyText} />}
    </Stack>
  );
}
