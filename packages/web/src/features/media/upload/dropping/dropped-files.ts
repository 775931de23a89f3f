/** Left by systems in folders; nobody means them. */
const NOT_MEANT = /^(\.|Thumbs\.db$|desktop\.ini$)/i;

/** The files of a drop, those of dropped folders and the folders in them included. Called in the event itself. */
export async function droppedFiles(data: DataTransfer): Promise<readonly File[]> {
  // What is dropped can only be asked for while the event lasts.
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
  // A folder tells at most a hundred at a time, and nothing when all are told.
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

/** Pictures on the clipboard under a name of their own: every browser calls them image.png. */
export function pastedPictures(
  data: DataTransfer | null,
  nameOf: (extension: string) => string,
): readonly File[] {
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
