import { FINDING } from './turn-menu.ts';

const OFF = '(scripting: none)';

/**
 * Shows the page as it is with scripts off: every slide and every dish, plain links in place of what needs scripts.
 * For a page whose scripts cannot be had, so that no button stands there dead. The browser itself cannot know of that,
 * so the styles for "scripts off" are put in force by hand.
 */
export function showWithoutScripts(): void {
  document.documentElement.removeAttribute(FINDING);
  for (const sheet of document.styleSheets) putInForce(sheet.cssRules);
}

function putInForce(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) rule.media.mediaText = rule.media.mediaText.replace(OFF, 'all');
    if (rule instanceof CSSGroupingRule) putInForce(rule.cssRules);
  }
}
