// Structured data for search engines, in the words of schema.org.

/** A step on the way to a page: its name and its path. */
export interface Step {
  name: string
  path: string
}

/** The way from main to the page, the page included. */
export function buildBreadcrumbList(origin: string, steps: readonly Step[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  }
}

/** A game as search engines know games: in the browser, by its studio. */
export function buildGame(
  origin: string,
  {
    path,
    name,
    description,
    image,
    studio,
  }: { path: string; name: string; description?: string; image: string; studio: string },
) {
  return {
    '@context': 'https://schema.org',
    '@type': 'VideoGame',
    name,
    url: origin + path,
    ...(description ? { description } : {}),
    image: origin + image,
    gamePlatform: 'Web browser',
    applicationCategory: 'Game',
    author: { '@type': 'Organization', name: studio },
  }
}

/** The name under which search engines show the site. */
export function buildWebSite(origin: string, name: string) {
  return { '@context': 'https://schema.org', '@type': 'WebSite', name, url: `${origin}/` }
}
