// The program that `npm start` runs. It stands alone, so that the rest is compiled with the help of the last start.
import { enableCompileCache } from 'node:module';
import { basename, join } from 'node:path';

// Beside the built program, which nobody else can write; sources are not compiled into their own folder.
if (basename(import.meta.filename) === 'main.mjs') enableCompileCache(join(import.meta.dirname, '.compiled'));
await import('./run-product.ts');
