import type { Editor } from '@tiptap/core';
import { useMediaPicker } from '#web/patterns/media/media-slot.ts';
import { insertAttachments } from './attachment-commands.ts';

const MOST = 10;

interface AttachmentPickerProps {
  readonly editor: Editor;
  readonly onClose: () => void;
}

/** Inserts documents of the library for readers to download. */
export function AttachmentPicker({ editor, onClose }: AttachmentPickerProps) {
  const Picker = useMediaPicker();
  return (
    <Picker
      kinds={['DOCUMENT']}
      max={MOST}
      onPick={(files) => {
        insertAttachments(editor.view, files);
        onClose();
        // After the picker has returned the focus to the button that opened it.
        window.setTimeout(() => !editor.isDestroyed && editor.view.focus());
      }}
      onCancel={onClose}
    />
  );
}
