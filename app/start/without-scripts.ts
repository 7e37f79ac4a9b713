import { FINDING_ATTRIBUTE } from './turn-menu.ts';

const NO_SCRIPTING = '(scripting: none)';

/**
 * Shows the page as with scripts off: every slide and every dish, plain links instead of controls that need scripts.
 * For a page whose scripts failed to load, so that no button is dead. The browser cannot detect this, so the media rules for
 * "scripts off" are enabled by hand.
 */
export function showWithoutScripts(): void {
  document.documentElement.removeAttribute(FINDING_ATTRIBUTE);
  for (const sheet of document.styleSheets) enableNoScriptingRules(sheet.cssRules);
}

function enableNoScriptingRules(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) rule.media.mediaText = rule.media.mediaText.replace(NO_SCRIPTING, 'all');
    if (rule instanceof CSSGroupingRule) enableNoScriptingRules(rule.cssRules);
  }
}
