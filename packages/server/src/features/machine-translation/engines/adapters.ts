import type { EngineKind } from '@toasoan/contract/features/machine-translation/engine.ts';
import { chat } from './chat.ts';
import { deepl } from './deepl.ts';
import type { EngineAdapter } from './engine-adapter.ts';
import { google } from './google.ts';
import { libre } from './libre.ts';

export const ADAPTERS: Readonly<Record<EngineKind, EngineAdapter>> = {
  DEEPL: deepl,
  GOOGLE: google,
  LIBRE: libre,
  CHAT: chat,
};

/** Without a key they refuse everybody. */
export const NEEDS_KEY: readonly EngineKind[] = ['DEEPL', 'GOOGLE'];
