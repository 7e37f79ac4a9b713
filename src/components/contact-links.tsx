import { site, ui } from '#content';
import { telephoneUrl } from '../paths.ts';
import { ExternalLink } from './external-link.tsx';

const { contacts } = site;

type Contact = NonNullable<NonNullable<typeof contacts>[keyof NonNullable<typeof contacts>]>;

/** Whom to ask for gift cards, catering, private dining and jobs: those that the content has. Nothing if it has none. */
export function ContactLinks() {
  const words = ui.footer.contacts;
  const filled = (['giftCards', 'catering', 'privateDining', 'jobs'] as const).flatMap((name) =>
    contacts?.[name] ? [{ name, contact: contacts[name] }] : [],
  );
  if (filled.length === 0) return null;
  return (
    <>
      <h2>{words.label}</h2>
      <ul>
        {filled.map(({ name, contact }) => (
          <li key={name}>
            <ContactLink name={words[name]} contact={contact} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** The name leads to a website; before a number or an email address it is text. */
function ContactLink({ name, contact: { phone, email, link } }: { name: string; contact: Contact }) {
  if (link !== undefined) return <ExternalLink href={link}>{name}</ExternalLink>;
  return (
    <>
      {name}: <a href={phone === undefined ? `mailto:${email}` : telephoneUrl(phone)}>{phone ?? email}</a>
    </>
  );
}
