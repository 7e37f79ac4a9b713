/** `npm run check:content`: reads everything in content/ and lists every mistake; ends with 1 where there is one. */
import { checkedContent } from './content/checked-content.ts';

if (!(await checkedContent(process.cwd()))) process.exitCode = 1;
