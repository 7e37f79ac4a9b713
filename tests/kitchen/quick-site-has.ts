import type { KitchenSite } from './kitchen-site.ts';

/** Whether the public site shows a dish at a price, where `quick-build.ts` builds it. */
export const quickSiteHas =
  ({ site }: KitchenSite) =>
  async (dish: string, price: string): Promise<boolean> => {
    const shown: unknown = await fetch(`${site}/quick.json`).then(
      (response) => response.json(),
      () => ({}),
    );
    return JSON.stringify(shown).includes(`"${dish}":"${price}"`);
  };
