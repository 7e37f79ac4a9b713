import { expect, test } from 'vitest';
import { problemText } from './problem.ts';
import { onCopy } from './testing.ts';

// Longer than 300 lines because every kind of mistake has a row of its own.

/** One way to spoil one file, and what its author is told. */
interface Case {
  title: string;
  file: string;
  /** What is looked for below the comment at the head of the file, and what is put in its place. */
  from: string | RegExp;
  to: string;
  /** The problem is told of the first line that holds this; '' is the first line, undefined the file as a whole. */
  at?: string;
  /** After 'file:line '. */
  told: string;
}

const eastham = 'content/branches/eastham/menu.yaml';
const wimbledon = 'content/branches/wimbledon/menu.yaml';
const leaf = 'content/stories/dining-experience-eastham-valavu.md';
const privacy = 'content/legal/privacy-policy.md';
const firstPrice = /price: [\d.]+/;

const cases: Case[] = [
  {
    title: 'a price with a comma',
    file: eastham,
    from: firstPrice,
    to: 'price: "9,00"',
    at: '"9,00"',
    told: 'price: "9,00" is not a price; write 9.00',
  },
  {
    title: 'a price with a pound sign',
    file: eastham,
    from: firstPrice,
    to: 'price: £9.5',
    at: '£9.5',
    told: 'price: "£9.5" is not a price; write 9.50',
  },
  {
    title: 'a price in words',
    file: eastham,
    from: firstPrice,
    to: 'price: ask us',
    at: 'ask us',
    told: 'price: "ask us" is not a price; write pounds with two decimals, as in 9.00',
  },
  {
    title: 'a price of zero',
    file: eastham,
    from: firstPrice,
    to: 'price: 0.00',
    at: 'price: 0.00',
    told: 'price: 0 is not above zero; write the price in pounds, as in 9.00',
  },
  {
    title: 'a negative price',
    file: eastham,
    from: firstPrice,
    to: 'price: -4.50',
    at: 'price: -4.50',
    told: 'price: -4.5 is not above zero; write the price in pounds, as in 9.00',
  },
  {
    title: 'a price without its decimal point',
    file: eastham,
    from: firstPrice,
    to: 'price: 950',
    at: 'price: 950',
    told: 'price: 950 is more than £200; is a decimal point missing? Write 9.50 if that is meant',
  },
  {
    title: 'a price in fractions of a penny',
    file: eastham,
    from: firstPrice,
    to: 'price: 4.505',
    at: 'price: 4.505',
    told: 'price: 4.505 is not a price; write 4.50',
  },
  {
    title: 'a price left empty',
    file: eastham,
    from: firstPrice,
    to: 'price:',
    at: 'price:',
    told: 'price: is empty; write pounds with two decimals, as in 9.00',
  },
  {
    title: 'a dish without a price',
    file: eastham,
    from: /\n +price: [\d.]+/,
    to: '',
    at: '- name: Milagu Rasam',
    told: 'price: is missing; add it',
  },
  {
    title: 'a misspelt field',
    file: eastham,
    from: 'heat: 2',
    to: 'haet: 2',
    at: 'haet',
    told: 'haet: "haet" is not a field here; write "heat"',
  },
  {
    title: 'an unknown field',
    file: eastham,
    from: 'heat: 2',
    to: 'heat: 2\n        calories: 120',
    at: 'calories',
    told: 'calories: "calories" is not a field here; take it out (known: name, tamil, price, also, description, isVeg, diet, heat, weekendOnly, coconut, available, image, background, allergens)',
  },
  {
    title: 'an unknown diet',
    file: eastham,
    from: 'diet: vegan',
    to: 'diet: vegn',
    at: 'vegn',
    told: 'diet: "vegn" is not one of vegan, vegetarian, egg, meat, fish; write vegan',
  },
  {
    title: 'a truth value in words',
    file: eastham,
    from: 'isVeg: true',
    to: 'isVeg: yes',
    at: 'isVeg: yes',
    told: 'isVeg: "yes" is neither true nor false; write true, without quotes',
  },
  {
    title: 'a heat that is too high',
    file: eastham,
    from: 'heat: 2',
    to: 'heat: 7',
    at: 'heat: 7',
    told: 'heat: 7 is not a whole number from 0 to 3; write one, without quotes',
  },
  {
    title: 'an unknown allergen',
    file: eastham,
    from: 'gluten: wheat in',
    to: 'glutten: wheat in',
    at: 'glutten',
    told: 'glutten: "glutten" is not a field here; write "gluten"',
  },
  {
    title: 'a signature that is no day',
    file: eastham,
    from: 'checked: false',
    to: 'checked: 2026-13-01',
    at: 'checked: 2026-13-01',
    told: 'checked: is not a day of the calendar; write year-month-day, as in 2025-02-12',
  },
  {
    title: 'a signature without its day',
    file: eastham,
    from: 'checked: false',
    to: 'checked: true',
    at: 'checked: true',
    told: 'checked: is the day on which the chef signed; write year-month-day, as in 2026-03-01, or false',
  },
  {
    title: 'a signature under an incomplete list',
    file: eastham,
    from: 'checked: false',
    to: 'complete: false\n          checked: 2026-03-01',
    at: 'allergens:',
    told: 'allergens: are signed as checked, but complete is false; take the line complete: false out, or write checked: false',
  },
  {
    title: 'a diet against an allergen',
    file: eastham,
    from: 'contains:\n',
    to: 'contains:\n            milk: curd\n',
    at: 'diet: vegan',
    told: 'diet: is vegan, but the dish contains milk; change one of the two',
  },
  {
    title: 'a diet against the green dot',
    file: eastham,
    from: 'isVeg: true',
    to: 'isVeg: false',
    at: 'isVeg: false',
    told: 'isVeg: is false, but diet is vegan; write true, or another diet',
  },
  {
    title: 'an allergen in both groups',
    file: eastham,
    from: 'mayContain:\n',
    to: 'mayContain:\n            mustard: a shared pan\n',
    at: 'allergens:',
    told: 'allergens: has mustard both under contains and under mayContain; keep it under contains',
  },
  {
    title: 'Tamil in English letters',
    file: eastham,
    from: /tamil: மிளகு ரசம்/,
    to: 'tamil: milagu rasam',
    at: 'milagu rasam',
    told: 'tamil: "milagu rasam" is not Tamil script alone; write Tamil letters, or leave the line out',
  },
  {
    title: 'a Tamil vowel sign that stands alone',
    file: eastham,
    from: /tamil: மிளகு ரசம்/,
    to: 'tamil: ிமளகு ரசம்',
    at: 'tamil: ி',
    told: 'tamil: "ிமளகு ரசம்" has a vowel sign out of place; type the word again',
  },
  {
    title: 'a description that is too short',
    file: eastham,
    from: /description: Thin.*/,
    to: 'description: Thin broth.',
    at: 'Thin broth',
    told: 'description: has 2 words; write 6 to 16',
  },
  {
    title: 'a dish that stands on the menu twice',
    file: eastham,
    from: 'name: Kollu Rasam',
    to: 'name:  Milagu Rasam',
    at: 'name:  Milagu Rasam',
    told: 'name: "Milagu Rasam" stands on this menu already, under Soup; keep one of the two',
  },
  {
    title: 'a number as a name',
    file: eastham,
    from: 'name: Kollu Rasam',
    to: 'name: 65',
    at: 'name: 65',
    told: 'name: 65 is not read as text; put it in quotes: "65"',
  },
  {
    title: 'an unknown category on a page',
    file: eastham,
    from: '[soup, starters,',
    to: '[soup, straters,',
    at: 'straters',
    told: 'pages, entry 2: there is no category "straters" in this file; write starters',
  },
  {
    title: 'a category on no page',
    file: eastham,
    from: '[soup, starters,',
    to: '[soup,',
    at: 'slug: starters',
    told: 'slug: "starters" is on no page; add it to a line under "pages" at the top',
  },
  {
    title: 'a category on two pages',
    file: eastham,
    from: 'parotta-varieties, egg,',
    to: 'parotta-varieties, soup, egg,',
    at: 'parotta-varieties, soup',
    told: 'pages, entry 2: "soup" is on a page already; take one of the two away',
  },
  {
    title: 'two categories of one name',
    file: 'content/branches/wimbledon/drinks.yaml',
    from: 'slug: rose-wines',
    to: 'slug: white-wines',
    at: 'slug: white-wines\n    name: Rose',
    told: 'slug: "white-wines" is taken by another category; write another',
  },
  {
    title: 'an icon that is not drawn',
    file: eastham,
    from: 'icon: rasam',
    to: 'icon: rocket',
    at: 'icon: rocket',
    told: 'icon: there is no icon "rocket"; take one of another category of its kind',
  },
  {
    title: 'codes that the allergens do not bear out',
    file: wimbledon,
    from: 'Milagu Rasam (VE, G, M)',
    to: 'Milagu Rasam (VE, G)',
    at: 'Milagu Rasam',
    told: 'name: "Milagu Rasam (VE, G)" does not carry the codes of its diet, allergens and coconut; write Milagu Rasam (VE, G, M)',
  },
  {
    title: 'codes in another order',
    file: wimbledon,
    from: 'Milagu Rasam (VE, G, M)',
    to: 'Milagu Rasam (G, VE, M)',
    at: 'Milagu Rasam',
    told: 'name: "Milagu Rasam (G, VE, M)" does not carry the codes of its diet, allergens and coconut; write Milagu Rasam (VE, G, M)',
  },
  {
    title: 'codes at a branch that prints none',
    file: eastham,
    from: 'name: Kollu Rasam',
    to: 'name: Kollu Rasam (VE, G, M)',
    at: 'Kollu Rasam (',
    told: 'name: "Kollu Rasam (VE, G, M)" carries codes, which this branch does not print; write Kollu Rasam',
  },
  {
    title: 'a picture that is not there',
    file: 'content/home.yaml',
    from: 'picture: masala-dosa',
    to: 'picture: masala-dosai',
    at: 'masala-dosai',
    told: 'picture: there is no picture "masala-dosai" in content/pictures; write masala-dosa',
  },
  {
    title: 'a picture with its ending',
    file: 'content/home.yaml',
    from: 'picture: masala-dosa',
    to: 'picture: masala-dosa.jpg',
    at: 'masala-dosa.jpg',
    told: 'picture: "masala-dosa.jpg" has a file ending; write the name without it',
  },
  {
    title: 'a headline that is too long',
    file: 'content/home.yaml',
    from: /headline: .*/,
    to: 'headline: Come in and sit down, for the kitchen is straight ahead',
    at: 'headline: Come in and',
    told: 'headline: has 55 characters; at most 40 fit, so shorten it by 15',
  },
  {
    title: 'a fourth slide',
    file: 'content/home.yaml',
    from: '\nabout:',
    to: '  - { id: a, eyebrow: A, headline: A, text: A, button: A, href: /menu, picture: masala-dosa, alt: A long rolled dosa., plate: A }\n\nabout:',
    at: 'slides:',
    told: 'slides: has 4 slides; the page needs exactly 3',
  },
  {
    title: 'a link to a page that does not exist',
    file: 'content/home.yaml',
    from: 'href: /about-us',
    to: 'href: /about',
    at: 'href: /about ',
    told: 'href: "/about" is no page of this site; write /about-us',
  },
  {
    title: 'a featured item under another name',
    file: 'content/home.yaml',
    from: 'caption: Chicken Bucket Briyani',
    to: 'caption: Chicken Bucket Biryani',
    at: '  items:',
    told: 'items: must be Chicken Bucket Briyani and Mutton Bucket Briyani, in this order',
  },
  {
    title: 'a missing field of a group',
    file: 'content/home.yaml',
    from: /\n +alt: Chicken in a dark red masala.*/,
    to: '',
    at: '- name: Chicken Chettinad',
    told: 'alt: is missing; add it',
  },
  {
    title: 'an empty text',
    file: 'content/faq.yaml',
    from: /answer: Yes\. On the Menu page.*/,
    to: "answer: ''",
    at: "answer: ''",
    told: 'answer: is empty; write the text after the colon',
  },
  {
    title: 'too few questions',
    file: 'content/faq.yaml',
    from: /(?:- prompt: .*\n {2}answer: .*\n\n){4}/,
    to: '',
    at: '- prompt',
    told: 'has 10 questions; the page needs at least 12',
  },
  {
    title: 'a title that search results would cut',
    file: 'content/seo.yaml',
    from: /title: .*Chettinad restaurant.*/,
    to: 'title: Valavu | Chettinad restaurant in East Ham and in Wimbledon, London',
    at: 'in East Ham and in',
    told: 'title: has 66 characters; at most 60 fit, so shorten it by 6',
  },
  {
    title: 'a description that is too short for search results',
    file: 'content/seo.yaml',
    from: /description: Chettinad and South.*/,
    to: 'description: Chettinad and South Indian cooking.',
    at: 'description: Chettinad and South',
    told: 'description: has 35 characters; search results want 110 to 155, so lengthen it by 75',
  },
  {
    title: 'two pages of one title',
    file: 'content/seo.yaml',
    from: /title: .*home \| Chettinad.*/,
    to: 'title: Blog | Stories of Chettinad food, from {brand}',
    at: '  title: Blog | Stories of Chettinad food, from {brand}\n  description: Three',
    told: 'title: is the title of /home too; every page needs its own',
  },
  {
    title: 'a page without an entry',
    file: 'content/seo.yaml',
    from: '- route: /faq\n',
    to: '- route: /fag\n',
    at: '/fag',
    told: 'route: "/fag" is no page of this site; write /faq',
  },
  {
    title: 'a text without the place that the program fills in',
    file: 'content/ui.yaml',
    from: 'at {store}?',
    to: 'at {shop}?',
    at: '{shop}',
    told: 'orderFirst: must keep {store}, which the program fills in, and hold no other braces',
  },
  {
    title: 'a fact that nothing gives',
    file: 'content/ui.yaml',
    from: '{eastham.phone}',
    to: '{eastham.fax}',
    at: '{eastham.fax}',
    told: 'afterSubmit: names {eastham.fax}, which nothing gives; write one of {eastham.store}, {eastham.menuName}, {eastham.address}, {eastham.hours}, {eastham.phone}, {eastham.deliveryPhone}',
  },
  {
    title: 'a telephone number that is too short',
    file: 'content/branches/eastham/branch.yaml',
    from: /phone: .*/,
    to: 'phone: 020 7946',
    at: 'phone: 020 7946',
    told: 'phone: "020 7946" has 7 digits; a British number has 10 or 11',
  },
  {
    title: 'a branch under another name than its folder',
    file: 'content/branches/eastham/branch.yaml',
    from: 'key: eastham',
    to: 'key: east-ham',
    at: 'key: east-ham',
    told: 'key: is east-ham, but the folder is called eastham; give both the same name',
  },
  {
    title: 'a branch that closes before it opens',
    file: 'content/branches/eastham/branch.yaml',
    from: 'closes: "23:00"',
    to: 'closes: "11:00"',
    at: 'closes:',
    told: 'closes: 11:00 is not after 12:00, when the branch opens; write the closing time on the 24-hour clock',
  },
  {
    title: 'a latitude that is a longitude',
    file: 'content/branches/eastham/branch.yaml',
    from: 'hours:',
    to: 'geo: { latitude: 0.05, longitude: 0.05 }\nhours:',
    at: 'geo: { latitude: 0.05',
    told: 'latitude: 0.05 is not a latitude in Britain, which lies between 49 and 61; copy it from a map, without quotes',
  },
  {
    title: 'a place on the map without its longitude',
    file: 'content/branches/eastham/branch.yaml',
    from: 'hours:',
    to: 'geo: { latitude: 51.5 }\nhours:',
    at: 'geo: { latitude: 51.5 }',
    told: 'longitude: is missing; add it',
  },
  {
    title: 'an iPhone app without its team',
    file: 'content/settings.yaml',
    from: 'iosAppId: ""',
    to: 'iosAppId: uk.co.valavu.order',
    at: 'iosAppId',
    told: "iosAppId: \"uk.co.valavu.order\" is not an id of an iPhone app; write the team's ten signs, a full stop and the bundle id, as in ABCDE12345.uk.co.valavu.order, or ''",
  },
  {
    title: 'an Android app by its name',
    file: 'content/settings.yaml',
    from: 'androidPackage: ""',
    to: 'androidPackage: Valavu Order',
    at: 'androidPackage',
    told: 'androidPackage: "Valavu Order" is not the name of an Android package; copy it from the address of the app on Google Play, after "id=", or \'\'',
  },
  {
    title: 'a fingerprint that is cut short',
    file: 'content/settings.yaml',
    from: 'androidFingerprint: ""',
    to: 'androidFingerprint: AB:CD',
    at: 'androidFingerprint',
    told: 'androidFingerprint: "AB:CD" is not a SHA-256 fingerprint; copy it from Google Play Console, App signing: 32 pairs of 0-9 and A-F with colons between, or \'\'',
  },
  {
    title: 'an Android app without its fingerprint',
    file: 'content/settings.yaml',
    from: 'androidPackage: ""',
    to: 'androidPackage: uk.co.valavu.order',
    at: 'apps:',
    told: "apps: has androidPackage or androidFingerprint alone; fill in both, or '' in both",
  },
  {
    title: 'a special day that the calendar does not have',
    file: 'content/branches/eastham/branch.yaml',
    from: '# - { date: 2027-01-01',
    to: '- { date: 2027-02-30',
    at: '2027-02-30',
    told: 'date: is not a day of the calendar; write year-month-day, as in 2025-02-12',
  },
  {
    title: 'a special day that is neither closed nor open',
    file: 'content/branches/eastham/branch.yaml',
    from: '# - { date: 2027-01-01, closed: true',
    to: '- { date: 2027-01-01, opens: "12:00"',
    at: '- { date: 2027-01-01',
    told: 'specialDays, entry 1: must say either closed: true, or both opens and closes',
  },
  {
    title: 'a special day without a reason',
    file: 'content/branches/eastham/branch.yaml',
    from: '# - { date: 2027-01-01, closed: true, reason: … }',
    to: '- { date: 2027-01-01, closed: true }',
    at: '- { date: 2027-01-01',
    told: 'reason: is missing; add it',
  },
  {
    title: 'a special day that closes before it opens',
    file: 'content/branches/eastham/branch.yaml',
    from: '# - { date: 2027-01-02, opens: "12:00", closes: "18:00"',
    to: '- { date: 2027-01-02, opens: "12:00", closes: "08:00"',
    at: '- { date: 2027-01-02',
    told: 'closes: 08:00 is not after 12:00, when the branch opens; write the closing time on the 24-hour clock',
  },
  {
    title: 'a special day that stands twice',
    file: 'content/branches/eastham/branch.yaml',
    from: '# - { date: 2027-01-01, closed: true, reason: … }',
    to: '- { date: 2027-01-01, closed: true, reason: One }\n  - { date: 2027-01-01, closed: true, reason: Two }',
    at: '- { date: 2027-01-01, closed: true, reason: Two',
    told: 'date: 2027-01-01 is a special day already; keep one of the two',
  },
  {
    title: 'a notice from no day',
    file: 'content/notices.yaml',
    from: 'notices:',
    to: 'notices:\n  - { text: A, from: 3 January, until: 2027-01-03 }',
    at: '- { text: A',
    told: 'from: "3 January" is no day, and no day with a time; write it as in 2027-01-03 or 2027-01-03 18:00',
  },
  {
    title: 'a notice that is over before it begins',
    file: 'content/notices.yaml',
    from: 'notices:',
    to: 'notices:\n  - { text: A, from: 2027-01-04, until: 2027-01-03 }',
    at: '- { text: A',
    told: 'notices, entry 1: is over before it begins; write an "until" after "from"',
  },
  {
    title: 'a notice that leads nowhere',
    file: 'content/notices.yaml',
    from: 'notices:',
    to: 'notices:\n  - { text: A, link: { text: B, href: /book }, from: 2027-01-03, until: 2027-01-03 }',
    at: '- { text: A',
    told: 'href: "/book" is no page of this site; write /book-reservation',
  },
  {
    title: 'a web address without https',
    file: 'content/settings.yaml',
    from: /iosAppUrl: .*/,
    to: 'iosAppUrl: app-store.example/valavu',
    at: 'iosAppUrl: a',
    told: 'iosAppUrl: "app-store.example/valavu" is not a web address; copy it from the browser, with https:// in front, or write \'\'',
  },
  {
    title: 'a map service without https',
    file: 'content/ui.yaml',
    from: 'https://maps.apple.com/',
    to: 'maps.apple.com/',
    at: 'maps.apple.com',
    told: 'link: "maps.apple.com/?daddr={address}" is not a web address; copy it from the browser, with https:// in front and {address} where that belongs',
  },
  {
    title: 'a second colon',
    file: 'content/home.yaml',
    from: /text: High Street North,.*/,
    to: 'text: High Street North: noon to 11pm',
    at: 'North: noon',
    told: 'has a second colon after "text:"; put the whole text between double quotes',
  },
  {
    title: 'a quote that is not closed',
    file: 'content/ui.yaml',
    from: 'pageChanged: "{title}, page loaded"',
    to: 'pageChanged: "{title}, page loaded',
    at: 'pageChanged',
    told: 'has a quote that is not closed, or one too many; text between double quotes begins and ends with " and holds none',
  },
  {
    title: 'a tab',
    file: 'content/ui.yaml',
    from: '  skipLink',
    to: '\tskipLink',
    at: '\tskipLink',
    told: 'begins with a tab; indent with spaces, as the lines around it do',
  },
  {
    title: 'a line that is indented differently',
    file: 'content/ui.yaml',
    from: '  close: Close',
    to: '   close: Close',
    at: '   close',
    told: 'is indented differently from the lines of its group; line it up with them',
  },
  {
    title: 'a field twice',
    file: 'content/settings.yaml',
    from: 'androidAppUrl',
    to: 'iosAppUrl',
    at: 'google-play',
    told: 'has "iosAppUrl" a second time in the same group; keep one of the two',
  },
  {
    title: 'a line that is neither field nor entry',
    file: 'content/ui.yaml',
    from: '  close: Close',
    to: '  close Close',
    at: 'close Close',
    told: '"close Close" is neither a field nor a list entry; write "name: text", or "- text" in a list',
  },
  {
    title: 'a text that begins with an asterisk',
    file: 'content/ui.yaml',
    from: '  close: Close',
    to: '  close: *Close',
    at: '*Close',
    told: 'has a text that begins with a special sign (one of ! & * @ % `); put the whole text between double quotes',
  },
  {
    title: 'a text that begins with an at sign',
    file: 'content/ui.yaml',
    from: '  close: Close',
    to: '  close: @Close',
    at: '@Close',
    told: 'has a text that begins with a special sign (one of ! & * @ % `); put the whole text between double quotes',
  },
  {
    title: 'comments and nothing else',
    file: 'content/settings.yaml',
    from: /^[^#\n].*$/gm,
    to: '',
    told: 'has no fields; bring back its last version, or copy another file of its kind',
  },
  {
    title: 'a day that the calendar does not have',
    file: leaf,
    from: 'date: 2025-02-12',
    to: 'date: 2025-02-31',
    at: 'date: 2025-02-31',
    told: 'date: is not a day of the calendar; write year-month-day, as in 2025-02-12',
  },
  {
    title: 'a date in words that is another day',
    file: leaf,
    from: 'dateText: 12 February 2025',
    to: 'dateText: 11 February 2025',
    at: 'dateText',
    told: 'dateText: "11 February 2025" is not the day in "date"; write 12 February 2025',
  },
  {
    title: 'an unknown tag',
    file: leaf,
    from: 'tag: Food',
    to: 'tag: Foods',
    at: 'tag: Foods',
    told: 'tag: "Foods" is not one of Food, Our Culture; write Food',
  },
  {
    title: 'a misspelt flag',
    file: leaf,
    from: '{reverse}',
    to: '{revers}',
    at: '{revers}',
    told: 'has the flag {revers}; write {reverse}',
  },
  {
    title: 'a heading of another size',
    file: leaf,
    from: '## The leaf is laid',
    to: '# The leaf is laid',
    at: '# The leaf is laid',
    told: 'has a heading that does not begin with "## "; headings are all of that one size',
  },
  {
    title: 'HTML in a story',
    file: leaf,
    from: '## How to stop',
    to: '<b>How</b> to stop\n\n## How to stop',
    at: '<b>How',
    told: 'has HTML, which is not shown; write plain text, **bold** and [links](/menu)',
  },
  {
    title: 'a picture of a story that is not there',
    file: leaf,
    from: '(story-leaf-dosa)',
    to: '(story-leaf-dosas)',
    at: 'story-leaf-dosas',
    told: 'there is no picture "story-leaf-dosas" in content/pictures; write story-leaf-dosa',
  },
  {
    title: 'a story whose head has no end',
    file: leaf,
    from: /\n---\n/,
    to: '\n',
    at: '',
    told: 'must begin with a head: a line of "---", the fields, and another line of "---"',
  },
  {
    title: 'a story that is too short',
    file: leaf,
    from: /\n## If you did not come for rice[^]*?(?=\n## How to stop)/,
    to: '',
    at: '',
    told: 'has 582 words; a story has 600 to 900',
  },
  {
    title: 'a legal page that lost a number',
    file: privacy,
    from: '## 3. Cookies',
    to: '## 4. Cookies',
    at: '## 4. Cookies',
    told: 'has the heading "4. Cookies and storage on your device" where number 3 is due; write "## 3. Cookies and storage on your device"',
  },
  {
    title: 'a mark that leaves a hole',
    file: privacy,
    from: 'Questions?',
    to: 'Write to {{to be filled: address}}, please.',
    at: 'Write to',
    told: 'leaves a hole in the sentence when its {{mark}} is deleted; put the whole sentence between the braces',
  },
  {
    title: 'a mark that is not closed',
    file: 'content/faq.yaml',
    from: /\}\}"/,
    to: '}"',
    at: 'Ask the branch before',
    told: 'answer: has a mark for the owner that is not closed; write {{to confirm: …}} or {{to be filled: …}}',
  },
  {
    title: 'a word of the glossary under a spelling of another',
    file: 'content/glossary.yaml',
    from: 'latin: rasam,',
    to: 'latin: sambar,',
    at: 'ரசம், latin: sambar',
    told: 'latin: "sambar" is a spelling of சாம்பார் already; keep one of the two',
  },
  {
    title: 'a word of the glossary with capitals',
    file: 'content/glossary.yaml',
    from: 'latin: kal dosa,',
    to: 'latin: Kal Dosa,',
    at: 'Kal Dosa',
    told: 'latin: must be small letters, with single spaces between words, as in kuzhi paniyaram',
  },
  {
    title: 'a meaning without a full stop',
    file: 'content/glossary.yaml',
    from: 'meaning: Salt. }',
    to: 'meaning: Salt }',
    at: 'meaning: Salt }',
    told: 'meaning: must be one sentence that ends with a full stop',
  },
];

