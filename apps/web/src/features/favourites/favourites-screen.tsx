import empty from '@yanta/art/empty.json'
import { type ReactNode, use } from 'react'
import { useLocation } from 'react-router'
import { useI18n } from '../../i18n/use-i18n.tsx'
import type { CardGame } from '../../domain/game/card-game.ts'
import { buildLoginLink } from '../../navigation/login-link.ts'
import { RegionClosedContext } from '../../site/region.ts'
import { Button, ButtonLink } from '../../ui/actions/button.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import type { FavouritesData } from './favourites-data.ts'
import './favourites.messages.json'
import styles from './favourites-screen.module.css'
import { useFavouriteGames } from './use-favourite-games.ts'

interface FavouritesScreenProps extends FavouritesData {
  /** Links to the lists of games. */
  chips: ReactNode
  /** Cards, and skeletons of those that are loading. */
  grid: (games: CardGame[], loadingCount: number) => ReactNode
}

/** All liked games: a player's from the account, a guest's from this browser. */
export function FavouritesScreen({ games: loaded, chips, grid }: FavouritesScreenProps) {
  const { t, number } = useI18n()
  const { games, loadingCount, isFailed, isEmpty, count, retry } = useFavouriteGames(loaded)
  return (
    <>
      <div className={styles.top}>
        <h1>
          {t('favourites.screen.title')}
          {count ? <small>{number(count)}</small> : null}
        </h1>
        {chips}
      </div>
      {loaded === null && (
        <noscript>
          <Note>{t('favourites.screen.noScript')}</Note>
        </noscript>
      )}
      {isEmpty && (
        <Notice
          isLarge
          image={empty.favourites}
          title={t('favourites.screen.empty')}
          text={t('favourites.screen.emptyHint')}
          action={
            <ButtonLink look="primary" to="/">
              {t('favourites.screen.find')}
            </ButtonLink>
          }
        />
      )}
      {loadingCount + games.length > 0 && (
        <div className={loaded === null ? styles.needsScript : undefined}>{grid(games, loadingCount)}</div>
      )}
      {isFailed && (
        <Notice
          isError
          title={t('favourites.screen.failed')}
          text={t('favourites.screen.failedHint')}
          action={<Button onClick={retry}>{t('favourites.screen.retry')}</Button>}
        />
      )}
      {loaded === null && games.length > 0 && <GuestNote />}
    </>
  )
}

function GuestNote() {
  const { t } = useI18n()
  const location = useLocation()
  if (use(RegionClosedContext)) return null
  return (
    <Note
      actions={
        <ButtonLink size="small" {...buildLoginLink(location)}>
          {t('favourites.screen.login')}
        </ButtonLink>
      }
    >
      {t('favourites.screen.guest')}
    </Note>
  )
}
