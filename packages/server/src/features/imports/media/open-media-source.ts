import { stat } from 'node:fs/promises';
import { ImportProblem } from '../import-problem.ts';
import { folderSource } from './folder-source.ts';
import type { MediaSource } from './media-source.ts';
import { zipSource } from './zip-source.ts';

/** @throws ImportProblem for what is neither a folder nor a .zip file */
export async function openMediaSource(path: string): Promise<MediaSource> {
  const found = await stat(path).catch(() => undefined);
  if (found === undefined) throw new ImportProblem(`Không đọc được thư mục ảnh ${path}.`);
  if (found.isDirectory()) return await folderSource(path);
  if (!found.isFile() || !path.toLowerCase().endsWith('.zip'))
    throw new ImportProblem(`${path} không phải là thư mục hay tệp .zip.`);
  return await zipSource(path);
}