test.each(cases)('$title', async ({ file, from, to, at, told }) => {
  await onCopy(async ({ read, write, problems }) => {
    const [, head = '', body = ''] = /^((?:---\n)?(?:#[^\n]*\n)*)(.*)$/s.exec(await read(file)) ?? [];
    const after = head + body.replace(from, () => to);
    expect(after).not.toBe(head + body);
    await write(file, after);
    const found = (await problems({ hasIcon: (name) => name !== 'rocket' })).map(problemText);
    const place = at === '' ? 0 : after.indexOf(at ?? '', head.length);
    const line = at === undefined ? '' : `:${after.slice(0, place).split('\n').length}`;
    expect(found).toEqual([`${file}${line} ${told}`]);
  });
});

const settings = 'content/settings.yaml';

test('an empty file', () =>
  onCopy(async ({ write, problems }) => {
    await write(settings, ' \n');
    expect((await problems()).map(problemText)).toEqual([
      `${settings} is empty; bring back its last version, or copy another file of its kind`,
    ]);
  }));

test('a missing file', () =>
  onCopy(async ({ remove, problems }) => {
    await remove(settings);
    expect((await problems()).map(problemText)).toEqual([
      `${settings} is missing; bring it back from its last version`,
    ]);
  }));

test('a file under a name that nothing reads', () =>
  onCopy(async ({ read, write, problems }) => {
    await write('content/setings.yaml', await read(settings));
    expect((await problems()).map(problemText)).toEqual([
      `content/setings.yaml is read by nothing; rename it to ${settings}`,
    ]);
  }));

test('a file with a byte order mark', () =>
  onCopy(async ({ read, write, problems }) => {
    await write(settings, `\uFEFF${await read(settings)}`);
    expect((await problems()).map(problemText)).toEqual([
      `${settings}:1 begins with an invisible mark (a BOM); save the file as "UTF-8", not as "UTF-8 with BOM"`,
    ]);
  }));

test('a file in UTF-16', () =>
  onCopy(async ({ read, write, problems }) => {
    await write(settings, Buffer.from(`\uFEFF${await read(settings)}`, 'utf16le'));
    expect((await problems()).map(problemText)).toEqual([`${settings}:1 is saved as UTF-16; save it as UTF-8`]);
  }));

test('a file in the encoding of old Windows programs', () =>
  onCopy(async ({ write, problems }) => {
    await write(settings, Buffer.from('# a\n# caf\xe9\nkey: x\n', 'latin1'));
    expect((await problems()).map(problemText)).toEqual([
      `${settings}:2 has letters that are not UTF-8; save the file as UTF-8 (in Windows Notepad: Save as, Encoding)`,
    ]);
  }));

test('every mistake is listed, file by file and line by line', () =>
  onCopy(async ({ read, write, problems }) => {
    await write(
      eastham,
      (await read(eastham)).replaceAll(/price: 5\.00/g, 'price: five').replaceAll('heat: 3', 'heat: 4'),
    );
    await write('content/faq.yaml', (await read('content/faq.yaml')).replaceAll('- prompt: ', '- promt: '));
    const found = await problems();
    const text = found.map(problemText);
    expect(found.filter(({ field }) => field === 'promt')).toHaveLength(14);
    expect(found.filter(({ field }) => field === 'price').length).toBeGreaterThan(5);
    expect(found.filter(({ field }) => field === 'heat').length).toBeGreaterThan(5);
    expect(text).toEqual([...new Set(text)]);
    const lines = found.filter(({ file }) => file === eastham).map(({ line }) => line ?? 0);
    expect(lines).toEqual(lines.toSorted((a, b) => a - b));
  }));
