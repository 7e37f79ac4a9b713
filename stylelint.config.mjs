/** The rules of docs/design.md: lengths of queries, type, spacing and colours come from src/styles/tokens.css. Formatting is oxfmt's. */
export default {
  ignoreFiles: ['src/styles/ornaments/**'],
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  rules: {
    'block-no-empty': true,
    'declaration-block-no-duplicate-properties': true,
    'declaration-block-no-shorthand-property-overrides': true,
    'no-descending-specificity': true,
    'no-unknown-animations': true,
    'property-no-unknown': true,
    'shorthand-property-no-redundant-values': true,
    // A text is shown as it is written.
    'property-disallowed-list': ['text-transform'],
    'media-feature-range-notation': 'context',
    'media-feature-name-value-allowed-list': {
      width: ['320px', '480px', '768px', '1024px', '1200px'],
      height: ['320px', '480px'],
    },
    'declaration-property-value-allowed-list': {
      '/^font(-size)?$/': ['/^var\\(--type-[\\w-]+\\)$/', 'inherit'],
    },
    'declaration-property-value-disallowed-list': {
      '/^(margin|padding|gap|row-gap|column-gap)/': ['/(?<![\\w.])(?!0px|1px)\\d[\\d.]*px/'],
      // Black, white and transparent need no token.
      '/^(color|background|fill|stroke|.+-color)$/': ['/^(?!#(0000?|fff)$)(#|rgb|hsl|oklch)/'],
    },
  },
  overrides: [
    // What is printed as one piece has lengths of its own paper.
    {
      files: ['src/components/table-sheet/sheet.module.css', 'src/islands/our-table/kitchen-card.module.css'],
      rules: { 'declaration-property-value-allowed-list': null },
    },
  ],
};
