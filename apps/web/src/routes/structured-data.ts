// Structured data for search engines, in schema.org terms.

/** A breadcrumb: name and path of a page. */
export interface Step {
  name: string
  path: string
}

/** Breadcrumbs from main to the page, inclusive. */
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

/** The site's name for search engines. */
export function buildWebSite(origin: string, name: string) {
  return { '@context': 'https://schema.org', '@type': 'WebSite', name, url: `${origin}/` }
}
