import type { MediaKind } from '@toasoan/contract/features/media/media-kinds.ts';
import { useEffect, useState } from 'react';
import type { UploadProblem } from '../queue/upload-item.ts';
import { checkFile } from '../reading/check-file.ts';
import { HEAD_BYTES } from '../reading/content-type.ts';

export interface NewFileChoice {
  readonly file: File;
  /** Address of its picture; '' for what is none. */
  readonly preview: string;
  readonly problem: UploadProblem | 'OTHER_KIND' | undefined;
}

/** A file chosen to take the place of one of this kind, looked at at once. */
export function useNewFile(kind: MediaKind) {
  const [chosen, setChosen] = useState<NewFileChoice>();
  const preview = chosen?.preview ?? '';
  useEffect(() => () => URL.revokeObjectURL(preview), [preview]);
  async function choose(file: File | undefined): Promise<void> {
    if (!file) return;
    const problem = await problemOf(file, kind);
    const isShown = kind === 'IMAGE' && !problem;
    setChosen({ file, problem, preview: isShown ? URL.createObjectURL(file) : '' });
  }
  return { chosen, choose };
}

async function problemOf(file: File, kind: MediaKind): Promise<NewFileChoice['problem']> {
  try {
    const found = checkFile(file, new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
    if ('type' in found) return found.type.kind === kind ? undefined : 'OTHER_KIND';
    const { refusal, extension, limit } = found;
    return { code: refusal, extension, limit };
  } catch {
    return { code: 'UNREADABLE' };
  }
}
