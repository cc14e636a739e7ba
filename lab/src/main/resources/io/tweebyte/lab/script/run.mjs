// node run.mjs WORKLOAD STYLE WARM_UP_MS MEASURED_MS < INPUT
// Runs a style of a workload, at least once, and prints what a run has done and needed.
import { readFileSync } from 'node:fs';
import { digest } from './digest.mjs';

const [workload, style, warmUp, measured] = process.argv.slice(2);
const { prepare } = await import(`./${workload}.mjs`);
const { default: work } = await import(`./${workload}-${style}.mjs`);
const source = prepare(readFileSync(0, 'utf8'));

/** Runs the work until so many milliseconds have passed. */
async function repeat(millis) {
  let runs = 0;
  let cpu = 0;
  let time = 0;
  let outcome;
  do {
    const input = source();
    const cpuBefore = process.cpuUsage();
    const before = performance.now();
    await work(input);
    time += performance.now() - before;
    const used = process.cpuUsage(cpuBefore);
    cpu += used.user + used.system;
    runs++;
    // hash codes of what was delivered are made within the run, their digest is not
    const next = [input.taken, input.delivered.length, digest(input.delivered), 0].join(' ');
    if (outcome !== undefined && outcome !== next) {
      throw new Error(`${style} of ${workload} does other work each time`);
    }
    outcome = next;
  } while (time < millis);
  return { cpu: (1e3 * cpu) / runs, time: (1e6 * time) / runs, outcome };
}

await repeat(Number(warmUp));
console.log(JSON.stringify(await repeat(Number(measured))));
