/**
 * Runs one step of the set-up and prints its time.
 * @template T @param {string} title @param {() => Promise<T>} work @returns {Promise<T>}
 */
export async function step(title, work) {
  const start = performance.now();
  console.log(`${title} …`);
  const result = await work();
  console.log(`${title}: done in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return result;
}

/** When a step fails, this process ends with one sentence instead of a stack. */
export function failPlainly() {
  process.on('uncaughtException', (error) => {
    console.error(process.env.DEBUG ? error : error.message);
    process.exit(1);
  });
}
