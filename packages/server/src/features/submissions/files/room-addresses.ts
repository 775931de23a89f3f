import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto';
import { FILM, PREVIEWS_PATH, type PreviewAddresses } from './preview-address.ts';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Addresses of previews for people who judge without names. */
export interface RoomAddresses extends PreviewAddresses {
  /** The key of the file behind an address; undefined where there is none. */
  readonly keyOf: (sealed: string) => string | undefined;
}

/**
 * A file has another address in the jury room than in the public gallery, where names may stand beside it, and nobody can
 * compute one from the other. The same file keeps its address there, so that browsers keep it.
 */
export function roomAddresses(secretKey: string): RoomAddresses {
  const derive = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', secretKey, '', `toasoan/contest-room/${purpose}`, 32));
  const [sealing, naming] = [derive('key'), derive('nonce')];
  const sealed = (key: string): string => {
    const nonce = createHmac('sha256', naming).update(key).digest().subarray(0, NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', sealing, nonce);
    const text = Buffer.concat([cipher.update(key, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, text, cipher.getAuthTag()]).toString('base64url');
  };
  return {
    preview: (key, size) => `${PREVIEWS_PATH}/room/${sealed(key)}/${size}.webp`,
    film: (key) => `${PREVIEWS_PATH}/room/${sealed(key)}/${FILM}`,
    keyOf(address) {
      const box = Buffer.from(address, 'base64url');
      if (box.length <= NONCE_BYTES + TAG_BYTES) return undefined;
      try {
        const decipher = createDecipheriv('aes-256-gcm', sealing, box.subarray(0, NONCE_BYTES), {
          authTagLength: TAG_BYTES,
        }).setAuthTag(box.subarray(-TAG_BYTES));
        return (
          decipher.update(box.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
        );
      } catch {
        return undefined;
      }
    },
  };
}
