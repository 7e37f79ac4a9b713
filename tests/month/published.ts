import * as v from 'valibot';

/** The parts of published data that a month reads. */

const QuickSchema = v.object({
  built: v.number(),
  day: v.string(),
  notices: v.array(v.object({ text: v.string(), from: v.number(), until: v.number() })),
  hours: v.record(
    v.string(),
    v.object({ special: v.record(v.string(), v.array(v.object({ opens: v.string(), closes: v.string() }))) }),
  ),
});
/** `/quick.json` of `tests/kitchen/quick-build.ts`. */
export const isQuick = (value: unknown): value is v.InferOutput<typeof QuickSchema> => v.is(QuickSchema, value);

const DishDataSchema = v.object({
  categories: v.array(
    v.object({
      dishes: v.array(
        v.object({
          printedName: v.string(),
          price: v.string(),
          soldOut: v.optional(v.object({ from: v.string(), until: v.string() })),
        }),
      ),
    }),
  ),
});
/** `/menu/<branch>.json`. */
export const isDishData = (value: unknown): value is v.InferOutput<typeof DishDataSchema> =>
  v.is(DishDataSchema, value);
