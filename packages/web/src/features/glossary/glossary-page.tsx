import { useQuery } from '@tanstack/react-query';
import {
  GLOSSARY_VIEWS,
  type GlossaryRow,
  glossaryListQuery,
} from '@toasoan/contract/features/glossary/glossary-entry.ts';
import { BookA } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useMay } from '#web/core/project/visitor.ts';
import { ListCard } from '#web/patterns/list-page/list-card.tsx';
import { ListHeading } from '#web/patterns/list-page/list-heading.tsx';
import { ListPage } from '#web/patterns/list-page/list-page.tsx';
import { ListTable } from '#web/patterns/list-page/list-table.tsx';
import { ListTabs } from '#web/patterns/list-page/list-tabs.tsx';
import { useListPage } from '#web/patterns/list-page/use-list-page.ts';
import { AddButton } from '#web/patterns/resource/list-parts.tsx';
import { ResourceDrawer } from '#web/patterns/resource/resource-drawer.tsx';
import { useResourceTexts } from '#web/patterns/resource/resource-texts.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import type { ApprovalSlot } from './approval-slot.ts';
import { ExportMenu } from './files/export-menu.tsx';
import { ImportButton } from './files/import-button.tsx';
import { GlossaryBulk } from './glossary-bulk.tsx';
import { useGlossaryColumns } from './glossary-columns.tsx';
import { GlossaryFilters } from './glossary-filters.tsx';
import { GlossaryForm } from './glossary-form.tsx';
import { glossaryCounts, glossaryList } from './glossary-queries.ts';
import { type EntryBeginning, useGlossaryRecord } from './glossary-record.ts';
import { EntryAside } from './panel/entry-aside.tsx';
import { nextProposal, useFollowFocus } from './panel/open-entry.ts';
import { TermSuggestions } from './suggestions/term-suggestions.tsx';

const labelOf = ({ sourceContent }: GlossaryRow) => sourceContent;

interface GlossaryPageProps {
  /** What an approval would change in texts, from a feature above. */
  readonly approvalSlot?: ApprovalSlot;
}

/** Terms, remembered paragraphs and pages: a list, and beside it the one that is open with its decision. */
export function GlossaryPage({ approvalSlot }: GlossaryPageProps) {
  const { t } = useTranslation('glossary');
  const page = useListPage({ name: 'glossary', schema: glossaryListQuery, list: glossaryList });
  const counts = useQuery(glossaryCounts(useProjectId())).data;
  const mayEdit = useMay('glossary.edit');
  const [editing, setEditing] = useState<string>();
  const [beginning, setBeginning] = useState<EntryBeginning>({});
  const texts = useResourceTexts({ thing: t('thing'), things: t('things') });
  const { query, open, change } = page.address;
  const columns = useGlossaryColumns(page.address);
  const pair = {
    ...(query.sourceLang && { sourceLang: query.sourceLang }),
    ...(query.targetLang && { targetLang: query.targetLang }),
  };
  const record = useGlossaryRecord({ ...pair, ...beginning });
  const followFocus = useFollowFocus(page.address);
  function openNew(begins: EntryBeginning = {}) {
    setBeginning(begins);
    change({ open: 'new' });
  }
  return (
    <ListPage page={page} onEdit={({ id }) => openForm(id)}>
      <ListHeading title={t('title')} total={counts?.all}>
        {mayEdit && <ImportButton pair={pair} />}
        <ExportMenu query={query} />
        {mayEdit && <AddButton texts={texts} onAdd={() => openNew()} />}
      </ListHeading>
      <TermSuggestions pair={pair} mayEdit={mayEdit} />
      <EntryAside
        open={open === 'new' ? undefined : open}
        approvalSlot={approvalSlot}
        onEdit={openForm}
        onOpen={(id) => change({ open: id ?? null })}
        onDone={(id) => change({ open: nextProposal(page.rows ?? [], id) ?? null })}
        onAdd={openNew}
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears where the focus goes. */}
        <div onFocus={followFocus}>
          <ListCard>
            <ListTabs
              page={page}
              tabs={GLOSSARY_VIEWS.map((view) => ({
                view,
                label: t(`view.${view}`),
                count: counts?.[view],
                waits: view === 'proposed',
              }))}
            />
            <GlossaryFilters page={page} columns={columns} />
            <ListTable
              page={page}
              label={t('title')}
              things={t('things')}
              columns={columns}
              rowLabel={labelOf}
              selectable={mayEdit}
              bulk={mayEdit && <GlossaryBulk page={page} texts={texts} />}
              nothingYet={
                <EmptyState
                  icon={<BookA size={32} />}
                  title={t('empty.title')}
                  text={t('empty.text')}
                  actions={mayEdit && <Button onClick={() => openNew()}>{texts.add}</Button>}
                />
              }
            />
          </ListCard>
        </div>
      </EntryAside>
      <ResourceDrawer
        address={{ open: open === 'new' ? 'new' : editing, change: closeForm }}
        record={record}
        texts={texts}
        mayCreate={mayEdit}
        mayEdit={mayEdit}
      >
        {(form, entry, disabled) => <GlossaryForm form={form} entry={entry} disabled={disabled} />}
      </ResourceDrawer>
    </ListPage>
  );

  function openForm(id: string) {
    setEditing(id);
    change({ open: id });
  }
  /** After a save the entry stays open beside the list. */
  function closeForm(next: { readonly open?: unknown }) {
    const id = typeof next.open === 'string' ? next.open : undefined;
    setEditing(id === 'new' ? undefined : id);
    if (open === 'new' || id !== undefined) change({ open: id ?? null });
  }
}
