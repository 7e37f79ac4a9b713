import { menuPage, site, ui } from '#content';
import { pick } from '../../../model/pick.ts';
import type { Branch } from '../../../model/types.ts';
import { branchDataAddress } from '../../data/write-branch-data.ts';
import type { MenuDownloadProps } from '../../islands/menu-download.tsx';

/** What the island that makes a branch's PDF gets from the content. */
export function menuDownloadProps(branch: Branch): MenuDownloadProps {
  const { download, pdfOverlay, pdfSaved, pdfAlert } = ui.menu;
  return {
    texts: {
      brand: { name: site.brand, native: site.brandNative },
      branch: pick(branch, 'key', 'menuName', 'address', 'phone', 'hours', 'hasAllergenNotice'),
      words: {
        ...pick(menuPage, 'pdf', 'allergens', 'codeKey', 'soldOut'),
        legend: pick(menuPage.legend, 'veg', 'egg', 'nonVeg', 'unknown', 'weekend', 'weekendLong'),
      },
      ...pick(site, 'nativeLanguage', 'currency'),
    },
    dishes: branchDataAddress(branch.key),
    words: { download, overlay: pdfOverlay, saved: pdfSaved, alert: pdfAlert, log: ui.log.pdf },
  };
}
