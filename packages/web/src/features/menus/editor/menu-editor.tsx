import { useQuery } from '@tanstack/react-query';
import { loadCategories } from '@toasoan/contract/features/menus/load-categories.ts';
import type { Menu } from '@toasoan/contract/features/menus/menu.ts';
import type { MenuItem } from '@toasoan/contract/features/menus/menu-item.ts';
import { itemDepth, withBelow } from '@toasoan/contract/features/menus/menu-tree.ts';
import { ListTree, Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { newItemId } from '#web/core/random-id.ts';
import { useDraftEditing } from '#web/features/drafts/public.ts';
import { projectDetail } from '#web/features/projects/public.ts';
import { FormPage } from '#web/patterns/form-page/form-page.tsx';
import { type Direction, stepOf } from '#web/patterns/tree/tree-moves.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { confirm } from '#web/ui/overlay/confirm.ts';
import { useNow } from '#web/ui/text/use-now.ts';
import { menuDetail, menuDrafts, menuKeys, unscheduleMenu } from '../menu-queries.ts';
import { changedItem, itemName, movedItem, targetsByKey, withNewItem, withoutItem } from './item-changes.ts';
import { ItemPanel } from './item-panel.tsx';
import { LanguageTabs } from './language-tabs.tsx';
import { MenuBar } from './menu-bar.tsx';
import styles from './menu-editor.module.css';
import { MenuNotices } from './menu-notices.tsx';
import { MenuTree } from './menu-tree.tsx';
import { useLoadedCategories } from './use-loaded-categories.ts';

const MENU_DRAFTS = {
  name: 'menu',
  keys: menuKeys,
  detail: menuDetail,
  contentOf: (menu: Menu): readonly MenuItem[] => menu.draft ?? menu.published,
  send: (menu: Menu, items: readonly MenuItem[]) => menuDrafts.save(menu, { items: [...items] }),
};

/** The items of one menu: the tree on the left, the chosen item on the right. */
export function MenuEditor({ loaded }: { readonly loaded: Menu }) {
  const { t } = useTranslation(['menus', 'drafts']);
  const { editing, state, run, takeTheirs, keepMine } = useDraftEditing(loaded, MENU_DRAFTS);
  const { record: menu, content: items } = state;
  const now = useNow();
  const projectId = useProjectId();
  const languages = useQuery(projectDetail(projectId, projectId)).data?.languages ?? [];
  const categories = useLoadedCategories();
  const [chosenId, setChosenId] = useState<string>();
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [announced, setAnnounced] = useState('');
  const titleInput = useRef<HTMLInputElement>(null);
  const targets = targetsByKey(menu.targets);
  const chosen = items.find(({ id }) => id === chosenId);

  function toggle(id: string) {
    const next = new Set(closed);
    if (!next.delete(id)) next.add(id);
    setClosed(next);
  }
  function edit(id: string) {
    setChosenId(id);
    // After the panel of that item is there.
    requestAnimationFrame(() => titleInput.current?.focus());
  }
  function move(id: string, target: Parameters<typeof movedItem>[2]) {
    const after = movedItem(items, id, target);
    editing.change(after);
    const siblings = after.filter(({ parentId }) => parentId === target.parentId);
    const item = after.find((one) => one.id === id);
    if (item === undefined) return;
    const place = { position: siblings.indexOf(item) + 1, count: siblings.length };
    const name = itemName(item, targets) || t('tree.unnamed');
    setAnnounced(t('move.announced', { name, level: itemDepth(after, id), ...place }));
  }
  function step(id: string, direction: Direction) {
    const next = stepOf(items, id, direction);
    if ('target' in next) move(id, next.target);
    else showToast({ tone: 'info', text: t(`move.${next.obstacle}`) });
  }
  function add(afterId?: string) {
    const added = withNewItem(items, afterId);
    editing.change(added.items);
    edit(added.id);
  }
  async function remove(id: string) {
    const item = items.find((one) => one.id === id);
    if (item === undefined) return;
    const name = itemName(item, targets) || t('tree.unnamed');
    const below = withBelow(items, id).length - 1;
    const question = { title: t('remove.title', { name }), text: t('remove.text', { count: below }) };
    if (below > 0 && !(await confirm({ ...question, action: t('item.remove'), tone: 'danger' }))) return;
    editing.change(withoutItem(editing.get().content, id));
    setChosenId(undefined);
    const undo = { label: t('drafts:bar.undo'), run: editing.undo };
    showToast({ tone: 'success', text: t('remove.done', { name }), action: undo });
  }
  function hide(id: string) {
    const item = items.find((one) => one.id === id);
    if (item) editing.change(changedItem(items, id, { hidden: !item.hidden }));
  }
  function load() {
    const read = loadCategories(items, categories, newItemId);
    if (read.added > 0) editing.change(read.items);
    showToast({ tone: 'info', text: t('load.done', { count: read.added }) });
  }
  const parents = items.filter(({ id }) => items.some(({ parentId }) => parentId === id));

  return (
    <FormPage
      bar={<MenuBar editing={editing} state={state} run={run} onLoad={load} />}
      notice={
        <MenuNotices
          menu={menu}
          items={items}
          targets={targets}
          save={state.save}
          onGoTo={edit}
          onRetry={() => void editing.flush()}
          onTakeTheirs={() => void takeTheirs()}
          onKeepMine={() => void keepMine()}
          onUnschedule={() => void run(unscheduleMenu)}
        />
      }
      asideLabel={t('panel.label')}
      aside={
        chosen ? (
          <ItemPanel
            key={chosen.id}
            item={chosen}
            targets={targets}
            otherLanguages={languages.filter((lang) => lang !== menu.lang)}
            titleInput={titleInput}
            onChange={(set, name) =>
              editing.change(changedItem(editing.get().content, chosen.id, set), `${chosen.id} ${name}`)
            }
          />
        ) : (
          <p className={styles.none}>{t('panel.none')}</p>
        )
      }
    >
      <section className={styles.card} aria-label={t('tree.label')}>
        <LanguageTabs menu={menu} languages={languages} itemCount={items.length} />
        <div className={styles.tools}>
          <Button variant="quiet" onClick={() => setClosed(new Set())}>
            {t('tree.openAll')}
          </Button>
          <Button variant="quiet" onClick={() => setClosed(new Set(parents.map(({ id }) => id)))}>
            {t('tree.closeAll')}
          </Button>
          <Button icon={<Plus size={16} />} onClick={() => add()}>
            {t('item.add')}
          </Button>
        </div>
        {items.length === 0 ? (
          <EmptyState
            icon={<ListTree size={32} />}
            title={t('tree.empty')}
            text={t('tree.emptyText')}
            actions={<Button onClick={load}>{t('load.first')}</Button>}
          />
        ) : (
          <MenuTree
            items={items}
            targets={targets}
            chosenId={chosenId}
            closed={closed}
            now={now}
            onToggle={toggle}
            onChoose={setChosenId}
            onEdit={edit}
            onHide={hide}
            onStep={step}
            onMove={move}
            onAdd={add}
            onRemove={(id) => void remove(id)}
          />
        )}
        <p className={styles.keys}>{t('tree.keys')}</p>
      </section>
      <p className="visually-hidden" role="status">
        {announced}
      </p>
    </FormPage>
  );
}
