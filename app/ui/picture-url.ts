/** What every picture is served as, best first: browsers take the first that they know. */
export type PictureFormat = 'avif' | 'webp' | 'jpg';

/** Address of one version of a picture: '/pictures/masala-dosa.3f2a1b-480.avif'. JPEG exists in the widest only. */
export function pictureUrl(picture: { readonly src: string }, width: number, format: PictureFormat): string {
  return `${picture.src}-${width}.${format}`;
}
