import { announcements, branches, isDraft, site, ui } from '#content';
import { fill } from '../../model/fill.ts';
import type { Branch } from '../../model/types.ts';
import { AddressLines, CallLink, ExternalLink, HoursLines } from '../ui/contact.tsx';
import { Brand, HelpLinks } from './site-header.tsx';
import { OpeningLine } from '../ui/opening-line.tsx';
import styles from './site-footer.module.css';

const words = ui.footer;
const socialLinks = (['facebook', 'instagram', 'youtube'] as const).flatMap((name) => {
  const href = site.links[name];
  return href === undefined ? [] : { href, text: words[name] };
});

/** The footer: farewell, branches, help links and external links. */
export const SiteFooter = () => (
  <footer className={`on-dark type-small ${styles['foot']}`}>
    <div className={`wrap ${styles['grid']}`}>
      <div className={styles['signOff']}>
        <Brand />
        <p className={`type-name ${styles['fold']}`}>{words.farewell}</p>
        <p>{words.farewellText}</p> <p>{words.brandLine}</p>
      </div>
      {branches.map((branch) => (
        <FooterBranch key={branch.key} branch={branch} />
      ))}
      <nav className={styles['help']} aria-label={words.linksLabel}>
        <h2 className="type-name bright">{words.linksLabel}</h2>
        <HelpLinks />
      </nav>
      {socialLinks.length > 0 && (
        <nav className={styles['follow']} aria-label={words.socialLabel}>
          <h2 className="type-name bright">{words.socialLabel}</h2>
          <ul>
            {socialLinks.map(({ href, text }) => (
              <li key={href}>
                <ExternalLink href={href}>{text}</ExternalLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
    <SmallPrint />
  </footer>
);

const FooterBranch = ({ branch }: { branch: Branch }) => (
  <div>
    <h2 className="type-name bright">{branch.store}</h2>
    <address>
      <AddressLines address={branch.address} />
      <p>
        <CallLink branch={branch} className="type-button" />
      </p>
      <p className="label">
        <HoursLines hours={branch.visitingHours} />
      </p>
      <OpeningLine branch={branch} announced={announcements[branch.key]} isShort />
    </address>
  </div>
);

/** On phones one run of text: the spaces part its paragraphs there. */
const SmallPrint = () => (
  <div className={`wrap cluster type-small ${styles['small']}`}>
    <p>{words.copyright}</p> {isDraft && <p>{words.sample}</p>}{' '}
    {site.links.disclaimer && (
      <p>
        <ExternalLink href={site.links.disclaimer}>{words.disclaimer}</ExternalLink>
      </p>
    )}{' '}
    {site.builder && (
      <p>
        <ExternalLink href={site.builder.link}>{fill(words.builder, { builder: site.builder.name })}</ExternalLink>
      </p>
    )}{' '}
    <p>{site.picturesNote}</p>
  </div>
);
