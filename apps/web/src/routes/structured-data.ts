// Structured data for search engines, in the words of schema.org.

/** A step on the way to a page: its name and its path. */
export interface Step {
  name: string
  path: string
}

/** The way from main to the page, the page included. */
export function buildBreadcrumbList(origin: string, steps: readonly Step[]) {
  return {
    '@context': 'https://schema.org', '@type': 'BreadcrumbList',
    'itemListElement': steps.map(({ name, path }, index) => ({ '@type': 'ListItem', 'position': index + 1, name, 'item': origin + path })),
  }
}

/** The name under which search engines show the site. */
export function buildWebSite(origin: string, name: string) {
  return { '@context': 'https://schema.org', '@type': 'WebSite', name, 'url': `${origin}/` }
}
