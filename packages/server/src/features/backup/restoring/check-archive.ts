import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { checkStoredName } from '#server/core/storage/stored-name-rule.ts';
import type { FileSum, Header, Manifest } from '../archive/archive-format.ts';
import { readArchive } from '../archive/read-archive.ts';
import { BackupProblem } from '../backup-problem.ts';
import { inMB, type Progress } from '../progress.ts';
import { RowSum } from '../tables/row-sum.ts';

interface Checking {
  /** May refuse it before the rest is read. */
  readonly onHeader: (header: Header) => void;
  readonly onFile: (name: string) => void;
  readonly progress: Progress;
  readonly signal: AbortSignal;
}

/** Reads an archive to its end and compares all counts and checksums; writes nothing. @throws BackupProblem */
export async function checkArchive(
  path: string,
  { onHeader, onFile, progress, signal }: Checking,
): Promise<{ readonly header: Header; readonly manifest: Manifest }> {
  const tables = new Map<string, RowSum>();
  const waiting = new Map<string, FileSum>();
  let header: Header | undefined;
  let [count, bytes] = [0, 0];
  const manifest = await readArchive(path, {
    header: async (found) => {
      header = found;
      onHeader(found);
      for (const { name } of found.tables) tables.set(name, new RowSum());
    },
    rows: async ({ name }, pieces) => {
      signal.throwIfAborted();
      for await (const piece of pieces) tables.get(name)?.add(piece);
      progress.step(() => `  đang kiểm tra: bảng ${name}`);
    },
    file: async (name, size, content) => {
      signal.throwIfAborted();
      checkStoredName(name);
      waiting.set(name, { name, size, sha256: await sumOfContent(content) });
      onFile(name);
      count += 1;
      bytes += size;
      progress.step(() => `  đang kiểm tra: ${inMB(bytes)} tệp`);
    },
    sums: async (sums) => {
      for (const sum of sums) compareFile(sum, waiting.get(sum.name));
      for (const { name } of sums) waiting.delete(name);
    },
  });
  if (header === undefined || waiting.size > 0) throw differs('danh sách tệp');
  compareTables(header, manifest, (name) => tables.get(name)?.value);
  if (manifest.files.count !== count || manifest.files.bytes !== bytes) throw differs('số tệp');
  return { header, manifest };
}

export async function sumOfContent(content: Readable): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of content) hash.update(chunk);
  return hash.digest('hex');
}

/** @throws BackupProblem */
export function compareFile(wanted: FileSum, found: FileSum | undefined): void {
  if (wanted.size !== found?.size || wanted.sha256 !== found.sha256) throw differs(`tệp ${wanted.name}`);
}

/** @throws BackupProblem */
export function compareTables(
  { tables }: Header,
  { tables: wanted }: Manifest,
  find: (name: string) => RowSum['value'] | undefined,
): void {
  for (const { name } of tables) {
    const [must, is] = [wanted[name], find(name)];
    if (must === undefined || must.rows !== is?.rows || must.sum !== is.sum) throw differs(`bảng ${name}`);
  }
}

function differs(what: string): BackupProblem {
  return new BackupProblem(
    `Bản sao lưu không khớp với bản kê của chính nó (${what}). Không khôi phục được từ tệp này; hãy dùng bản khác.`,
  );
}
