import { useQuery } from '@tanstack/react-query';
import type { PageRow } from '@toasoan/contract/features/pages/page.ts';
import { PAGE_RULE_TEXTS } from '@toasoan/contract/features/pages/page-rule-texts.ts';
import { MAX_PAGE_DEPTH, problemOfPlace } from '@toasoan/contract/features/pages/tree/page-tree.ts';
import { fillText } from '@toasoan/contract/vocabulary/fill-text.ts';
import { slugOf } from '@toasoan/contract/vocabulary/slug.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#web/core/api/api-error.ts';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useSessionPart } from '#web/features/articles/public.ts';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { useFormPart, useSettledPart } from '#web/ui/form/use-form.ts';
import type { Option } from '#web/ui/select/option.ts';
import { Select } from '#web/ui/select/select.tsx';
import { pageTree } from '../page-queries.ts';
import { depthOf } from '../tree/depth-of.ts';
import { PageField, SwitchField } from './page-field.tsx';
import styles from './page-inspector.module.css';
import { PagePanel, type PanelProps } from './page-panel.tsx';
import { useConsequences, useWantedAddress } from './use-wanted-address.ts';

/** Where the page stands on the site, and where it is shown. */
export function PlacePanel({ session }: PanelProps) {
  const { above, slug } = useWantedAddress(session);
  return (
    <PagePanel session={session} name="place" openAtFirst summary={`${above}/${slug}`}>
      <ParentField session={session} />
      <SlugField session={session} />
      <OldAddresses session={session} />
      <SwitchField session={session} name="menuShow" />
      <SwitchField session={session} name="allowComment" />
      <SwitchField session={session} name="allowShare" />
      <SwitchField session={session} name="firstOnTop" />
      <SwitchField session={session} name="hot" />
    </PagePanel>
  );
}

function ParentField({ session }: PanelProps) {
  const { t } = useTranslation('page-fields');
  const { data: tree = [] } = useQuery(pageTree(useProjectId()));
  const ownId = useSessionPart(session, ({ record }) => record?.id ?? '');
  const options = useMemo(() => tree.flatMap((page) => parentOption(tree, page, ownId)), [tree, ownId]);
  return (
    <PageField session={session} name="parentId">
      {(control, label) => (
        <Select {...control} label={label} options={options} placeholder={t('parent.none')} clearable />
      )}
    </PageField>
  );
}

function parentOption(tree: readonly PageRow[], page: PageRow, ownId: string): Option[] {
  if (page.id === ownId) return [];
  const problem = problemOfPlace(tree, ownId, page.id);
  const option = { value: page.id, label: page.title, detail: page.path, depth: depthOf(page) };
  if (problem === undefined) return [option];
  const text = PAGE_RULE_TEXTS[problem][currentLanguage()];
  return [{ ...option, disabledReason: fillText(text, { max: MAX_PAGE_DEPTH }, currentLanguage()) }];
}

/** The slug; whether its address is free is asked while it is typed. */
function SlugField({ session }: PanelProps) {
  const { t } = useTranslation('page-fields');
  const title = useSettledPart(session.form, ({ values }) => values.title);
  const slug = useSettledPart(session.form, ({ values }) => values.slug.trim());
  const saved = useSessionPart(session, ({ record }) => record?.slug);
  const hasProblem = useFormPart(session.form, ({ problems }) =>
    problems.some(({ field }) => field === 'slug'),
  );
  const { error, data } = useConsequences(session);
  const said = hasProblem ? '' : wordsOf(error);
  const isNew = saved !== undefined && slug !== '' && slug !== saved;
  const hint = said || (isNew && data ? t('slug.free', { path: data.path }) : t('slug.hint'));
  return (
    <PageField session={session} name="slug" hint={hint}>
      {(control) => (
        <TextInput
          {...control}
          aria-invalid={control['aria-invalid'] ?? (said !== '' || undefined)}
          before="/"
          placeholder={slugOf(title)}
          spellCheck={false}
        />
      )}
    </PageField>
  );
}

/** What the server says about the address; '' where it says nothing. */
function wordsOf(error: Error | null): string {
  if (!(error instanceof ApiError) || error.status === 0) return '';
  return error.fields[0]?.message ?? error.message;
}

/** Old addresses lead to it by themselves. */
function OldAddresses({ session }: PanelProps) {
  const { t } = useTranslation('page-fields');
  const redirects = useSessionPart(session, ({ record }) => record?.redirects);
  if (redirects === undefined || redirects.length === 0) return null;
  return (
    <details className={styles.redirects}>
      <summary>{t('redirects.old', { count: redirects.length })}</summary>
      <ul>
        {redirects.map((path) => (
          <li key={path}>
            <code>{path.startsWith('/') ? path : `/${path}`}</code>
          </li>
        ))}
      </ul>
    </details>
  );
}
