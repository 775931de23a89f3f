/** The number of bytes that suffice to recognise a type. */
export const HEAD_BYTES = 64;

/** The type by the first bytes; '' if unknown. Office files are archives: their name tells which. */
export function contentType(head: Uint8Array): string {
  const text = String.fromCharCode(...head.subarray(0, HEAD_BYTES));
  if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (/^GIF8[79]a/.test(text)) return 'image/gif';
  if (/^RIFF.{4}WEBP/s.test(text)) return 'image/webp';
  if (text.startsWith('%PDF-')) return 'application/pdf';
  if (text.startsWith('PK\x03\x04')) return 'application/zip';
  if (text.startsWith('\x1a\x45\xdf\xa3')) return 'video/webm';
  if (text.startsWith('ID3') || /^\xff[\xe3\xf2\xf3\xfa\xfb]/.test(text)) return 'audio/mpeg';
  if (/^(\xef\xbb\xbf)?\s*<(\?xml|!DOCTYPE svg|svg)/i.test(text)) return 'image/svg+xml';
  const [, brand] = /^.{4}ftyp(.{4})/s.exec(text) ?? [];
  return brand === undefined ? '' : typeOfBrand(brand);
}

/** Video, audio and Apple pictures share one container format; its brand distinguishes them. */
function typeOfBrand(brand: string): string {
  if (/^(heic|heix|heim|heis|hevc|hevx|mif1|msf1)$/.test(brand)) return 'image/heic';
  if (/^avi[fs]$/.test(brand)) return 'image/avif';
  if (/^M4[AB] $/.test(brand)) return 'audio/mp4';
  return brand === 'qt  ' ? 'video/quicktime' : 'video/mp4';
}
