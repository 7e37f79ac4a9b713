/** The file of a page's social image: "/" gives "/share/home.jpg", "/blog/a" gives "/share/blog-a.jpg". */
export function socialImagePath(route: string): string {
  const name =
    route === '/'
      ? 'home'
      : route
          .slice(1)
          .replaceAll('/', '-')
          .replaceAll(/[^a-z0-9-]/g, '') || 'not-found';
  return `/share/${name}.jpg`;
}
