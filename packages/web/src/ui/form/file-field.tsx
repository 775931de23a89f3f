import { FileUp } from 'lucide-react';
import { Banner } from '../feedback/banner.tsx';
import { Stack } from '../layout/stack.tsx';
import textStyles from '../layout/text.module.css';
import { FilePicker } from './file-picker.tsx';

interface FileFieldProps {
  /** What to choose, as long as nothing is chosen. */
  readonly label: string;
  /** Which files can be read, and how large they may be. */
  readonly hint: string;
  /** File types as an `input` names them. */
  readonly accept: string;
  readonly file: File | undefined;
  /** Why the chosen file cannot be read. */
  readonly problem: string | undefined;
  readonly onChoose: (file: File | undefined) => void;
}

/** One file to choose for an import. */
export function FileField({ label, hint, accept, file, problem, onChoose }: FileFieldProps) {
  return (
    <Stack gap={3}>
      <Stack gap={1}>
        <FilePicker
          icon={<FileUp size={20} aria-hidden />}
          accept={accept}
          onChoose={([chosen]) => onChoose(chosen)}
        >
          {file?.name ?? label}
        </FilePicker>
        <p className={textStyles.hint}>{hint}</p>
      </Stack>
      {problem !== undefined && <Banner tone="danger">{problem}</Banner>}
    </Stack>
  );
}
