import type { TFunction } from 'i18next';

/** "Chrome · Windows" as the server names a device, in words: "Chrome trên Windows". */
export function deviceWords(device: string, t: TFunction<'ui'>): string {
  const [browser = '', system] = device.split(' · ');
  if (browser === '') return t('device.unknown');
  return system === undefined ? browser : t('device.name', { browser, system });
}

export function isHandheld(device: string): boolean {
  return /iPhone|iPad|Android/.test(device);
}
