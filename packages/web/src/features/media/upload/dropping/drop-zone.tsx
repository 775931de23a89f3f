import { useQuery } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useMay } from '#web/core/project/visitor.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { isTyping } from '#web/ui/hooks/is-typing.ts';
import { isModalOpen } from '#web/ui/overlay/is-modal-open.ts';
import { formatExactTime } from '#web/ui/text/format-date.ts';
import { folderList } from '../../folders/folder-queries.ts';
import { beginUploads } from '../begin-uploads.ts';
import styles from './drop-zone.module.css';

interface DropZoneProps {
  /** The folder the files go to; undefined: none. */
  readonly folderId?: string | undefined;
}

/** While its page is shown, files may be dropped anywhere and pictures pasted. */
export function DropZone(props: DropZoneProps) {
  return useMay('media.upload') ? <OpenDropZone {...props} /> : null;
}

function OpenDropZone({ folderId }: DropZoneProps) {
  const { t } = useTranslation('upload');
  const projectId = useProjectId();
  const { data: folders } = useQuery({ ...folderList(projectId), enabled: folderId !== undefined });
  const place = folders?.find(({ id }) => id === folderId)?.title;
  const isOver = useDrop(folderId);
  usePaste(folderId);
  if (!isOver) return null;
  return createPortal(
    <div className={styles.overlay}>
      <div className={styles.words}>
        <Upload size={40} aria-hidden />
        <p className={styles.title}>{t('dropHere')}</p>
        <p>{t('dropPlace', { place: place ?? t('dropRoot') })}</p>
      </div>
    </div>,
    document.body,
  );
}

/** Takes files dropped anywhere; true while files are held over the page. */
function useDrop(folderId: string | undefined): boolean {
  const { t } = useTranslation('upload');
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    function over(event: DragEvent) {
      if (!carriesFiles(event) || isModalOpen()) return;
      event.preventDefault();
      setIsOver(true);
    }
    function left(event: DragEvent) {
      // A dragleave without a target has left the window.
      if (event.relatedTarget === null) setIsOver(false);
    }
    async function dropped(event: DragEvent) {
      if (!carriesFiles(event) || event.defaultPrevented || isModalOpen()) return;
      event.preventDefault();
      setIsOver(false);
      const files = event.dataTransfer ? await droppedFiles(event.dataTransfer).catch(() => []) : [];
      if (files.length === 0) showToast({ tone: 'info', text: t('nothingDropped') });
      else void beginUploads(files, { folderId });
    }
    const listeners = { dragenter: over, dragover: over, dragleave: left, drop: dropped };
    for (const [name, listener] of Object.entries(listeners)) {
      window.addEventListener(name, listener as EventListener);
    }
    return () => {
      setIsOver(false);
      for (const [name, listener] of Object.entries(listeners)) {
        window.removeEventListener(name, listener as EventListener);
      }
    };
  }, [folderId, t]);
  return isOver;
}

/** A drag of files, not of a row, a tab or text of the page. */
function carriesFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false;
}

/** Takes pictures pasted on the page; a paste into a text field belongs to the field. */
function usePaste(folderId: string | undefined): void {
  const { t } = useTranslation('upload');
  useEffect(() => {
    function pasted(event: ClipboardEvent) {
      if (isTyping(event.target) || isModalOpen()) return;
      const nameOf = (extension: string) => t('pasted', { time: nowInName(), extension });
      const files = pastedPictures(event.clipboardData, nameOf);
      if (files.length === 0) return;
      event.preventDefault();
      void beginUploads(files, { folderId });
    }
    document.addEventListener('paste', pasted);
    return () => document.removeEventListener('paste', pasted);
  }, [folderId, t]);
}

/** In a form that is valid in a file name: "22-11-2026 01.30.15". */
function nowInName(): string {
  const [time = ''] = formatExactTime(new Date()).split(' (');
  return time.replaceAll('/', '-').replaceAll(':', '.');
}

/** Files that operating systems leave in folders. */
const NOT_MEANT = /^(\.|Thumbs\.db$|desktop\.ini$)/i;

/** The files of a drop, including those of dropped folders and their subfolders. Call it within the event itself. */
async function droppedFiles(data: DataTransfer): Promise<readonly File[]> {
  // The dropped entries can only be read while the event lasts.
  const found = [...data.items]
    .filter(({ kind }) => kind === 'file')
    .map((item) => ({ entry: item.webkitGetAsEntry(), file: item.getAsFile() }));
  const files = await Promise.all(
    found.map(({ entry, file }) => (entry?.isDirectory ? filesIn(entry) : file ? [file] : [])),
  );
  return files.flat();
}

async function filesIn(entry: FileSystemEntry): Promise<readonly File[]> {
  if (NOT_MEANT.test(entry.name)) return [];
  if (entry instanceof FileSystemFileEntry || entry.isFile)
    return [await fileOf(entry as FileSystemFileEntry)];
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const files: File[] = [];
  // A directory reader returns at most a hundred entries at a time, and none at the end.
  for (let some = await read(reader); some.length > 0; some = await read(reader)) {
    for (const inner of some) files.push(...(await filesIn(inner)));
  }
  return files;
}

function fileOf(entry: FileSystemFileEntry): Promise<File> {
  return new Promise((resolve, reject) => entry.file(resolve, reject));
}

function read(reader: FileSystemDirectoryReader): Promise<readonly FileSystemEntry[]> {
  return new Promise((resolve, reject) => reader.readEntries(resolve, reject));
}

/** Gives pictures of the clipboard a name of their own: every browser calls them image.png. */
function pastedPictures(data: DataTransfer | null, nameOf: (extension: string) => string): readonly File[] {
  const files = [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
  return files.map((file) =>
    /^image\.\w+$/.test(file.name)
      ? new File([file], nameOf(file.name.slice(file.name.lastIndexOf('.') + 1)), {
          type: file.type,
          lastModified: file.lastModified,
        })
      : file,
  );
}
