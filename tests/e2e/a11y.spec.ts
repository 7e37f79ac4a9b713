import { siteStates } from './a11y-states.ts';
import { scan } from './axe-scan.ts';
import { expect, open, test } from './site.ts';

/** CSS pixels: a phone, a tablet, a desktop. */
const WIDTHS = [360, 768, 1280];

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  // Addresses that lead nowhere, and servers that fail, are among the states.
  expectedConsole: /^Failed to load resource|^Error fetching/,
});

test.skip(({ viewport }) => viewport?.width !== 1280, 'goes through all widths by itself');

for (const [group, states] of Object.entries(siteStates)) {
  test(`axe finds nothing: ${group}`, async ({ page }) => {
    test.setTimeout(180_000);
    const table: string[] = [];
    const findings: string[] = [];
    for (const { name, path, enter, leave } of states) {
      await open(page, path);
      await enter?.(page);
      const counts: string[] = [];
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const { violations, checks } = await scan(page);
        findings.push(...violations.map((violation) => `${name}, ${width} px: ${violation}`));
        counts.push(`${violations.length} of ${checks}`.padStart(10));
      }
      table.push(`${name.padEnd(46)}${counts.join('')}`);
      await leave?.(page);
    }
    const head = `${`axe: ${group} (findings of checks)`.padEnd(46)}${WIDTHS.map((width) => `${width} px`.padStart(10)).join('')}`;
    process.stdout.write(`\n${[head, ...table].join('\n')}\n`);
    expect(findings).toEqual([]);
  });
}
