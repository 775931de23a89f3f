const MB = 1024 * 1024;

/** The same in both languages. */
export function sizeInWords(bytes: number): string {
  if (bytes >= 1024 * MB) return `${Math.round((bytes / MB / 1024) * 10) / 10} GB`;
  return bytes >= MB ? `${Math.round(bytes / MB)} MB` : `${Math.round(bytes / 1024)} KB`;
}
