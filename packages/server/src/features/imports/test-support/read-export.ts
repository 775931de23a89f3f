import { itemBatches } from '../running/run-import.ts';
import { surveyWxr } from '../wordpress/survey-wxr.ts';

/** What it takes to read a whole export, as an import does. */
export interface ExportReading {
  readonly surveyed: number;
  readonly items: number;
  /** The largest amount at the end of a batch, above the start. */
  readonly heapBytes: number;
}

const [path = ''] = process.argv.slice(2);
const startMemory = process.memoryUsage().heapUsed;
let heapBytes = 0;
let items = 0;
const { itemCount: surveyed } = await surveyWxr(path);
for await (const batch of itemBatches(path, () => true)) {
  items += batch.length;
  heapBytes = Math.max(heapBytes, process.memoryUsage().heapUsed - startMemory);
}
const reading: ExportReading = { surveyed, items, heapBytes };
process.stdout.write(JSON.stringify(reading));
