import type { TFunction } from 'i18next';

/** "Chrome · Windows" as the server names a device, in words: "Chrome trên Windows". */
export function deviceWords(device: string, t: TFunction<'profile'>): string {
  const [browser = '', system] = device.split(' · ');
  if (browser === '') return t('sessions.unknown');
  return system === undefined ? browser : t('sessions.device', { browser, system });
}

export function isHandheld(device: string): boolean {
  return /iPhone|iPad|Android/.test(device);
}
