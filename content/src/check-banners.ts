// Banners: their links lead to what can be opened, and a studio belongs to the banner of one.
import { listAddresses } from './addresses.ts'
import { isDeadEnd } from './check-markdown.ts'
import type { Content } from './content.ts'
import { isPlayable, listForeignStudios } from './playable.ts'

export function checkBanners(content: Content): void {
  const { banners, games, studios } = content
  const foreign = listForeignStudios(studios)
  const closed = new Set(
    games.entries
      .filter(({ value }) => !isPlayable(value, foreign))
      .map(({ value }) => `/play/${value.slug}`),
  )
  const addresses = new Set([...listAddresses(content)].filter((address) => !closed.has(address)))
  for (const { index, value: banner } of banners.entries) {
    if (isDeadEnd(banner.url, addresses))
      banners.report(
        [index, 'url'],
        `${banner.id}: '${banner.url}' leads to no page, or to a game that can't be played`,
      )
    if ((banner.type === 'gameProvider') !== (banner.studio !== undefined)) {
      banners.report(
        [index, 'type'],
        `${banner.id}: a studio belongs to a gameProvider banner, and only to one`,
      )
    }
    if (banner.studio && !studios.entries.some(({ value }) => value.slug === banner.studio))
      banners.report([index, 'studio'], `${banner.id}: unknown studio '${banner.studio}'`)
  }
}
