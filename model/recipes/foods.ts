import type { Allergen } from '../schema/allergens.ts';

/**
 * What foods usually have in them, for the question whether an ingredient of such a name is without it. Kinds of nuts and cereals and
 * other names (`allergens.ts`, `match-words.ts`) are not repeated here. `none` has foods whose names only sound like an allergen.
 */
const foods: Readonly<Record<Allergen | 'none', string>> = {
  celery:
    'bouillon, celeriac, marmite, mirepoix, stock cube, vegetable stock, vegemite, worcester sauce, worcestershire sauce',
  gluten:
    'bagel, baguette, batter, beer, biscoff, biscuit, bombay mix, bournvita, bread, breadcrumb, brioche, bulgur, bun, cake, chapati, ciabatta, cornflake, couscous, cracker, croissant, crouton, crumpet, doughnut, filo, flatbread, focaccia, granola, hing powder, horlicks, kunafa, macaroni, maggi, malt, maltesers, marmite, milo, muesli, muffin, naan, noodle, oat milk, oreo, ovaltine, pancake, panko, parotta, pasta, pastry, pitta, pizza, plain flour, pretzel, roti, rusk, sathu maavu, scone, seitan, self raising flour, semiya, semolina, seviyan, soan papdi, sourdough, soy sauce, soya sauce, spaghetti, speculoos, spelt, teriyaki, toast, tortilla, twix, vegemite, vermicelli, wafer, waffle, weetabix, worcester sauce, worcestershire sauce',
  crustaceans: 'crab, crayfish, krill, langoustine, lobster, prawn, scampi, shrimp paste, surimi',
  eggs: 'aioli, albumen, brioche, custard, egg noodle, hollandaise, macaroon, mayonnaise, meringue, omelette, quiche, salad cream, surimi, tartare sauce',
  fish: 'anchovy, bonito, caviar, cod, dashi, fish sauce, haddock, isinglass, kingfish, mackerel, nethili, oyster sauce, pomfret, roe, salmon, sardine, seabass, sea bass, surimi, tuna, vanjaram, worcester sauce, worcestershire sauce',
  lupin: 'lupin flour',
  milk: 'barfi, basundi, bournvita, burfi, butter, buttermilk, caramel, cheddar, cheese, chocolate, condensed milk, cream, custard, ferrero rocher, feta, fudge, ghee, halva, horlicks, khoa, khoya, kulfi, lassi, malai, maltesers, mascarpone, mawa, milkybar, milo, mozzarella, nougat, nutella, ovaltine, paneer, parmesan, peda, pesto, rabdi, rabri, rasgulla, rasmalai, ricotta, snickers, soan papdi, toblerone, toffee, twix, yoghurt',
  molluscs: 'abalone, clam, cockle, cuttlefish, mussel, octopus, oyster, oyster sauce, scallop, snail, squid, whelk',
  mustard: 'curry powder, dijon, piccalilli, salad cream, vinaigrette',
  nuts: 'almond milk, amaretti, amaretto, baklava, chestnut spread, dry fruit, ferrero rocher, frangipane, gianduja, granola, halva, macaroon, marzipan, muesli, nougat, nutella, pesto, praline, sathu maavu, soan papdi, toblerone',
  peanuts: 'bombay mix, chikki, peanut butter, satay, snickers',
  sesame: 'dukkah, furikake, halva, houmous, hummus, zaatar',
  soya: 'biscoff, hoisin, lecithin, meal maker, miso, natto, nutella, oreo, soy, soy sauce, soya milk, soya sauce, tamari, tempeh, teriyaki, textured vegetable protein',
  sulphites: 'cider, dried apricot, golden raisin, wine, wine vinegar',
  none: 'barely, butter bean, cocoa butter, coconut butter, coconut cream, coconut milk, cream of tartar, crab apple, ginger beer, oyster mushroom, rice milk, rice noodle, rice vermicelli, root beer, single malt, water chestnut',
};

/** The allergens that foods of a name usually have, by the name in the singular. */
export const allergensOfFoods: ReadonlyMap<string, readonly Allergen[]> = new Map(
  [
    ...Map.groupBy(
      Object.entries(foods).flatMap(([allergen, names]) => names.split(', ').map((name) => ({ allergen, name }))),
      ({ name }) => name,
    ),
  ].map(([name, some]) => [
    name,
    // The keys of the table are allergens, but for "none".
    some.flatMap(({ allergen }) => (allergen === 'none' ? [] : (allergen as Allergen))),
  ]),
);
