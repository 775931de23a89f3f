import '#web/ui/tokens/global.css';
import { start } from './app/start.tsx';

declare global {
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

// The content security policy forbids building code from text. Read by zod when it is loaded, if it is.
globalThis.__zod_globalConfig = { jitless: true };

const root = document.getElementById('root');
if (root) void start(root);
