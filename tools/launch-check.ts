import { placeholderReport, readPlaceholders } from './content/placeholders.ts';

/** `npm run launch-check`: lists the placeholders that must be replaced in content/ before launch. The exit code is 1 if there are any. */
const placeholders = readPlaceholders(process.cwd());
console.log(placeholderReport(placeholders));
if (placeholders.length > 0) process.exitCode = 1;
