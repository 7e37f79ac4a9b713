import fc from 'fast-check';

/** Property tests try the same values in each run of `npm test`. Other values: `SEED=7 npx vitest run --project=unit`. */
fc.configureGlobal({ seed: Number(process.env['SEED'] ?? 1) });
