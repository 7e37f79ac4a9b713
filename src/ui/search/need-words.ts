/** The words by which a search asks for what is without something, or fit for somebody, and those that ask nothing. */
export const COELIAC = /^c[aeio]+l+ia?c/;
const WITHOUT =
  /^(?:non?|not|nothing|never|without|avoid(?:s|ing)?|cannot|(?:ca|do|does|is|has|wo)nt|except|exclud(?:e|es|ing))$/;
/** What stands before one of these is denied: "onion-free", "onion allergy". */
const FREE = /^(?:free|less|al+erg(?:y|ies)|intolerances?)$/;
/** No filter has these, and a list would read as fit. */
export const UNANSWERED = /^(?:(?:halal|kosher|jain|satt?vi[ck])s?$|pregnan|diabet|keto)/;
/** A search with any of these asks for a need. */
const NEEDS = [
  COELIAC,
  WITHOUT,
  FREE,
  UNANSWERED,
  /^(?:al+erg|intoleran|ana(?:ph|f))/,
  /^(?:safe|safely|ok(?:ay)?|fine|eat|suit(?:s|able)?|friendly)$/,
];
/** What follows one of these, or a word of WITHOUT, is denied with the rest of a need: "no egg or chicken", "allergic to onion". */
const LINK = /^(?:and|n?or|to|of|from)$/;
/** Words that ask nothing where others do. */
const FILLERS = new Set(
  [
    'a am an and any are as at be by can contain contains containing contained do does for from has have having if in is',
    'but it may nor of on or our out please some that the there they this to trace traces what which who with you your dish dishes food',
    'give good pure show want i me my we us he him his she her them child children kid kids son daughter',
  ].flatMap((words) => words.split(' ')),
);

export const isNeedWord = (word: string): boolean => NEEDS.some((need) => need.test(word));
export const asksNothing = (word: string): boolean => FILLERS.has(word) || isNeedWord(word);

/** Whether words are denied by the one before or after them. */
export const isDenied = (before = '', after = ''): boolean =>
  WITHOUT.test(before) || LINK.test(before) || FREE.test(after);
