import { useQueryClient } from '@tanstack/react-query';
import type { Imported } from '@toasoan/contract/features/parser-templates/studio.ts';
import { useRef, useState } from 'react';
import { ApiError } from '#web/core/api/api-error.ts';
import { quietly } from '#web/core/api/quietly.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { invalidate } from '#web/core/query/invalidate.ts';
import { importConfig, templateKeys } from '../template-queries.ts';

/** What became of one file: a template, or why there is none. */
export interface ImportedFile {
  readonly name: string;
  readonly made: Imported | undefined;
  readonly refusal: string;
}

interface ImportOfFiles {
  readonly total: number;
  readonly done: readonly ImportedFile[];
}

/** Imports files of site configurations one after the other; `stop` leaves those that have not begun. */
export function useImportFiles() {
  const client = useQueryClient();
  const projectId = useProjectId();
  const [work, setWork] = useState<ImportOfFiles>();
  const isStopped = useRef(false);

  async function begin(files: readonly File[]) {
    let done: readonly ImportedFile[] = [];
    setWork({ total: files.length, done });
    for (const file of files) {
      if (isStopped.current) break;
      done = [...done, await importFile(file)];
      setWork({ total: files.length, done });
    }
    await invalidate(client, { queryKey: templateKeys(projectId, 'list') });
  }
  const stop = () => {
    isStopped.current = true;
  };
  return { work, begin, stop };
}

/** `bao-vi-du.example.txt` is the configuration of that site. */
export const titleOfFile = (name: string): string => name.replace(/\.txt$/i, '').slice(0, 120);

async function importFile(file: File): Promise<ImportedFile> {
  const { name } = file;
  const text = await file.text();
  try {
    const made = await quietly(() => importConfig({ title: titleOfFile(name), text }));
    return { name, made, refusal: '' };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { name, made: undefined, refusal: error.message };
  }
}
