import type { BookingWords, Store } from './store.ts';

/** A store that is open from 18:00 to 21:00 on every day. */
export const harbour: Store = {
  key: 'harbour',
  store: 'Harbour',
  address: '',
  phone: '',
  line: '',
  picture: null,
  largestParty: 6,
  bookingLink: 'https://book.example/table?people={people}&date={date}&time={time}',
  service: { link: 'https://book.example', googlePlayLink: '', appStoreLink: '', isUnderConstruction: false },
  announced: [],
  table: {
    hours: { week: Array.from({ length: 7 }, () => [{ opens: '18:00', closes: '21:00' }]), special: {} },
    lastSeating: 60,
  },
};

/** The texts that a request is written with. */
export const words = {
  onePerson: '1 person',
  manyPeople: '{n} people',
  summary: '{people} at {time}',
  noon: '12 noon',
  midnight: 'midnight',
  am: '{time} am',
  pm: '{time} pm',
  notKept: {
    people: '{people}: {n} at most at {store}',
    closed: '{day}: {store} is closed',
    noTimes: '{day}: {store} is full',
    late: '{time}: {store} until {last}',
    time: '{time}: not at {store}',
  },
} satisfies Partial<BookingWords> as BookingWords;
