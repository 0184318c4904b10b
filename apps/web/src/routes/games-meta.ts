import type { MetaArgs } from 'react-router'
import { writeFilters } from '../features/catalogue/game-filters.ts'
import type { GamesData } from '../features/catalogue/games-data.ts'
import { openScreen } from './packed-screen.ts'
import { buildPageMeta } from './page-meta.ts'

/** Meta data of a category's or provider's document. A filtered list is not indexed. */
export function buildGamesMeta(args: MetaArgs) {
  const list = args.loaderData ? (openScreen(args.loaderData) as GamesData) : undefined
  return buildPageMeta(args, ({ t }) => {
    if (!list) return { title: t('shell.page.suffix', { title: '' }) }
    const { group, within, page, total } = list
    const name = within ? `${group.name}: ${within.name}` : group.name
    const title = t('shell.page.suffix', {
      title: page > 1 ? t('catalogue.meta.page', { title: name, page }) : name,
    })
    const above = within ? [{ name: group.name, path: `/producers/${group.slug}` }] : []
    return {
      title,
      description: t('catalogue.games.description', { name, count: total }),
      isUnlisted: writeFilters(list.filters) !== '',
      steps: [
        { name: t('catalogue.crumbs.lobby'), path: '/' },
        ...above,
        { name: within?.name ?? group.name, path: args.location.pathname },
      ],
    }
  })
}
