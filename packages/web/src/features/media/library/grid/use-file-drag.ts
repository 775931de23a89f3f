import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { setCustomNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/set-custom-native-drag-preview';
import { type RefObject, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './media-grid.module.css';

/** Makes a file draggable, onto a folder or a collection, with all that are selected when it is one of them. */
export function useFileDrag(
  cell: RefObject<HTMLElement | null>,
  id: string | undefined,
  dragged: (id: string) => readonly string[],
): void {
  const { t } = useTranslation('library');
  useEffect(() => {
    const element = cell.current;
    if (!element || id === undefined) return;
    return draggable({
      element,
      getInitialData: () => ({ mediaIds: dragged(id) }),
      onGenerateDragPreview: ({ nativeSetDragImage }) =>
        setCustomNativeDragPreview({
          nativeSetDragImage,
          render({ container }) {
            const sign = document.createElement('span');
            sign.className = styles.dragged ?? '';
            sign.textContent = t('drag.count', { count: dragged(id).length });
            container.append(sign);
          },
        }),
    });
  }, [cell, id, dragged, t]);
}
