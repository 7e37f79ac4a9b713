import { ui } from '#content';
import { LinkButton } from '../../ui/link-button.tsx';
import { MessagePage } from './message-page.tsx';
import { paths } from '../../paths.ts';

/** "Blog not found", the 404 page under /blog. */
export function StoryNotFound() {
  const words = ui.article;
  return (
    <MessagePage>
      <h1>{words.notFound}</h1>
      <p className="lead">{words.notFoundText}</p>
      <LinkButton href={paths.blog}>{words.notFoundLink}</LinkButton>
    </MessagePage>
  );
}
