import { index, layout, prefix, route, type RouteConfig } from '@react-router/dev/routes';

/** For engineers alone: no build holds the style page. */
const isDevelopment = process.env['NODE_ENV'] === 'development';

/** The route table of spec section 2, and our own: glossary, allergens, accessibility statement, sheets for the tables. What stands outside the layout has a page of its own kind. */
export default [
  layout('pages/layout.tsx', [
    index('pages/home.tsx', { id: 'home' }),
    route('home', 'pages/home.tsx', { id: 'home-alias' }),
    route('about-us', 'pages/about-us.tsx'),
    route('menu', 'pages/menu.tsx'),
    route('allergens/:branch', 'pages/allergens.tsx'),
    ...prefix('blog', [index('pages/blog.tsx'), route(':slug', 'pages/blog-article.tsx')]),
    route('select-store', 'pages/select-store.tsx'),
    route('book-reservation', 'pages/book-reservation.tsx'),
    route('privacy-policy', 'pages/legal.tsx', { id: 'privacy-policy' }),
    route('terms-and-conditions', 'pages/legal.tsx', { id: 'terms-and-conditions' }),
    route('accessibility', 'pages/accessibility.tsx'),
    route('faq', 'pages/faq.tsx'),
    route('glossary', 'pages/glossary.tsx'),
    route('feedback', 'pages/feedback.tsx'),
    route('under-construction', 'pages/under-construction.tsx'),
    route('offline', 'pages/offline.tsx'),
    ...(isDevelopment ? [route('style', 'pages/style.tsx')] : []),
    route('*', 'pages/not-found.tsx'),
  ]),
  route('gotoappstore', 'pages/go-to-app-store.tsx'),
  route('print/:branch', 'pages/table-sheet.tsx'),
] satisfies RouteConfig;
