export const paths = {
  dishes: '/',
  setSoldOut: '/sold-out',
  /** The forms that the staff have too. */
  task: '/form',
  backOn: '/back-on',
  notices: '/notices',
  hours: '/hours',
  edit: '/edit',
  editPhoto: '/edit/photo',
  pictureFile: '/pictures/file',
  launch: '/launch',
  sign: '/launch/sign',
  history: '/history',
  undo: '/undo',
  change: '/changes',
  people: '/people',
  invitation: '/people/invitation',
  endAccess: '/people/out',
  newDevice: '/devices/new',
  confirm: '/confirm',
  signIn: '/sign-in',
  signOut: '/sign-out',
  enrol: '/enrol',
  open: '/open',
  answer: '/answers',
  offline: '/offline',
  styles: '/admin.css',
  font: '/editor.woff2',
  editorScript: '/editor.js',
  signInScript: '/sign-in.js',
  offlineScript: '/offline.js',
} as const;

export const changeAddress = (id: string, next: string = paths.dishes): string =>
  `${paths.change}/${id}?${new URLSearchParams({ next }).toString()}`;

/** The longest address that keeps a form, in characters. */
const MAX_KEPT = 4000;

/** The page of the dishes as a form that could not be sent had it, with those that were ticked if they are not too many. */
export function dishesAddress(fields: Readonly<Record<string, string>>): string {
  const address = `${paths.dishes}?${new URLSearchParams(fields).toString()}`;
  return address.length > MAX_KEPT ? paths.dishes : address;
}

/** The form of a quick task: 'price:harbour/leek-soup', 'notice:' for a new one. */
export const taskAddress = (id: string): string => `${paths.task}?${new URLSearchParams({ id }).toString()}`;

/** The editor of a file or dish, at one of its fields. */
export const editAddress = (id: string, at = ''): string =>
  `${paths.edit}?${new URLSearchParams({ id, ...(at && { at }) }).toString()}`;
