/**
 * Does one step of the set-up and shows it on one line with its time.
 * @template T @param {string} title @param {() => Promise<T>} work @returns {Promise<T>}
 */
export async function step(title, work) {
  const start = performance.now();
  console.log(`${title} …`);
  const result = await work();
  console.log(`${title}: done in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return result;
}

/** Ends this process with one sentence in place of a stack when a step fails. */
export function failPlainly() {
  process.on('uncaughtException', (error) => {
    console.error(process.env.DEBUG ? error : error.message);
    process.exit(1);
  });
}
