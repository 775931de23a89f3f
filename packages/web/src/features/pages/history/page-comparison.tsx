import type { ArticleVersion } from '@toasoan/contract/features/articles/history/article-version.ts';
import {
  changedPageFields,
  type PageFieldName,
  type PageSnapshot,
  pageFieldOf,
} from '@toasoan/contract/features/pages/history/page-version.ts';
import { pageVersionEndpoints } from '@toasoan/contract/features/pages/history/version-endpoints.ts';
import type { Page } from '@toasoan/contract/features/pages/page.ts';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { type HistoryAddress, VersionComparison } from '#web/features/articles/public-history.ts';
import { sessionWriting } from '../editing/open-pages.ts';
import { usePageFieldNames } from '../editing/use-page-field-names.ts';
import { showPageField } from '../page-fields/show-page-field.ts';
import { pageKeys } from '../page-queries.ts';

interface PageComparisonProps {
  readonly page: Page;
  readonly versions: readonly ArticleVersion[];
  readonly version: ArticleVersion;
  readonly address: HistoryAddress;
}

export function PageComparison({ page, ...compared }: PageComparisonProps) {
  const { t } = useTranslation('page-fields');
  const nameOf = usePageFieldNames();
  const { id, version, mayEdit } = page;
  const article = {
    id,
    mayEdit,
    present: snapshotOf(page),
    previewAt: `/manager_page/preview/${page.id}`,
    changed: changedPageFields,
    nameOf,
    wordsOf: (name: PageFieldName, snapshot: PageSnapshot) =>
      showPageField(name, pageFieldOf(snapshot, name), t),
    read: (no: number, signal: AbortSignal) =>
      call(pageVersionEndpoints.detail, { params: { id, no }, signal }),
    restore: (no: number, fields: readonly PageFieldName[]) =>
      call(pageVersionEndpoints.restore, {
        params: { id },
        body: { version, no, fields: [...fields], editingSession: sessionWriting(id) },
      }),
    keys: pageKeys,
  };
  return <VersionComparison article={article} {...compared} />;
}

function snapshotOf(page: Page): PageSnapshot {
  const { title, slug, excerpt, content, keywords, seoTitle, seoDescription, details } = page;
  return { title, slug, excerpt, content, keywords, seoTitle, seoDescription, details };
}
