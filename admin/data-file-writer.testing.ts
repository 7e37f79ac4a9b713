/** A second process for data-file.slow.test.ts: appends COUNT entries and prints each as soon as it is stored. `node … PATH NAME COUNT` */
import { openDataFile } from './data-file.ts';

const [path = '', name = '', count = '0'] = process.argv.slice(2);
const file = openDataFile<string[]>(path, (value) => (value === undefined ? [] : (value as string[])));
for (let n = 0; n < Number(count); n += 1) {
  await file.update((data) => data.push(`${name}${n}`));
  process.stdout.write(`${name}${n}\n`);
}
