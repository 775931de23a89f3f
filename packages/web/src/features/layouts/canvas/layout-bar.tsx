import { Archive, History, Monitor, Send, Settings2, Smartphone, Tablet } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useMay } from '#web/core/project/visitor.ts';
import { goTo } from '#web/core/routing/here.ts';
import { DraftSaveState, UndoButtons } from '#web/features/drafts/public.ts';
import { ActionBar } from '#web/patterns/form-page/action-bar.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { confirm } from '#web/ui/overlay/confirm.ts';
import { RowMenu } from '#web/ui/table/row-menu.tsx';
import { archiveLayout, LAYOUT_LIST } from '../layout-queries.ts';
import { LayoutStateTag } from '../layout-state.tsx';
import styles from './layout-editor.module.css';
import { LayoutVersionsDialog } from './layout-versions-dialog.tsx';
import { PublishLayoutDialog } from './publish-layout-dialog.tsx';
import { CANVAS_DEVICES, type CanvasView } from './use-canvas-view.ts';
import type { LayoutEditing } from './use-layout-editing.ts';

interface LayoutBarProps {
  readonly layoutEditing: LayoutEditing;
  readonly mayEdit: boolean;
  readonly view: CanvasView;
  readonly onLook: (part: Partial<CanvasView>) => void;
}

const SIGNS = { desktop: Monitor, tablet: Tablet, mobile: Smartphone };

export function LayoutBar({ layoutEditing, mayEdit, view, onLook }: LayoutBarProps) {
  const { t } = useTranslation('layouts');
  const { editing, state, run } = layoutEditing;
  const { record: layout, content, save } = state;
  const mayPublish = useMay('layout.publish');
  const [search] = useSearchParams();
  const [open, setOpen] = useState<string | null>(search.get('show'));
  const close = () => setOpen(null);
  const isArchived = layout.state === 'ARCHIVED';
  const isSame = layout.state === 'PUBLISHED' && !layout.hasChanges && save === 'saved';
  const readOnly = mayEdit ? undefined : t(isArchived ? 'archived.text' : 'edit.reserved');
  function reasonAgainst(): string | undefined {
    if (!mayPublish) return t('publish.reserved');
    if (isArchived) return t('archived.text');
    if (content.every(({ hidden }) => hidden)) return t('publish.nothing');
    return isSame ? t('publish.same') : undefined;
  }
  const stopped = reasonAgainst();
  async function archive() {
    const question = { title: t('archive.title', { title: layout.title }), text: t('archive.text') };
    if (await confirm({ ...question, action: t('archive.action') })) await run(archiveLayout);
  }
  return (
    <ActionBar
      backTo={LAYOUT_LIST}
      title={layout.title}
      status={<LayoutStateTag layout={layout} />}
      saveState={<DraftSaveState save={save} />}
    >
      <fieldset className={styles.devices}>
        <legend className="visually-hidden">{t('view.device')}</legend>
        {CANVAS_DEVICES.map((device) => {
          const Icon = SIGNS[device];
          return (
            <IconButton
              key={device}
              size="compact"
              aria-pressed={view.device === device}
              label={t(`view.${device}`)}
              icon={<Icon size={16} />}
              onClick={() => onLook({ device })}
            />
          );
        })}
      </fieldset>
      {mayEdit && <UndoButtons editing={editing} state={state} />}
      <Button variant="quiet" icon={<History size={16} />} onClick={() => setOpen('versions')}>
        {t('versions.title')}
      </Button>
      <Button
        variant="main"
        icon={<Send size={16} />}
        disabledReason={stopped}
        onClick={() => setOpen('publish')}
      >
        {t('publish.action')}
      </Button>
      <RowMenu
        label={layout.title}
        items={() => [
          {
            key: 'settings',
            label: t('action.settings'),
            icon: <Settings2 size={16} />,
            onSelect: () => goTo(`${LAYOUT_LIST}?open=${layout.id}`),
          },
          {
            key: 'archive',
            label: t('archive.action'),
            icon: <Archive size={16} />,
            disabledReason: mayPublish ? (isArchived ? t('archive.done') : undefined) : t('publish.reserved'),
            onSelect: () => void archive(),
          },
        ]}
      />
      {open === 'publish' && stopped === undefined && (
        <PublishLayoutDialog state={state} run={run} view={view} onClose={close} />
      )}
      {open === 'versions' && (
        <LayoutVersionsDialog state={state} run={run} disabledReason={readOnly} onClose={close} />
      )}
    </ActionBar>
  );
}
