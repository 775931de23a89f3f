import type { Sidebar } from '@toasoan/contract/features/sidebars/sidebar.ts';
import {
  blankBlock,
  MAX_BLOCKS,
  type SidebarBlock,
  type SidebarContent,
} from '@toasoan/contract/features/sidebars/sidebar-content.ts';
import { Unlink } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { newItemId } from '#web/core/random-id.ts';
import { templateSearch } from '#web/features/content-templates/public.ts';
import { DraftBar, DraftNotices, useDraftEditing } from '#web/features/drafts/public.ts';
import { FormPage } from '#web/patterns/form-page/form-page.tsx';
import { Picker } from '#web/patterns/picker/picker.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { SortableList } from '#web/ui/form/sortable-list.tsx';
import { SIDEBARS, sidebarDetail, sidebarDrafts, sidebarKeys } from '../sidebar-queries.ts';
import { BlockPanel } from './block-panel.tsx';
import { BlockRow } from './block-row.tsx';
import styles from './sidebar-editor.module.css';

const SIDEBAR_DRAFTS = {
  name: 'sidebar',
  keys: sidebarKeys,
  detail: sidebarDetail,
  contentOf: (sidebar: Sidebar): SidebarContent => sidebar.draft ?? sidebar.published,
  send: (sidebar: Sidebar, content: SidebarContent) => sidebarDrafts.save(sidebar, { content }),
};

/** The blocks of one sidebar in their order on the left, the chosen one on the right. */
export function SidebarEditor({ loaded }: { readonly loaded: Sidebar }) {
  const { t } = useTranslation('sidebars');
  const { editing, state, run, takeTheirs, keepMine } = useDraftEditing(loaded, SIDEBAR_DRAFTS);
  const { record: sidebar, content } = state;
  const projectId = useProjectId();
  const search = useMemo(() => templateSearch(projectId), [projectId]);
  const [chosenId, setChosenId] = useState<string>();
  // Names of templates that the server has not told of yet.
  const [picked, setPicked] = useState<ReadonlyMap<string, string>>(new Map());
  const templates = new Map(sidebar.templates.map((template) => [template.id, template]));
  const { blocks } = content;
  const nameOf = ({ templateId }: SidebarBlock) =>
    templates.get(templateId ?? '')?.title || picked.get(templateId ?? '') || t('block.gone');
  const isBroken = ({ templateId, hidden }: SidebarBlock) =>
    !hidden && (templates.get(templateId ?? '')?.problem ?? null) !== null;
  const broken = blocks.filter(isBroken);
  const [firstBroken] = broken;
  const chosen = blocks.find(({ id }) => id === chosenId);

  const change = (next: readonly SidebarBlock[], name?: string) =>
    editing.change({ blocks: [...next] }, name);
  const now = () => editing.get().content.blocks;
  const set = (id: string, part: Partial<SidebarBlock>, name?: string) =>
    change(
      now().map((block) => (block.id === id ? { ...block, ...part } : block)),
      name && `${id} ${name}`,
    );

  return (
    <FormPage
      bar={
        <DraftBar
          backTo={SIDEBARS}
          editing={editing}
          state={state}
          run={run}
          calls={sidebarDrafts}
          notReady={blocks.length === 0 ? t('publish.nothing') : undefined}
        />
      }
      notice={
        <>
          <DraftNotices
            save={state.save}
            onRetry={() => void editing.flush()}
            onTakeTheirs={() => void takeTheirs()}
            onKeepMine={() => void keepMine()}
          />
          {firstBroken && (
            <Banner
              tone="danger"
              isUrgent={false}
              sign={<Unlink size={18} />}
              actions={<Button onClick={() => setChosenId(firstBroken.id)}>{t('broken.goTo')}</Button>}
            >
              <strong>{t('broken.title', { count: broken.length })}</strong>{' '}
              {t('broken.text', { name: nameOf(firstBroken) })}
            </Banner>
          )}
        </>
      }
      asideLabel={t('panel.label')}
      aside={
        chosen ? (
          <BlockPanel
            key={chosen.id}
            block={chosen}
            name={nameOf(chosen)}
            template={templates.get(chosen.templateId ?? '')}
            onChange={(part, name) => set(chosen.id, part, name)}
          />
        ) : (
          <p className={styles.none}>{t('panel.none')}</p>
        )
      }
    >
      <div className={styles.work}>
        <section className={styles.card} aria-label={t('blocks.title')}>
          <header className={styles.head}>
            <h2>{t('blocks.title')}</h2>
            <span className={styles.hint}>{t('blocks.keys')}</span>
          </header>
          <div className={styles.body}>
            <SortableList
              label={t('blocks.title')}
              items={blocks}
              keyOf={(block) => block.id}
              nameOf={nameOf}
              onOrder={(order) => change(order)}
            >
              {(block) => (
                <BlockRow
                  block={block}
                  name={nameOf(block)}
                  template={templates.get(block.templateId ?? '')}
                  isChosen={block.id === chosenId}
                  onChoose={() => setChosenId(block.id)}
                  onHide={() => set(block.id, { hidden: !block.hidden })}
                  onRemove={() => change(now().filter(({ id }) => id !== block.id))}
                />
              )}
            </SortableList>
            {blocks.length === 0 && <p className={styles.hint}>{t('blocks.none')}</p>}
            {blocks.length < MAX_BLOCKS && (
              <Picker
                label={t('blocks.template')}
                addLabel={t('blocks.add')}
                search={search}
                value={[]}
                onChange={([template]) => {
                  if (template === undefined) return;
                  const block = blankBlock(newItemId(), template.id);
                  setPicked(new Map(picked).set(template.id, template.label));
                  change([...now(), block]);
                  setChosenId(block.id);
                }}
              />
            )}
          </div>
        </section>
      </div>
    </FormPage>
  );
}
