import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { AppError } from '#server/core/errors/app-error.ts';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_ID_BYTES = 6;
/** An operator has to act first. */
const RETRY_AFTER_S = 60;

export interface SealedSecret {
  /** Nonce, ciphertext and tag. */
  readonly box: Buffer;
  readonly keyId: string;
}

/** Seals small secrets at rest with AES-256-GCM. */
export interface SecretBox {
  /** Secrets sealed with another key must be sealed again. */
  readonly currentKeyId: string;
  /** The keys that open secrets. */
  readonly knownKeyIds: readonly string[];
  /** `owner` is authenticated with the secret: a box moved to another row does not open. */
  seal(secret: string, owner: string): SealedSecret;
  /** @throws SECRET_UNREADABLE when the key is not known or the box was changed. */
  open(sealed: SealedSecret, owner: string): string;
}

interface SealingKey {
  readonly id: string;
  readonly key: Buffer;
}

/** `previous` still opens secrets sealed before SECRET_KEY changed. */
export function createSecretBox(keys: {
  readonly current: string;
  readonly previous?: string | undefined;
}): SecretBox {
  const current = sealingKey(keys.current);
  const known = [current, ...(keys.previous === undefined ? [] : [sealingKey(keys.previous)])];
  return {
    currentKeyId: current.id,
    knownKeyIds: known.map(({ id }) => id),
    seal: (secret, owner) => ({ box: encrypt(current.key, secret, owner), keyId: current.id }),
    open({ box, keyId }, owner) {
      const key = known.find(({ id }) => id === keyId);
      if (key === undefined)
        throw unreadable(
          new Error(`A secret is sealed with key ${keyId}; set SECRET_KEY_PREVIOUS to that key.`),
        );
      try {
        return decrypt(key.key, box, owner);
      } catch (error) {
        throw unreadable(error);
      }
    },
  };
}

function unreadable(cause: unknown): AppError {
  return new AppError('SECRET_UNREADABLE', { details: { retryAfter: RETRY_AFTER_S }, cause });
}

function sealingKey(secretKey: string): SealingKey {
  const derive = (purpose: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secretKey, '', `toasoan/secret-box/${purpose}`, bytes));
  return { id: derive('id', KEY_ID_BYTES).toString('hex'), key: derive('key', 32) };
}

function encrypt(key: Buffer, secret: string, owner: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(owner));
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, text, cipher.getAuthTag()]);
}

function decrypt(key: Buffer, box: Buffer, owner: string): string {
  const decipher = createDecipheriv('aes-256-gcm', key, box.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  })
    .setAAD(Buffer.from(owner))
    .setAuthTag(box.subarray(-TAG_BYTES));
  return decipher.update(box.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
}
