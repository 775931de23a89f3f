import { isBlankArticle } from '@toasoan/contract/article/article-text.ts';
import { PUBLISH_RULE_TEXTS, unmetPublishRules } from '@toasoan/contract/features/posts/post-rules.ts';
import type { Status } from '@toasoan/contract/vocabulary/status.ts';
import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { useCategoryStatus } from '#web/features/categories/public.ts';
import { Checklist } from '#web/patterns/form-page/checklist.tsx';
import { InspectorPanel, openPanel } from '#web/patterns/form-page/inspector-panel.tsx';
import { useFormPart } from '#web/ui/form/use-form.ts';
import type { PostSession } from './post-session.ts';

const FIELDS = ['title', 'content', 'mainCategoryId', 'authors'] as const;
const PANELS: Readonly<Record<string, string>> = {
  mainCategoryId: 'post.terms',
  authors: 'post.authors',
};

/** The publish guard of the contract, asked about what is typed now: each line leads to its field. */
export function PublishChecklist({ session }: { readonly session: PostSession }) {
  const { t } = useTranslation('posts');
  const values = useFormPart(session.form, (state) => state.values);
  const status = useCategoryStatus(values.mainCategoryId);
  const hasContent = useHasContent(session);
  const unmet = unmetPublishRules({
    title: values.title.trim(),
    hasContent,
    mainCategory: mainCategoryOf(values.mainCategoryId, status),
    bylineCount: values.authors.length,
  });

  function lead(field: string) {
    const panel = PANELS[field];
    if (panel) openPanel(panel);
    if (field === 'content') session.article.focusStart();
    else requestAnimationFrame(() => focusField(field));
  }
  return (
    <InspectorPanel name="post.publish" title={t('panel.publish')} problems={unmet.length}>
      <Checklist
        items={FIELDS.map((field) => {
          const rule = unmet.find((one) => one.field === field);
          return {
            key: field,
            met: rule === undefined,
            label: rule ? PUBLISH_RULE_TEXTS[rule.code][currentLanguage()] : t(`checklist.${field}`),
            onMend: () => lead(field),
          };
        })}
      />
    </InspectorPanel>
  );
}

function mainCategoryOf(id: string | null, status: Status | undefined): 'none' | 'disabled' | 'enabled' {
  if (id === null) return 'none';
  return status === 'DISABLED' ? 'disabled' : 'enabled';
}

function focusField(field: string): void {
  const place = document.querySelector<HTMLElement>(`[data-field="${field}"]`);
  const target = place?.matches('textarea, input, button')
    ? place
    : place?.querySelector<HTMLElement>('input, button');
  target?.focus();
}

function useHasContent({ article }: PostSession): boolean {
  const [watch] = useState(() => article.watch);
  return useSyncExternalStore(watch, () => !isBlankArticle(article.document()));
}
