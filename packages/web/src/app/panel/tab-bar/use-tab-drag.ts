import { type ComponentProps, type DragEvent, type RefObject, useState } from 'react';
import { moveTab } from '#web/core/tabs/tab-list.ts';
import { putTabs, useTabs } from '#web/core/tabs/tab-store.ts';

interface TabDrag {
  readonly strip: ComponentProps<'div'>;
  readonly of: (id: string) => ComponentProps<'button'>;
}

/** Reorders by dragging; the tab goes along while it is dragged. By keyboard: Ctrl+Shift+arrow. */
export function useTabDrag(strip: RefObject<HTMLElement | null>): TabDrag {
  const [draggedId, setDraggedId] = useState('');

  function over(event: DragEvent) {
    if (draggedId === '') return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'move';
    const { list } = useTabs.getState();
    const index = placeAt(strip.current, draggedId, event.clientX);
    if (list.tabs[index]?.id !== draggedId) putTabs(moveTab(list, draggedId, index));
  }
  return {
    strip: { onDragOver: over, onDrop: (event) => event.preventDefault() },
    of: (id) => ({
      draggable: true,
      ...(id === draggedId ? { 'data-dragged': true } : {}),
      onDragStart: (event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', '');
        setDraggedId(id);
      },
      onDragEnd: () => setDraggedId(''),
    }),
  };
}

/** Before the first other tab whose middle lies right of the pointer. */
function placeAt(strip: HTMLElement | null, draggedId: string, x: number): number {
  const others = [...(strip?.querySelectorAll<HTMLElement>('[data-tab]') ?? [])].filter(
    (tab) => tab.dataset.tab !== draggedId,
  );
  const index = others.findIndex((tab) => {
    const box = tab.getBoundingClientRect();
    return x < box.left + box.width / 2;
  });
  return index < 0 ? others.length : index;
}
