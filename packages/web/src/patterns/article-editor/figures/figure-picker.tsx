import type { Editor } from '@tiptap/core';
import type { MediaRow } from '@toasoan/contract/features/media/media.ts';
import { useState } from 'react';
import { useMediaPicker } from '#web/patterns/media/media-slot.ts';
import { insertGallery } from '../galleries/gallery-commands.ts';
import { insertFigures, MOST_PICTURES } from './figure-commands.ts';
import { type PicturesAs, PicturesDialog } from './pictures-dialog.tsx';

interface FigurePickerProps {
  readonly editor: Editor;
  readonly onClose: () => void;
}

/** Inserts pictures of the library into the text, in the order of selection; several one by one or in one block. */
export function FigurePicker({ editor, onClose }: FigurePickerProps) {
  const Picker = useMediaPicker();
  const [several, setSeveral] = useState<readonly MediaRow[]>();

  function insert(files: readonly MediaRow[], as: PicturesAs) {
    if (as === 'single') insertFigures(editor.view, files);
    else insertGallery(editor.view, files, as);
    onClose();
    // After the picker has returned the focus to the button that opened it.
    window.setTimeout(() => !editor.isDestroyed && editor.view.focus());
  }
  if (several !== undefined)
    return <PicturesDialog count={several.length} onChoose={(as) => insert(several, as)} onClose={onClose} />;
  return (
    <Picker
      kinds={['IMAGE']}
      max={MOST_PICTURES}
      onPick={(files) => {
        if (files.length > 1) setSeveral(files);
        else insert(files, 'single');
      }}
      onCancel={onClose}
    />
  );
}
