// Apart from the other structured data, which every screen loads.

/** A game for search engines: played in the browser, by its studio. */
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
