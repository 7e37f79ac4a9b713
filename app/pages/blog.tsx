import { useEffect, useRef, useState } from 'react';
import { nativeLanguage } from 'virtual:content/site';
import stories from 'virtual:content/stories';
import * as ui from 'virtual:content/ui';
import { ALL_TAGS, filterStories } from '../components/stories/filter-stories.ts';
import { StoryCard } from '../components/stories/story-card.tsx';
import { BelowTheFold } from '../ui/below-the-fold.tsx';
import { RoomName } from '../ui/room-name.tsx';
import { Field } from '../ui/field.tsx';
import { fill } from '../../model/fill.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import styles from './blog.module.css';

const words = ui.blog;
const tags = [
  { value: ALL_TAGS, text: words.all },
  { value: words.food, text: words.food },
  { value: words.ourCulture, text: words.ourCulture },
];

/** The blog list, filtered by both a category dropdown and a search box. */
export default function Blog() {
  const [tag, setTag] = useState(ALL_TAGS);
  const [search, setSearch] = useState('');
  const filters = useRef<HTMLElement>(null);
  // Applies input from before hydration.
  useEffect(() => {
    const fieldValue = (name: string) =>
      filters.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.value ?? '';
    setTag(fieldValue('tag'));
    setSearch(fieldValue('search'));
  }, []);

  const found = filterStories(stories, tag, search);
  const [lead, ...others] = found;
  const count = found.length === 1 ? words.resultsOne : fill(words.resultsMany, { n: found.length });
  return (
    <>
      <div className={`wrap ${styles['head']}`}>
        <div className={styles['title']}>
          {words.roomName && <RoomName name={words.roomName} language={nativeLanguage} />}
          <h1>{words.title}</h1>
          <p className="lead">{words.intro}</p>
        </div>
        <search ref={filters} className={`${styles['filters']} needs-script`}>
          <Field label={words.categoryLabel} isLabelHidden className={styles['category']}>
            {(control) => (
              <select {...control} name="tag" onChange={(event) => setTag(event.currentTarget.value)}>
                {tags.map(({ value, text }) => (
                  <option key={value} value={value}>
                    {text}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Field label={words.searchLabel} isLabelHidden className={styles['search']}>
            {(control) => (
              <input
                {...control}
                type="search"
                name="search"
                placeholder={words.searchPlaceholder}
                autoComplete="off"
                onChange={(event) => setSearch(event.currentTarget.value)}
              />
            )}
          </Field>
          <p className={styles['count']} role="status">
            {count}
          </p>
        </search>
      </div>
      {lead ? (
        <StoryCard key={lead.slug} story={lead} kind="lead" priority />
      ) : (
        <div className={`wrap ${styles['list']}`}>
          <EmptyState>{words.empty}</EmptyState>
        </div>
      )}
      {others.length > 0 && (
        <BelowTheFold>
          <div className={styles['others']}>
            <div className={`wrap ${styles['posts']}`}>
              {others.map((story) => (
                <StoryCard key={story.slug} story={story} kind="pair" />
              ))}
            </div>
          </div>
        </BelowTheFold>
      )}
    </>
  );
}
