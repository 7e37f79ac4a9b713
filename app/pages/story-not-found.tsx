import * as ui from 'virtual:content/ui';
import { LinkButton } from '../components/link-button.tsx';
import { QuietPage } from '../components/quiet-page.tsx';
import { paths } from '../paths.ts';

/** "Blog not found" (spec section 2): an address under /blog where no story is. */
export default function StoryNotFound() {
  const words = ui.article;
  return (
    <QuietPage>
      <h1>{words.notFound}</h1>
      <p className="lead">{words.notFoundText}</p>
      <LinkButton href={paths.blog}>{words.notFoundLink}</LinkButton>
    </QuietPage>
  );
}
