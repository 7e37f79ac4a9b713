import { useEffect } from 'react';
import stories from 'virtual:content/stories';
import { AppBadge } from '../components/app-badge.tsx';
import { BranchPhones } from '../components/branch-phones.tsx';
import { Brand } from '../components/brand.tsx';
import { Question } from '../components/faq/question.tsx';
import { Rating } from '../components/feedback/rating.tsx';
import { BranchSwitch } from '../components/menu/branch-switch.tsx';
import { Category } from '../components/menu/category.tsx';
import { Dish } from '../components/menu/dish.tsx';
import { MenuPager } from '../components/menu/menu-pager.tsx';
import { MenuHero } from '../components/menu/menu-hero.tsx';
import { MenuRail } from '../components/menu/menu-rail.tsx';
import { MenuTools } from '../components/menu/menu-tools.tsx';
import { ShortList } from '../components/menu/short-list.tsx';
import { MenuDownload } from '../components/menu-download.tsx';
import { NoticeBanner } from '../components/notice-banner.tsx';
import { OpeningLine } from '../components/opening-line.tsx';
import { PageHead } from '../components/page-head.tsx';
import { MessagePage } from '../components/message-page.tsx';
import { RootsBand } from '../components/roots-band.tsx';
import { SectionHead } from '../components/section-head.tsx';
import { Answer } from '../components/store-choice/answer.tsx';
import { House, type HouseProps } from '../components/store-choice/house.tsx';
import { StoryCard, type StoryCardKind } from '../components/stories/story-card.tsx';
import { ArrowLink, BackLink } from '../components/text-link.tsx';
import { defineDatedPart } from '../start/dated-part.ts';
import { Group, Sample } from './sample.tsx';
import {
  announced,
  closure,
  createCategory,
  dishes,
  drinksTable,
  longName,
  notices,
  roomName,
  stores,
} from './sample-data.ts';
import styles from './style-page.module.css';

const noop = () => undefined;
const answer = { prompt: 'Is your food very hot?', answer: 'Some of it. Ask, and the kitchen tells you which.' };
const cards: StoryCardKind[] = ['lead', 'pair', 'small'];
const [lead, long] = stores;
const [story] = stories;
const houses: ({ name: string } & Pick<HouseProps, 'branch' | 'door' | 'state'>)[] = [
  { name: 'none is chosen', branch: lead, door: 'ajar', state: 'Choose' },
  { name: 'chosen', branch: lead, door: 'open', state: 'Chosen' },
  {
    name: 'another is chosen; long name and address, no picture',
    branch: { ...long, picture: null },
    door: 'shut',
    state: 'Choose',
  },
];

/** The components of app/components in every state. */
export function SiteParts() {
  // On other pages the script in the head defines it, if the content has dates.
  useEffect(() => {
    if (!customElements.get('dated-part')) defineDatedPart();
  }, []);
  return (
    <>
      <Links />
      <Heads />
      <Menu />
      <Group name="Stores">
        <div className={styles['columns']}>
          {houses.map(({ name, ...house }) => (
            <Sample key={name} name={`House, ${name}`} on="plaster">
              <ul className={styles['houses']}>
                <House {...house} onPick={noop} />
              </ul>
            </Sample>
          ))}
        </div>
        {(['plaster', 'stone'] as const).map((background) => (
          <Sample key={background} name="OpeningLine: as it is now; with special days" on={background}>
            <div className={styles['columns']}>
              <OpeningLine branch={lead} />
              <OpeningLine branch={lead} announced={announced} />
            </div>
          </Sample>
        ))}
        <Sample name="NoticeBanner: with a link; of two lines" on="bare">
          <NoticeBanner notices={notices} />
        </Sample>
        <Sample name="Answer" on="bare">
          <div className={styles['answer']}>
            <Answer ref={null} service="ordering" branch={lead} />
          </div>
        </Sample>
        <Sample name="Answer, closed" on="bare">
          <div className={styles['answer']}>
            <Answer ref={null} service="ordering" branch={{ ...lead, closure }} />
          </div>
        </Sample>
        <Sample name="Answer, long name" on="bare">
          <div className={styles['answer']}>
            <Answer ref={null} service="booking" branch={long} />
          </div>
        </Sample>
      </Group>
      <Group name="Stories">
        {story &&
          cards.map((kind) => (
            <Sample key={kind} name={`StoryCard ${kind}: with picture; without, title of 60 letters`}>
              <div className={kind === 'lead' ? undefined : styles['columns']}>
                <StoryCard story={story} kind={kind} />
                <StoryCard story={{ ...story, picture: null, title: longName }} kind={kind} />
              </div>
            </Sample>
          ))}
      </Group>
      <Group name="Questions and rating">
        <Sample name="Question: open, closed">
          <ul>
            <Question number={1} entry={answer} isOpen onToggle={noop} />
            <Question number={12} entry={{ ...answer, prompt: `${longName}?` }} isOpen={false} onToggle={noop} />
          </ul>
        </Sample>
        <Sample name="Rating: one chosen">
          <Rating legend="How was your experience with us?" chosen="Loved" />
        </Sample>
        <Sample name="BranchPhones">
          <BranchPhones />
        </Sample>
      </Group>
    </>
  );
}

