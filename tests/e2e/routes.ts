import { addresses } from '../pages.ts';
import { eastHam, wimbledon } from './branch-files.ts';
import { host } from './site-file.ts';

/** Words that the HTML of pages must hold when scripts are off. */
const words: Readonly<Record<string, readonly string[]>> = {
  '/': ['Signature Dishes', 'A second door is open on Garratt Lane.', 'Connection To Our Roots'],
  '/home': ['About Restaurant', 'Featured Items', 'Our featured wide selection today'],
  '/about-us': ['Success Story in London', 'Meet Our Chettinad Chef', eastHam.deliveryPhone],
  '/menu': ['Our Menu', 'Milagu Rasam', 'Desserts'],
  '/menu/wimbledon': ['Our Menu', 'Wine & Drinks Menu', 'Spirits'],
  '/blog': ['The soul of Chettinad', 'Read More', 'From Chettinad to London'],
  '/blog/the-soul-of-chettinad': ['stone flower', 'Other Articles', 'The Valavu kitchen'],
  '/blog/dining-experience-eastham-valavu': ['banana leaf', 'No related posts found'],
  '/blog/from-chettinad-to-london': ['Nagarathar', 'Other Articles'],
  '/select-store': ['Choose Your Stores', '240 High St North', 'Getting there'],
  '/book-reservation': ['Choose The Store To Book Your Table', '558-560 Garratt Lane', 'Earlsfield'],
  '/privacy-policy': ['Privacy Policy', 'Your rights'],
  '/terms-and-conditions': ['Terms and Conditions', 'at least 18'],
  '/accessibility': ['level AA', 'Nobody outside has audited them', eastHam.phone],
  '/faq': ['Frequently Asked Questions', eastHam.phone],
  '/glossary': ['varuval', 'வறுவல்', 'Stone flower, a lichen'],
  '/feedback': ['Share your Feedback and Rate us', 'Loved'],
  '/under-construction': ["We're Cooking Up Something Special!", 'fresher, faster online experience'],
  '/gotoappstore': ['Download the Food Ordering App to Order now'],
  '/allergens/eastham': ['Allergens in East Ham', 'Milagu Rasam', 'wheat in the compounded asafoetida'],
  '/allergens/wimbledon': ['Allergens in Wimbledon', 'Irish Cream Liqueur', 'Not checked yet'],
  '/offline': ['No line to the kitchen.', eastHam.phone],
  '/print/eastham': ['Our menu, on your phone', 'Mon-Sun 12:00 PM to 11:00 PM'],
  '/print/wimbledon': [`${host}/menu/wimbledon`, wimbledon.phone],
};

/** Every address of the site, with words that its HTML must hold when scripts are off. */
export const routes = addresses.map((path) => ({ path, words: words[path] ?? [] }));
