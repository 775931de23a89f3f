import { useQuery } from '@tanstack/react-query';
import type { Footer } from '@toasoan/contract/features/footers/footer.ts';
import {
  type FooterContent,
  linksOf,
  MAX_COLUMNS,
} from '@toasoan/contract/features/footers/footer-content.ts';
import { linkKey } from '@toasoan/contract/features/menus/menu-item.ts';
import { Plus, Unlink } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { DraftBar, DraftNotices, useDraftEditing } from '#web/features/drafts/public.ts';
import { itemName, targetsByKey } from '#web/features/menus/public-links.ts';
import { projectDetail } from '#web/features/projects/public.ts';
import { FormPage } from '#web/patterns/form-page/form-page.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { FOOTERS, footerDetail, footerDrafts, footerKeys } from '../footer-queries.ts';
import { ColumnCard } from './column-card.tsx';
import { blankColumn, blankLink, changedColumn, changedLink, columnBeside } from './footer-changes.ts';
import styles from './footer-editor.module.css';
import { FooterPanel } from './footer-panel.tsx';
import { FooterPreview } from './footer-preview.tsx';
import { LegalSection, LogosSection, SocialsSection } from './footer-sections.tsx';

const FOOTER_DRAFTS = {
  name: 'footer',
  keys: footerKeys,
  detail: footerDetail,
  contentOf: (footer: Footer): FooterContent => footer.draft ?? footer.published,
  send: (footer: Footer, content: FooterContent) => footerDrafts.save(footer, { content }),
};

/** The content of one footer: columns, facts, networks and signs on the left, what is chosen on the right. */
export function FooterEditor({ loaded }: { readonly loaded: Footer }) {
  const { t } = useTranslation('footers');
  const { editing, state, run, takeTheirs, keepMine } = useDraftEditing(loaded, FOOTER_DRAFTS);
  const { record: footer, content } = state;
  const projectId = useProjectId();
  const project = useQuery(projectDetail(projectId, projectId)).data;
  const [chosenId, setChosenId] = useState<string>();
  const titleInput = useRef<HTMLInputElement>(null);
  const targets = targetsByKey(footer.targets);
  const { columns } = content;
  const broken = linksOf(content).filter((link) => (targets.get(linkKey(link))?.problem ?? null) !== null);
  const [firstBroken] = broken;

  const change = (set: Partial<FooterContent>, name?: string) =>
    editing.change({ ...editing.get().content, ...set }, name);
  const now = () => editing.get().content.columns;

  function edit(id: string) {
    setChosenId(id);
    // After the panel of it is there.
    requestAnimationFrame(() => titleInput.current?.focus());
  }
  function addColumn() {
    const column = blankColumn();
    change({ columns: [...now(), column] });
    edit(column.id);
  }
  function addLink(columnId: string) {
    const link = blankLink();
    const links = now().find(({ id }) => id === columnId)?.links ?? [];
    change({ columns: changedColumn(now(), columnId, { links: [...links, link] }) });
    edit(link.id);
  }
  return (
    <FormPage
      bar={<DraftBar backTo={FOOTERS} editing={editing} state={state} run={run} calls={footerDrafts} />}
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
              actions={<Button onClick={() => edit(firstBroken.id)}>{t('broken.goTo')}</Button>}
            >
              <strong>{t('broken.title', { count: broken.length })}</strong>{' '}
              {t('broken.text', { name: itemName(firstBroken, targets) || t('link.unnamed') })}
            </Banner>
          )}
        </>
      }
      asideLabel={t('panel.label')}
      aside={
        <FooterPanel
          key={chosenId}
          chosenId={chosenId}
          columns={columns}
          targets={targets}
          otherLanguages={(project?.languages ?? []).filter((lang) => lang !== project?.defaultLang)}
          titleInput={titleInput}
          onColumn={(id, set, name) => change({ columns: changedColumn(now(), id, set) }, `${id} ${name}`)}
          onLink={(id, set, name) => change({ columns: changedLink(now(), id, set) }, `${id} ${name}`)}
        />
      }
    >
      <div className={styles.work}>
        <section className={styles.card} aria-label={t('columns.title')}>
          <header className={styles.head}>
            <h2>{t('columns.title')}</h2>
            <Button
              icon={<Plus size={16} />}
              disabledReason={columns.length >= MAX_COLUMNS ? t('columns.full') : undefined}
              onClick={addColumn}
            >
              {t('columns.add')}
            </Button>
          </header>
          {columns.length === 0 ? (
            <p className={styles.none}>{t('columns.none')}</p>
          ) : (
            <div className={styles.columns}>
              {columns.map((column, index) => (
                <ColumnCard
                  key={column.id}
                  column={column}
                  index={index}
                  columnCount={columns.length}
                  targets={targets}
                  chosenId={chosenId}
                  onEdit={edit}
                  onAdd={() => addLink(column.id)}
                  onStep={(step) => change({ columns: columnBeside(now(), column.id, step) })}
                  onColumns={(set) => change({ columns: set(now()) })}
                />
              ))}
            </div>
          )}
        </section>
        <LegalSection content={content} project={project} onChange={change} />
        <SocialsSection content={content} onChange={change} />
        <LogosSection content={content} onChange={change} />
        <FooterPreview content={content} targets={targets} project={project} />
      </div>
    </FormPage>
  );
}
