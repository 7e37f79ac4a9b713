import { blog } from '#content';
import { LinkButton } from '../../ui/link-button.tsx';
import { MessagePage } from './message-page.tsx';
import { paths } from '../../paths.ts';

/** "Blog not found", the 404 page under /blog. */
export function StoryNotFound() {
  const words = blog.notFound;
  return (
    <MessagePage room="hall">
      <h1>{words.title}</h1>
      <p className="lead">{words.text}</p>
      <LinkButton href={paths.blog} kind="brass">
        {words.link}
      </LinkButton>
    </MessagePage>
  );
}
