/** The formats of every picture, best first: browsers use the first that they support. */
export type PictureFormat = 'avif' | 'webp' | 'jpg';

/** URL of one version of a picture: '/pictures/fish-soup.3f2a1b-480.avif'. JPEG exists only in the largest width. */
export function pictureUrl(picture: { readonly src: string }, width: number, format: PictureFormat): string {
  return `${picture.src}-${width}.${format}`;
}
