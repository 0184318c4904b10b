import { growRow } from '../features/favourites/grow-shown.ts'
import { useFavouriteGames } from '../features/favourites/use-favourite-games.ts'
import { useI18n } from '../i18n/use-i18n.tsx'
import type { CardGame } from '../domain/game/card-game.ts'
import { Button } from '../ui/actions/button.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { Section } from '../ui/layout/section.tsx'
import { FavouritesShelf } from './favourites-shelf.tsx'
import { useSite } from '../site/site-data.ts'

/** The latest favourites, updated as hearts are pressed here and elsewhere; a guest's games are fetched by slug. */
export function FavouritesRow({ games }: { games: CardGame[] }) {
  const { locale } = useI18n()
  const owner = useSite()?.player?.profile.id ?? 'guest'
  // The key remounts the row: nothing of another player or guest may stay, nor names of another language.
  return <Row key={`${locale} ${owner}`} loaded={games.length > 0 ? games : null} />
}

function Row({ loaded }: { loaded: CardGame[] | null }) {
  const { t } = useI18n()
  const { games, loadingCount, isEmpty, isFailed, retry } = useFavouriteGames(loaded, growRow)
  if (isEmpty) return null
  if (!isFailed || games.length > 0) return <FavouritesShelf games={games} loadingCount={loadingCount} />
  return (
    <Section title={t('lobby.rows.favourites')} icon="heart">
      <Notice
        isError
        title={t('lobby.rows.failed')}
        text={t('lobby.rows.failedHint')}
        action={<Button onClick={retry}>{t('lobby.rows.retry')}</Button>}
      />
    </Section>
  )
}
