import { testMistakes } from './problems.testing.ts';

/** Messages about mistakes in the data of branches and of the site: telephones, hours, special days, notices, addresses. */

const fingerprint = Array.from({ length: 32 }, () => 'AB').join(':');
/** The ids of the app as settings.yaml has them, all of them empty but for these. */
const apps = (ids: Record<string, string>) =>
  [
    '\napps:',
    ...['iosAppId', 'androidPackage', 'androidFingerprint'].map((id) => `  ${id}: ${ids[id] ?? "''"}`),
    '',
  ].join('\n');

const branch = 'content/branches/harbour/branch.yaml';

testMistakes([
  {
    title: 'a telephone number that is too short',
    file: branch,
    from: /phone: .*/,
    to: 'phone: 020 7946',
    at: 'phone: 020 7946',
    expectedMessage: 'phone: "020 7946" has 7 digits; a British number has 10 or 11',
  },
  {
    title: 'a branch whose key differs from its folder name',
    file: branch,
    from: 'key: harbour',
    to: 'key: harbour-side',
    at: 'key: harbour-side',
    expectedMessage: 'key: is harbour-side, but the folder is called harbour; give both the same name',
  },
  {
    title: 'a branch that closes before it opens',
    file: branch,
    from: 'Mon-Sun: 12:00-21:30',
    to: 'Mon-Sun: 12:00-11:00',
    at: 'Mon-Sun:',
    expectedMessage:
      'Mon-Sun: 11:00 is not after 12:00, when the branch opens; write the closing time on the 24-hour clock',
  },
  {
    title: 'a longitude in place of a latitude',
    file: branch,
    from: 'latitude: 54.487',
    to: 'latitude: 0.05',
    at: 'geo: { latitude: 0.05',
    expectedMessage:
      'latitude: 0.05 is not a latitude in Britain, which lies between 49 and 61; copy it from a map, without quotes',
  },
  {
    title: 'a booking address without the time',
    file: branch,
    from: 'lastSeating: 75',
    to: 'lastSeating: 75\nbookingLink: https://book.example/?people={people}&date={date}',
    at: 'bookingLink:',
    expectedMessage:
      'bookingLink: must keep {people} and {date} and {time}, which the program fills in, and hold no other braces',
  },
  {
    title: 'a last seating after the branch closes',
    file: branch,
    from: 'lastSeating: 75',
    to: 'lastSeating: 0',
    at: 'lastSeating: 0',
    expectedMessage: 'lastSeating: 0 is not a whole number from 15 to 240; write one, without quotes',
  },
  {
    title: 'coordinates without a longitude',
    file: branch,
    from: ', longitude: -0.612',
    to: '',
    at: 'geo:',
    expectedMessage: 'longitude: is missing; add it',
  },
  {
    title: 'an iPhone app id without its team id',
    file: 'content/settings.yaml',
    from: /$/,
    to: apps({ iosAppId: 'uk.co.order' }),
    at: 'iosAppId',
    expectedMessage:
      "iosAppId: \"uk.co.order\" is not an id of an iPhone app; write the team's ten signs, a full stop and the bundle id, as in ABCDE12345.com.example.order, or ''",
  },
  {
    title: 'the display name of an Android app in place of its package name',
    file: 'content/settings.yaml',
    from: /$/,
    to: apps({ androidPackage: 'The Order App', androidFingerprint: fingerprint }),
    at: 'androidPackage',
    expectedMessage:
      'androidPackage: "The Order App" is not the name of an Android package; copy it from the address of the app on Google Play, after "id=", or \'\'',
  },
  {
    title: 'a truncated fingerprint',
    file: 'content/settings.yaml',
    from: /$/,
    to: apps({ androidPackage: 'uk.co.order', androidFingerprint: 'AB:CD' }),
    at: 'androidFingerprint',
    expectedMessage:
      'androidFingerprint: "AB:CD" is not a SHA-256 fingerprint; copy it from Google Play Console, App signing: 32 pairs of 0-9 and A-F with colons between, or \'\'',
  },
  {
    title: 'an Android app without its fingerprint',
    file: 'content/settings.yaml',
    from: /$/,
    to: apps({ androidPackage: 'uk.co.order' }),
    at: 'apps:',
    expectedMessage: "apps: has androidPackage or androidFingerprint alone; fill in both, or '' in both",
  },
  {
    title: 'a special day that does not exist in the calendar',
    file: branch,
    from: 'specialDays:',
    to: 'specialDays:\n  - { date: 2027-02-30, hours: closed, reason: One }',
    at: '2027-02-30',
    expectedMessage: 'date: is not a day of the calendar; write year-month-day, as in 2025-02-12',
  },
  {
    title: 'a special day without hours',
    file: branch,
    from: 'specialDays:',
    to: 'specialDays:\n  - { date: 2027-01-01, reason: One }',
    at: '- { date: 2027-01-01',
    expectedMessage: 'hours: is missing; add it',
  },
  {
    title: 'a special day without a reason',
    file: branch,
    from: 'specialDays:',
    to: 'specialDays:\n  - { date: 2027-01-01, hours: closed }',
    at: '- { date: 2027-01-01',
    expectedMessage: 'reason: is missing; add it',
  },
  {
    title: 'a special day that closes before it opens',
    file: branch,
    from: 'specialDays:',
    to: 'specialDays:\n  - { date: 2027-01-02, hours: 12:00-08:00, reason: One }',
    at: '- { date: 2027-01-02',
    expectedMessage:
      'hours: 08:00 is not after 12:00, when the branch opens; write the closing time on the 24-hour clock',
  },
  {
    title: 'hours that are no times',
    file: branch,
    from: 'Mon-Sun: 12:00-21:30',
    to: 'Mon-Thu: 12:00-21:30\n  Fri-Sun: 12 noon to 9.30 pm',
    at: 'Fri-Sun:',
    expectedMessage:
      'Fri-Sun: "12 noon to 9.30 pm" says no hours; write closed, or times on the 24-hour clock, as in 12:00-23:00 or 12:00-15:00 and 17:30-22:30',
  },
  {
    title: 'hours that leave out a day',
    file: branch,
    from: 'Mon-Sun: 12:00-21:30',
    to: 'Tue-Sun: 12:00-21:30',
    at: 'hours:',
    expectedMessage: 'hours: says nothing of Mon; add a line, as in Mon: closed',
  },
  {
    title: 'hours in the line of their name',
    file: branch,
    from: 'hours:\n  Mon-Sun: 12:00-21:30',
    to: 'hours: Mon-Sun 12 noon to 9.30 pm',
    at: 'hours:',
    expectedMessage:
      'hours: "Mon-Sun 12 noon to 9.30 pm" stands where a line for each day is needed; write them below it, as in Mon-Sun: 12:00-23:00',
  },
  {
    title: 'a branch that opens again before it closes',
    file: branch,
    from: 'specialDays:',
    to: 'closed: { from: 2027-01-31, until: 2027-01-11, text: New floor. }\nspecialDays:',
    at: 'closed:',
    expectedMessage: 'closed: is over before it begins; write an "until" after "from"',
  },
  {
    title: 'a branch that is closed without a reason',
    file: branch,
    from: 'specialDays:',
    to: 'closed: { from: 2027-01-11, until: 2027-01-31 }\nspecialDays:',
    at: 'closed:',
    expectedMessage: 'text: is missing; add it',
  },
  {
    title: 'a special day while the branch is closed',
    file: branch,
    from: 'specialDays:',
    to: 'closed: { from: 2027-01-11, until: 2027-01-31, text: New floor. }\nspecialDays:\n  - { date: 2027-01-31, hours: 12:00-15:00, reason: One }',
    at: 'closed:',
    expectedMessage:
      'closed: has the special day 2027-01-31 in it; take that one out, since the branch is closed from 2027-01-11 to 2027-01-31',
  },
  {
    title: 'a special day that is listed twice',
    file: branch,
    from: 'specialDays:',
    to: 'specialDays:\n  - { date: 2027-01-01, hours: closed, reason: One }\n  - { date: 2027-01-01, hours: closed, reason: Two }',
    at: '- { date: 2027-01-01, hours: closed, reason: Two',
    expectedMessage: 'date: 2027-01-01 is a special day already; keep one of the two',
  },
  {
    title: 'a notice whose start is not a date',
    file: 'content/notices.yaml',
    from: 'notices:',
    to: 'notices:\n  - { text: A, from: 3 January, until: 2027-01-03 }',
    at: '- { text: A',
    expectedMessage:
      'from: "3 January" is no day, and no day with a time; write it as in 2027-01-03 or 2027-01-03 18:00',
  },
  {
    title: 'a notice that ends before it begins',
    file: 'content/notices.yaml',
    from: 'notices:',
    to: 'notices:\n  - { text: A, from: 2027-01-04, until: 2027-01-03 }',
    at: '- { text: A',
    expectedMessage: 'notices, entry 1: is over before it begins; write an "until" after "from"',
  },
  {
    title: 'a notice whose link is no address',
    file: 'content/notices.yaml',
    from: 'notices:',
    to: 'notices:\n  - { text: A, link: { text: B, href: www.council.example }, from: 2027-01-03, until: 2027-01-03 }',
    at: '- { text: A',
    expectedMessage:
      'href: "www.council.example" is neither an address of this site, as in /menu, nor a web address; copy that from the browser, with https:// in front',
  },
  {
    title: 'a contact with two ways',
    file: 'content/site.yaml',
    from: 'jobs: { email:',
    to: 'jobs: { phone: 01632 960123, email:',
    at: 'jobs:',
    expectedMessage: 'jobs: must have one of phone, email and link',
  },
  {
    title: 'a contact whose email address is none',
    file: 'content/site.yaml',
    from: 'email: jobs@brasa-and-brine.example',
    to: 'email: jobs at brasa-and-brine.example',
    at: 'jobs:',
    expectedMessage:
      'email: "jobs at brasa-and-brine.example" is not an email address; write it as in hello@restaurant.example',
  },
  {
    title: 'a notice that links to an unknown page',
    file: 'content/notices.yaml',
    from: 'notices:',
    to: 'notices:\n  - { text: A, link: { text: B, href: /book }, from: 2027-01-03, until: 2027-01-03 }',
    at: '- { text: A',
    expectedMessage: 'href: "/book" is no page of this site; write /book-reservation',
  },
  {
    title: 'a contact for security that no program can open',
    file: 'content/site.yaml',
    from: 'securityContact: mailto:security@brasa-and-brine.example',
    to: 'securityContact: ask for Bruno',
    at: 'securityContact',
    expectedMessage:
      'securityContact: "ask for Bruno" is no contact; write mailto:security@restaurant.example, tel:+442079460000, an https address, or \'\'',
  },
  {
    title: 'a script of the reviews service on a host that a content security policy cannot name',
    file: 'content/site.yaml',
    from: "script: ''",
    to: 'script: https://my_reviews.example/widget.js',
    at: '  script:',
    expectedMessage:
      'script: has a host with other signs than letters, digits, hyphens and full stops, which browsers do not load here; ask the reviews service for another address',
  },
  {
    title: 'an address of the site that is none',
    file: 'content/site.yaml',
    from: /^url: .*$/m,
    to: 'url: grill.example',
    at: 'url:',
    expectedMessage: 'url: "grill.example" is not a web address; copy it from the browser, with https:// in front',
  },
  {
    title: 'a web address without https',
    file: 'content/settings.yaml',
    from: /iosAppUrl: .*/,
    to: 'iosAppUrl: app-store.example/order',
    at: 'iosAppUrl: a',
    expectedMessage:
      'iosAppUrl: "app-store.example/order" is not a web address; copy it from the browser, with https:// in front, or write \'\'',
  },
]);
