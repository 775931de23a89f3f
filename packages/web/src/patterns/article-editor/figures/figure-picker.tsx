import type { Editor } from '@tiptap/core';
import { useMediaPicker } from '#web/patterns/media/media-slot.ts';
import { insertFigures } from './figure-commands.ts';

const MOST = 20;

interface FigurePickerProps {
  readonly editor: Editor;
  readonly onClose: () => void;
}

/** Inserts pictures of the library into the text, in the order of selection. */
export function FigurePicker({ editor, onClose }: FigurePickerProps) {
  const Picker = useMediaPicker();
  return (
    <Picker
      kinds={['IMAGE']}
      max={MOST}
      onPick={(files) => {
        insertFigures(editor.view, files);
        // After the picker has returned the focus to the button that opened it.
        window.setTimeout(() => editor.view.focus());
      }}
      onClose={onClose}
    />
  );
}
