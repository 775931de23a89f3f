/** What cameras, phones and programs call a picture of which they know nothing. */
const DEVICE_WORD =
  /^(?:_?(?:IMG|MG|DSC|DSCF|DSCN|DCIM|DJI|PXL|MVIMG|PANO|VID|MOV|GOPR|GH|GX|HDR|BURST|COVER|EDIT|WA|FB|RAW|P)|screenshot|image|photo|signal|zalo|whatsapp)$/i;
const ENDING = /(?<=.)\.[A-Za-z0-9]{1,10}$/;
const BETWEEN_WORDS = /(?<=\p{L})-(?=\p{L})/gu;

/**
 * A title made from the name of a file: without its ending, with spaces where people had to write something else. The
 * number that a camera gave stays as it is, because that is what the photographer knows the picture by.
 */
export function titleOfFileName(fileName: string): string {
  const stem = fileName.normalize('NFC').replace(ENDING, '');
  if (isFromDevice(stem)) return stem;
  const spaced = stem.replaceAll('_', ' ').replaceAll('+', ' ');
  // Somebody who wrote spaces meant the hyphens: "Hà Nội - Sài Gòn".
  const words = /\s/.test(stem) ? spaced : spaced.replace(BETWEEN_WORDS, ' ');
  return words.replace(/\s+/g, ' ').trim() || stem;
}

function isFromDevice(stem: string): boolean {
  const words = stem.match(/\p{L}+/gu) ?? [];
  return words.every((word) => word.length === 1 || DEVICE_WORD.test(word));
}

interface Titled {
  readonly title: string;
  readonly fileName: string;
}

/** What a file is called on every screen: its title, or one made from its name. */
export function mediaTitle({ title, fileName }: Titled): string {
  return title || titleOfFileName(fileName);
}
