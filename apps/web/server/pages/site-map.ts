// robots.txt and the site map, always under the configured host [2.25].
import { type ServerData, getServerData, listSiteAddresses } from '@yanta/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Call } from '../../src/data/api/caller.ts'

/** Screens that are not indexed. A rule is a path prefix: /compoints alone would close /compoints-about too. */
const closed = [
  '/json-api/',
  '/api/',
  '/login',
  '/registration',
  '/remind',
  '/new-password/',
  '/profile',
  '/cashbox',
  '/search$',
  '/search?',
  '/compoints$',
  '/compoints/',
]

export function addSiteMap(app: FastifyInstance, callOf: (request: FastifyRequest) => Call): void {
  app.get('/robots.txt', async (request, reply) => {
    const found = await callOf(request)(getServerData)
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(buildRobots(found.ok ? found.value : null))
  })
  app.get('/sitemap.xml', async (request, reply) => {
    const call = callOf(request)
    const [site, addresses] = await Promise.all([call(getServerData), call(listSiteAddresses)])
    // An unavailable map is requested again later; an empty one would remove the site from the index.
    if (!site.ok || !addresses.ok)
      return reply
        .code(503)
        .header('retry-after', '60')
        .header('cache-control', 'no-store')
        .type('text/plain')
        .send('')
    if (site.value.noIndex)
      return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('')
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(buildSiteMap(site.value.canonical, addresses.value.items))
  })
}

/** Without the platform neither a site map nor a rule is written. */
export function buildRobots(site: Pick<ServerData, 'noIndex' | 'canonical'> | null): string {
  if (site?.noIndex) return 'User-agent: *\nDisallow: /\n'
  const rules = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`)]
  return `${[...rules, ...(site ? ['', `Sitemap: ${trimSlash(site.canonical)}/sitemap.xml`] : [])].join('\n')}\n`
}

/** The first 50,000 addresses: more do not fit into one map. */
export function buildSiteMap(
  canonical: string,
  addresses: readonly { path: string; updatedAt: string | null }[],
): string {
  const entries = addresses
    .slice(0, 50_000)
    .map(
      ({ path, updatedAt }) =>
        `<url><loc>${escapeXml(trimSlash(canonical) + encodeURI(path))}</loc>${updatedAt ? `<lastmod>${updatedAt.slice(0, 10)}</lastmod>` : ''}</url>`,
    )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`
}

const trimSlash = (address: string) => address.replace(/\/$/, '')

function escapeXml(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&apos;',
  }
  return text.replace(/[&<>"']/g, (character) => entities[character]!)
}
