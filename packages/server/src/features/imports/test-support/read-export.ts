import { itemBatches } from '../running/run-import.ts';
import { surveyWxr } from '../wordpress/survey-wxr.ts';

/** What it takes to read a whole export, as an import does. */
export interface ExportReading {
  readonly surveyed: number;
  readonly items: number;
  /** The most there was at the end of a batch, above what there was before. */
  readonly heapBytes: number;
  readonly cpuSeconds: number;
}

const [path = ''] = process.argv.slice(2);
const startMemory = process.memoryUsage().heapUsed;
const startTime = process.cpuUsage();
let heapBytes = 0;
let items = 0;
const { itemCount: surveyed } = await surveyWxr(path);
for await (const batch of itemBatches(path, () => true)) {
  items += batch.length;
  heapBytes = Math.max(heapBytes, process.memoryUsage().heapUsed - startMemory);
}
const { user, system } = process.cpuUsage(startTime);
const reading: ExportReading = { surveyed, items, heapBytes, cpuSeconds: (user + system) / 1_000_000 };
process.stdout.write(JSON.stringify(reading));
