import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { setCustomNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/set-custom-native-drag-preview';
import type { MediaRow } from '@toasoan/contract/features/media/media.ts';
import { Check } from 'lucide-react';
import { memo, type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { GridLayout } from '#web/patterns/picture-grid/grid-layout.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Highlight } from '#web/ui/text/highlight.tsx';
import { UnusableWords } from '../../unusable-words.tsx';
import { FilePicture, KIND_ICONS } from '../file-picture.tsx';
import { fileName, fileSize } from '../file-words.ts';
import { SignList } from '../sign-list.tsx';
import styles from './media-grid.module.css';

interface MediaCellProps {
  readonly file: MediaRow | undefined;
  readonly index: number;
  /** From 0, in its row. */
  readonly column: number;
  readonly layout: GridLayout;
  readonly selected: boolean;
  readonly tabbable: boolean;
  readonly isOpen: boolean;
  readonly today: string;
  readonly query: string | undefined;
  /** The file whose drawer is open. */
  readonly href: string;
  /** The ids that are dragged together with this file. */
  readonly dragged: (id: string) => readonly string[];
}

/**
 * One place of the grid. While its file is loading, the cell keeps the focus. The grid handles presses and finds the
 * place by `data-index`.
 */
export const MediaCell = memo(function MediaCell(props: MediaCellProps) {
  const { file, index, column, layout, selected, tabbable, isOpen, dragged } = props;
  const cell = useRef<HTMLDivElement>(null);
  useFileDrag(cell, file?.id, dragged);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a grid of pictures is no table.
    <div
      ref={cell}
      role="gridcell"
      data-index={index}
      aria-colindex={column + 1}
      aria-selected={selected}
      aria-busy={file ? undefined : true}
      tabIndex={tabbable ? 0 : -1}
      className={classNames(styles.cell, selected && styles.selected, isOpen && styles.open)}
      style={{ inlineSize: layout.cellWidth }}
    >
      {file ? (
        <CellContent {...props} file={file} />
      ) : (
        <span className={styles.waiting} style={{ blockSize: layout.pictureHeight }} />
      )}
    </div>
  );
});

type CellContentProps = Pick<MediaCellProps, 'layout' | 'selected' | 'today' | 'query' | 'href'> & {
  readonly file: MediaRow;
};

function CellContent({ file, layout, selected, today, query, href }: CellContentProps) {
  const { t } = useTranslation(['library', 'media']);
  const Icon = KIND_ICONS[file.kind];
  return (
    <>
      <span className={styles.picture} style={{ blockSize: layout.pictureHeight }}>
        <FilePicture file={file} width={layout.cellWidth} ratio="4x3" />
        <span className={styles.tick} data-tick aria-hidden>
          {selected && <Check size={14} />}
        </span>
        <span className={styles.signs}>
          <SignList file={file} today={today} withoutStops />
        </span>
        <UnusableWords file={file} today={today} />
      </span>
      <span className={styles.words}>
        <Icon size={14} className={styles.kind} aria-label={t(`media:kind.${file.kind}`)} />
        <a href={href} tabIndex={-1} className={styles.name} data-tip={fileName(file)}>
          <Highlight text={fileName(file)} query={query} />
        </a>
        {layout.hasFacts && (
          <span className={styles.facts}>
            {file.state === 'READY' ? fileFacts(file) : t(`media:state.${file.state}`)}
          </span>
        )}
        {!layout.hasFacts && file.state !== 'READY' && (
          <span className="visually-hidden">{t(`media:state.${file.state}`)}</span>
        )}
      </span>
    </>
  );
}

function fileFacts({ picture, sizeBytes, credit }: MediaRow): string {
  const pixels = picture ? `${picture.width}×${picture.height}` : '';
  return [credit, pixels, fileSize(sizeBytes)].filter(Boolean).join(' · ');
}

/** Makes a file draggable onto a folder or a collection, together with the selection it belongs to. */
function useFileDrag(
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
