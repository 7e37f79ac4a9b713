import { globSync, readFileSync } from 'node:fs';
import { findPlaceholders, placeholderReport } from './placeholders.ts';

/** `npm run launch-check`: lists what the restaurant must still replace in content/ before going live; ends with 1 until nothing is left. */
const files = globSync('content/**/*.{yaml,md}', { exclude: ['content/README.md'] }).toSorted();
const placeholders = files.flatMap((file) => findPlaceholders(file, readFileSync(file, 'utf8')));
console.log(placeholderReport(placeholders));
if (placeholders.length > 0) process.exitCode = 1;
