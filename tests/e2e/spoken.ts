import type { Page } from '@playwright/test';

/** The words that Chromium's own accessibility tree holds for an element, in reading order. */
export async function spoken(page: Page, selector: string): Promise<string> {
  const client = await page.context().newCDPSession(page);
  const { result } = await client.send('Runtime.evaluate', {
    expression: `document.querySelector(${JSON.stringify(selector)})`,
  });
  const { nodes } = await client.send('Accessibility.queryAXTree', { objectId: result.objectId ?? '' });
  const heard = nodes.filter(({ ignored, role }) => !ignored && ['StaticText', 'image'].includes(String(role?.value)));
  await client.detach();
  return heard.map(({ name }) => String(name?.value).trim()).join(' ');
}
