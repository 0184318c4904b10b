import { type MetaArgs, useLoaderData } from 'react-router'
import { CategoryChips } from '../features/catalogue/category-chips.tsx'
import { WholeGameGrid } from '../features/catalogue/whole-game-grid.tsx'
import { loadFavourites } from '../features/favourites/favourites-data.ts'
import { FavouritesScreen } from '../features/favourites/favourites-screen.tsx'
import { useI18n } from '../i18n/use-i18n.tsx'
import { buildPageMeta } from './page-meta.ts'
import { inBrowser, onServer } from './screen-loaders.ts'
import { useSite } from '../site/site-data.ts'

export { shouldReload as shouldRevalidate } from './should-reload.ts'

export const loader = onServer(loadFavourites)
export const clientLoader = inBrowser(loadFavourites)

export function meta(args: MetaArgs) {
  return buildPageMeta(args, ({ t }) => ({
    title: t('shell.page.suffix', { title: t('favourites.screen.title') }),
    description: t('favourites.screen.description'),
    isUnlisted: true,
  }))
}

export default function FavouriteGames() {
  const { games } = useLoaderData<typeof loader>()
  const { locale } = useI18n()
  const categories = useSite()?.categories.filter(({ showInLobby }) => showInLobby) ?? []
  // The key remounts the screen: after a login nothing of the guest's may stay, nor names of another language.
  return (
    <FavouritesScreen
      key={`${locale} ${games ? 'player' : 'guest'}`}
      games={games}
      chips={<CategoryChips categories={categories} current="favourites" />}
      grid={(cards, loadingCount) => <WholeGameGrid games={cards} loadingCount={loadingCount} />}
    />
  )
}
