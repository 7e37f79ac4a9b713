import { eastHam, wimbledon } from './branch-files.ts';
import { host } from './site-file.ts';

/** Every public address, with words that its HTML must hold when scripts are off. */
export const routes = [
  { path: '/', words: ['Signature Dishes', 'A second door is open on Garratt Lane.', 'Connection To Our Roots'] },
  { path: '/home', words: ['About Restaurant', 'Featured Items', 'Our featured wide selection today'] },
  { path: '/about-us', words: ['Success Story in London', 'Meet Our Chettinad Chef', eastHam.deliveryPhone] },
  { path: '/menu', words: ['Our Menu', 'Milagu Rasam', 'Wine & Drinks Menu', 'Spirits'] },
  { path: '/blog', words: ['The soul of Chettinad', 'Read More', 'From Chettinad to London'] },
  { path: '/blog/the-soul-of-chettinad', words: ['stone flower', 'Other Articles', 'The Valavu kitchen'] },
  { path: '/blog/dining-experience-eastham-valavu', words: ['banana leaf', 'No related posts found'] },
  { path: '/blog/from-chettinad-to-london', words: ['Nagarathar', 'Other Articles'] },
  { path: '/select-store', words: ['Choose Your Stores', '240 High St North', 'Getting there'] },
  { path: '/book-reservation', words: ['Choose The Store To Book Your Table', '558-560 Garratt Lane', 'Earlsfield'] },
  { path: '/privacy-policy', words: ['Privacy Policy', 'Your rights'] },
  { path: '/terms-and-conditions', words: ['Terms and Conditions', 'at least 18'] },
  { path: '/accessibility', words: ['level AA', 'Nobody outside has audited them', eastHam.phone] },
  { path: '/faq', words: ['Frequently Asked Questions', eastHam.phone] },
  { path: '/glossary', words: ['varuval', 'வறுவல்', 'Stone flower, a lichen'] },
  { path: '/feedback', words: ['Share your Feedback and Rate us', 'Loved'] },
  { path: '/under-construction', words: ["We're Cooking Up Something Special!", 'fresher, faster online experience'] },
  { path: '/gotoappstore', words: ['Download the Food Ordering App to Order now'] },
  {
    path: '/allergens/eastham',
    words: ['Allergens in East Ham', 'Milagu Rasam', 'wheat in the compounded asafoetida'],
  },
  { path: '/allergens/wimbledon', words: ['Allergens in Wimbledon', 'Irish Cream Liqueur', 'Not checked yet'] },
  { path: '/offline', words: ['No line to the kitchen.', eastHam.phone] },
  { path: '/print/eastham', words: ['Our menu, on your phone', 'Mon-Sun 12:00 PM to 11:00 PM'] },
  { path: '/print/wimbledon', words: [`${host}/menu?branch=wimbledon`, wimbledon.phone] },
] as const;