function Links() {
  return (
    <Group name="Links">
      <Sample name="ArrowLink, BackLink, Brand">
        <div className={styles['row']}>
          <ArrowLink href="/style">Read More</ArrowLink>
          <BackLink href="/style">Back</BackLink>
          <Brand />
        </div>
      </Sample>
      <Sample name="BackLink, Brand, AppBadge: with a link, without" on="stone">
        <div className={styles['row']}>
          <BackLink href="/style">Back</BackLink>
          <Brand onDark />
          <AppBadge shop="googlePlay" href="https://play.google.com/" name="Google Play" />
          <AppBadge shop="appStore" href="" name="App Store" />
        </div>
      </Sample>
    </Group>
  );
}

function Heads() {
  return (
    <Group name="Heads">
      <Sample name="SectionHead">
        <SectionHead roomName={roomName} heading="Our Culture" lead="Three stories for after the meal." />
      </Sample>
      <Sample name="SectionHead, on dark, 60 letters" on="leaf">
        <SectionHead roomName={roomName} heading={longName} />
      </Sample>
      <Sample name="PageHead: kolam" on="bare">
        <PageHead title="FAQ" />
      </Sample>
      <Sample name="PageHead: leaf, side icon, lead" on="bare">
        <PageHead
          title="About Us"
          lead="Two kitchens in London, one way of cooking."
          sideIcon="lamp"
          background="leaf"
        />
      </Sample>
      <Sample name="MenuHero" on="bare">
        <MenuHero hasDrinks />
      </Sample>
      <Sample name="MessagePage" on="bare">
        <MessagePage>
          <h1>This door opens on the street.</h1>
          <p className="lead">There is no page at this address.</p>
        </MessagePage>
      </Sample>
      <Sample name="RootsBand: missing pictures" on="bare">
        <RootsBand
          roomName={roomName}
          heading="Connection To Our Roots"
          pictures={[
            { picture: null, alt: 'A leaf', caption: 'NON VEG MEALS' },
            { picture: null, alt: 'A pot', caption: longName },
          ]}
        />
      </Sample>
    </Group>
  );
}

function Menu() {
  return (
    <Group name="Menu">
      <Sample name="BranchSwitch, MenuPager, MenuDownload">
        <div className={styles['row']}>
          <BranchSwitch shown={lead} hrefOf={() => '#'} onIntent={noop} />
          <MenuPager branch={lead.key} label="Pages" page={2} />
          <MenuDownload branch={lead.key} />
        </div>
      </Sample>
      <Sample name="MenuRail">
        <MenuRail menuName="Sample" branch={lead.key} page={1} />
      </Sample>
      <Sample name="MenuTools: bar and sheets">
        <MenuTools branch={lead.key} />
      </Sample>
      <Sample name="ShortList">
        <ShortList />
      </Sample>
      {dishes.map(({ state, dish }) => (
        <Sample key={state} name={`Dish: ${state}; as a drink`}>
          <ul className={styles['columns']}>
            <Dish dish={dish} isDrink={false} />
            <Dish dish={dish} isDrink />
          </ul>
        </Sample>
      ))}
      {[0, 1, 6, 40].map((count) => (
        <Sample key={count} name={`Category: ${count} dishes`}>
          <Category category={createCategory(count)} id={`sample-${count}`} isDrinks={count === 6} />
        </Sample>
      ))}
      <Sample name="Category: table of drinks, with styles">
        <Category category={drinksTable} id="sample-table" isDrinks />
      </Sample>
    </Group>
  );
}
