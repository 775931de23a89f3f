import type { ComposedBlock } from '@toasoan/contract/features/layouts/composed-page.ts';
import type { LayoutBlock } from '@toasoan/contract/features/layouts/layout-block.ts';
import type { RecordLanguage } from '@toasoan/contract/vocabulary/language.ts';
import { ArrowDown, ArrowUp, Copy, Eye, EyeOff, GripVertical, Pencil, Trash2 } from 'lucide-react';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { BlockView } from '#web/features/content-templates/public.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Row } from '#web/ui/layout/row.tsx';
import type { Absence } from './block-state.ts';
import styles from './canvas.module.css';
import type { CanvasActions } from './use-canvas.ts';
import { useDragged, useDropPoint } from './use-canvas-drag.ts';

interface CanvasBlockProps {
  readonly block: LayoutBlock;
  readonly name: string;
  readonly composed: ComposedBlock | undefined;
  readonly absence: Absence | undefined;
  readonly language: RecordLanguage;
  readonly isChosen: boolean;
  readonly isFixed: boolean;
  readonly drop: 'before' | 'after' | undefined;
  readonly actions: CanvasActions;
  readonly onWalk: (by: -1 | 1) => void;
  /** The panel takes the focus. */
  readonly onEdit: () => void;
}

/** A block in the look of the site, below its handle, which drags it and takes its keys. */
export function CanvasBlock(props: CanvasBlockProps) {
  const { block, name, composed, absence, language, isChosen, isFixed, drop, actions } = props;
  const { t } = useTranslation('layouts');
  const element = useRef<HTMLLIElement>(null);
  useDragged(element, { blockId: block.id, title: name }, isFixed);
  useDropPoint(element, block.region, block.id);
  const chosen = useEffectEvent(() => actions.choose(block.id));
  useEffect(() => {
    const target = element.current;
    // For the mouse only: the handle does the same for keys.
    target?.addEventListener('click', chosen);
    return () => target?.removeEventListener('click', chosen);
  }, []);
  return (
    <li
      ref={element}
      className={styles.block}
      data-chosen={isChosen || undefined}
      data-absent={absence !== undefined || undefined}
      data-drop={drop}
    >
      <Row gap={1}>
        <button
          type="button"
          data-handle={block.id}
          className={styles.handle}
          aria-pressed={isChosen}
          onKeyDown={(event) => keyPressed(event, props)}
        >
          <GripVertical size={14} aria-hidden />
          {name}
        </button>
        {isChosen && !isFixed && <BlockTools {...props} />}
      </Row>
      {absence !== undefined && <p className={styles.absence}>{t(`absence.${absence}`)}</p>}
      {composed ? (
        <BlockView
          config={composed.config}
          block={{ items: composed.items, html: composed.config.html }}
          language={language}
          hasReasons
        />
      ) : (
        absence === undefined && <Skeleton height="96px" />
      )}
    </li>
  );
}

function BlockTools({ block, name, actions, onEdit }: CanvasBlockProps) {
  const { t } = useTranslation('layouts');
  const { id, hidden } = block;
  return (
    <div role="toolbar" aria-label={t('tools', { name })} className={styles.tools}>
      <IconButton
        size="compact"
        icon={<Pencil size={15} />}
        label={t('edit')}
        shortcut="Enter"
        onClick={onEdit}
      />
      <IconButton
        size="compact"
        icon={<ArrowUp size={15} />}
        label={t('move.up')}
        shortcut="Alt ↑"
        onClick={() => actions.step(id, -1)}
      />
      <IconButton
        size="compact"
        icon={<ArrowDown size={15} />}
        label={t('move.down')}
        shortcut="Alt ↓"
        onClick={() => actions.step(id, 1)}
      />
      <IconButton
        size="compact"
        icon={<Copy size={15} />}
        label={t('copy')}
        onClick={() => actions.copy(id)}
      />
      <IconButton
        size="compact"
        icon={hidden ? <Eye size={15} /> : <EyeOff size={15} />}
        label={t(hidden ? 'show' : 'hide')}
        onClick={() => actions.change(id, { hidden: !hidden }, '')}
      />
      <IconButton
        size="compact"
        icon={<Trash2 size={15} />}
        label={t('remove')}
        shortcut="Del"
        onClick={() => actions.remove(id)}
      />
    </div>
  );
}

/** Alt with arrows moves. */
function moveOf(key: string, { block: { id }, actions }: CanvasBlockProps): (() => void) | undefined {
  switch (key) {
    case 'ArrowUp':
      return () => actions.step(id, -1);
    case 'ArrowDown':
      return () => actions.step(id, 1);
    case 'ArrowLeft':
      return () => actions.stepRegion(id, -1);
    case 'ArrowRight':
      return () => actions.stepRegion(id, 1);
    default:
      return undefined;
  }
}

/** Arrows walk, Enter edits, Delete removes. */
function actOf(key: string, { block, isFixed, actions, onWalk, onEdit }: CanvasBlockProps) {
  switch (key) {
    case 'ArrowUp':
      return () => onWalk(-1);
    case 'ArrowDown':
      return () => onWalk(1);
    case 'Enter':
      return onEdit;
    case 'Delete':
      return isFixed ? undefined : () => actions.remove(block.id);
    default:
      return undefined;
  }
}

function keyPressed(event: KeyboardEvent, props: CanvasBlockProps): void {
  const move = props.isFixed ? undefined : moveOf(event.key, props);
  const act = event.altKey ? move : actOf(event.key, props);
  if (act === undefined) return;
  // Alt with an arrow would go back in the browser's history.
  event.preventDefault();
  act();
}
