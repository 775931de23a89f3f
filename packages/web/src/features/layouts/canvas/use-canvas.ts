import { MAX_BLOCKS } from '@toasoan/contract/features/layouts/layout-block.ts';
import { REGIONS, type Region } from '@toasoan/contract/features/layouts/layout-kinds.ts';
import { type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newItemId } from '#web/core/random-id.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import {
  addBlock,
  type BlockContent,
  type Blocks,
  type CanvasPlace,
  changeBlock,
  copyBlock,
  type DropPoint,
  inRegion,
  moveTo,
  placeOf,
  removeBlock,
  step,
  stepRegion,
} from './canvas-model.ts';
import type { Dragged } from './use-canvas-drag.ts';
import type { LayoutEditing } from './use-layout-editing.ts';

export interface CanvasActions {
  readonly choose: (id: string | undefined) => void;
  readonly add: (content: BlockContent, title: string, place?: CanvasPlace) => void;
  readonly step: (id: string, by: -1 | 1) => void;
  readonly stepRegion: (id: string, by: -1 | 1) => void;
  readonly toRegion: (id: string, region: Region) => void;
  readonly drop: (dragged: Dragged, point: DropPoint) => void;
  /** @param name changes of one name in a row are one step to undo */
  readonly change: (id: string, part: Parameters<typeof changeBlock>[2], name: string) => void;
  readonly copy: (id: string) => void;
  readonly remove: (id: string) => void;
  readonly focus: (id: string) => void;
}

interface CanvasState {
  readonly root: RefObject<HTMLDivElement | null>;
  readonly chosenId: string | undefined;
  /** What a screen reader is told after a step. */
  readonly announced: string;
  /** Of templates that were added here and are not saved yet. */
  readonly added: ReadonlyMap<string, string>;
  readonly actions: CanvasActions;
}

/** What can be done to the blocks, by the mouse and by keys alike; every step can be undone. */
export function useCanvas(editing: LayoutEditing['editing'], nameOf: (id: string) => string): CanvasState {
  const { t } = useTranslation(['layouts', 'drafts']);
  const [chosenId, setChosenId] = useState<string>();
  const [announced, setAnnounced] = useState('');
  const [added, setAdded] = useState<ReadonlyMap<string, string>>(new Map());
  const root = useRef<HTMLDivElement>(null);

  function announce(after: Blocks, id: string, name = nameOf(id)) {
    const block = after.find((one) => one.id === id);
    if (!block) return;
    const mates = inRegion(after, block.region);
    const place = { position: mates.indexOf(block) + 1, count: mates.length };
    setAnnounced(t('move.announced', { name, region: t(`region.${block.region}`), ...place }));
  }
  function moved(id: string, after: Blocks, obstacle?: string) {
    if (after === editing.get().content) {
      if (obstacle) showToast({ tone: 'info', text: obstacle });
      return;
    }
    editing.change(after);
    announce(after, id);
    focusBlock(id);
  }
  /** After the canvas has drawn it in its new place. */
  function focusBlock(id: string) {
    requestAnimationFrame(() => root.current?.querySelector<HTMLElement>(`[data-handle="${id}"]`)?.focus());
  }
  const full = () => showToast({ tone: 'info', text: t('full', { count: MAX_BLOCKS }) });

  const actions: CanvasActions = {
    choose: setChosenId,
    focus: focusBlock,
    add(content, title, place) {
      const blocks = editing.get().content;
      const beside = blocks.find(({ id }) => id === chosenId);
      const region = beside?.region ?? 'main';
      const at = place ?? placeOf(blocks, { region, besideId: beside?.id ?? null, isAfter: true });
      const id = newItemId();
      const after = addBlock(blocks, id, content, at);
      if (after === blocks) return full();
      editing.change(after);
      if (content.templateId !== null) setAdded(new Map(added).set(content.templateId, title));
      setChosenId(id);
      announce(after, id, title);
      focusBlock(id);
    },
    step: (id, by) =>
      moved(id, step(editing.get().content, id, by), t(by === -1 ? 'move.first' : 'move.last')),
    stepRegion: (id, by) =>
      moved(
        id,
        stepRegion(editing.get().content, id, by),
        t(by === -1 ? 'move.firstRegion' : 'move.lastRegion'),
      ),
    toRegion: (id, region) =>
      moved(id, moveTo(editing.get().content, id, { region, index: Number.POSITIVE_INFINITY })),
    drop(dragged, point) {
      const blocks = editing.get().content;
      if ('content' in dragged) return actions.add(dragged.content, dragged.title, placeOf(blocks, point));
      setChosenId(dragged.blockId);
      const place = placeOf(blocks, point, dragged.blockId);
      moved(dragged.blockId, moveTo(blocks, dragged.blockId, place));
    },
    change: (id, part, name) => editing.change(changeBlock(editing.get().content, id, part), `${id} ${name}`),
    copy(id) {
      const copyId = newItemId();
      const after = copyBlock(editing.get().content, id, copyId);
      if (after === editing.get().content) return full();
      editing.change(after);
      setChosenId(copyId);
      announce(after, copyId, nameOf(id));
      focusBlock(copyId);
    },
    remove(id) {
      const name = nameOf(id);
      const before = editing.get().content;
      const neighbour = inOrder(before)[inOrder(before).findIndex((one) => one.id === id) + 1];
      editing.change(removeBlock(before, id));
      setChosenId(undefined);
      if (neighbour) focusBlock(neighbour.id);
      const undo = { label: t('drafts:bar.undo'), run: editing.undo };
      showToast({ tone: 'success', text: t('removed', { name }), action: undo });
    },
  };
  return { root, chosenId, announced, added, actions };
}

/** As the page shows them. */
export const inOrder = (blocks: Blocks): Blocks => REGIONS.flatMap((region) => inRegion(blocks, region));
