/** `npm run check:content`: reads content/ and lists every mistake. The exit code is 1 if there are any. */
import { checkContent } from './content/check-content.ts';

if (!(await checkContent(process.cwd()))) process.exitCode = 1;
