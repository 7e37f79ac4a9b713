import { placeholderReport, readPlaceholders } from './content/placeholders.ts';

/** `npm run launch-check`: lists what the restaurant must still replace in content/ before going live; ends with 1 until nothing is left. */
const placeholders = readPlaceholders(process.cwd());
console.log(placeholderReport(placeholders));
if (placeholders.length > 0) process.exitCode = 1;
