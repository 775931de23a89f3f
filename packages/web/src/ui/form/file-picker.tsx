import { type ReactNode, useId } from 'react';
import styles from './file-picker.module.css';

interface FilePickerProps {
  /** What to choose, or the name of what was chosen. */
  readonly children: ReactNode;
  readonly icon: ReactNode;
  /** File types as an `input` names them. */
  readonly accept: string;
  readonly multiple?: boolean;
  readonly onChoose: (files: readonly File[]) => void;
}

/** A wide place to click or to drop files on. */
export function FilePicker({ children, icon, accept, multiple = false, onChoose }: FilePickerProps) {
  const id = useId();
  return (
    <label htmlFor={id} className={styles.picker}>
      {icon}
      <span>{children}</span>
      <input
        id={id}
        type="file"
        accept={accept}
        multiple={multiple}
        onChange={({ target }) => onChoose([...(target.files ?? [])])}
      />
    </label>
  );
}
