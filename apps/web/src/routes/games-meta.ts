import type { MetaArgs } from 'react-router'
import type { GamesData } from '../features/catalogue/games-data.ts'
import { buildPageMeta } from './page-meta.ts'

/** What the document of a category or of a provider says of itself. */
export function buildGamesMeta(args: MetaArgs) {
  const list = args.loaderData as GamesData | undefined
  return buildPageMeta(args, ({ t }) => ({
    title: t('shell.page.suffix', { title: list?.group.name ?? '' }),
    description: list && t('catalogue.games.description', { name: list.group.name, count: list.total }),
    steps: list && [{ name: t('catalogue.crumbs.lobby'), path: '/' }, { name: list.group.name, path: args.location.pathname }],
  }))
}
