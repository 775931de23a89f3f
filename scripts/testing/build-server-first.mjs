// Builds the server where its sources have changed since the last build. Tests that start the product begin with it.
import { buildWhatIsStale } from '../setup/build.mjs';

await buildWhatIsStale(['server']);
