import { useLocation, useNavigation } from 'react-router'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { Button, ButtonLink } from '../../ui/actions/button.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { Loader } from '../../ui/feedback/loader.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { useEndNear } from '../../ui/use-end-near.ts'
import { gamesPerPage } from './game-pages.ts'
import { GameWindowGrid } from './game-window-grid.tsx'
import type { GamesData } from './games-data.ts'
import styles from './games-screen.module.css'
import { syncListUrl } from './sync-list-url.ts'
import { type Seen, useGames } from './use-games.ts'

/** [3.2]. */
const placeholders = 15
/** [9.15] A leap to the foot of the page may also have scrolled past the end. */
const nearEnd = '9999999px 0px 500px 0px'

/** The games of a list; the next page loads when the end of the list comes near. */
export function GamesList({ data }: { data: GamesData }) {
  const { t, number } = useI18n()
  const {
    list,
    loading,
    failed,
    nextCount,
    comingCount,
    isOnline,
    address,
    left,
    recordSeen,
    load,
    fetchMissing,
    mayLoadUnasked,
  } = useGames(data)
  const { pathname } = useLocation()
  const navigation = useNavigation()
  const isNarrowing = navigation.state === 'loading' && navigation.location.pathname === pathname
  const end = useEndNear<HTMLLIElement>(mayLoadUnasked, () => void load('next', true), {
    margin: nearEnd,
    turn: list.last,
  })
  const pageAddress = (page: number) =>
    page === 1 ? address : `${address}${address.includes('?') ? '&' : '?'}page=${page}`
  function handleSeen(seen: Seen) {
    recordSeen(seen)
    syncListUrl({ ...seen, first: list.first, address: pageAddress(seen.page) })
  }
  const shownTo = Math.min(list.total, list.last * gamesPerPage)
  return (
    <div className={styles.list}>
      {list.first > 1 && (
        <div className={styles.previous}>
          <ButtonLink
            to={pageAddress(list.first - 1)}
            preventScrollReset
            aria-disabled={loading !== null || undefined}
            onClick={(event) => {
              event.preventDefault()
              void load('previous')
            }}
          >
            {t('catalogue.list.previous')}
          </ButtonLink>
        </div>
      )}
      <GameWindowGrid
        label={t('catalogue.list.label', { name: data.group.name })}
        list={list}
        loadingCount={loading === 'next' ? Math.min(placeholders, nextCount) : 0}
        comingCount={comingCount}
        end={end}
        isBusy={isNarrowing}
        left={left}
        onSeen={handleSeen}
        onMissing={(from, to) => void fetchMissing(from, to)}
      />
      {failed && (
        <Notice
          isError
          title={t(isOnline ? 'catalogue.games.failed' : 'catalogue.list.offline')}
          text={t(isOnline ? 'catalogue.games.failedHint' : 'catalogue.list.offlineHint')}
          action={<Button onClick={() => void load(failed)}>{t('catalogue.games.retry')}</Button>}
        />
      )}
      <div className={styles.more}>
        {(loading === 'next' || (!failed && nextCount > 0)) && (
          <div
            className={joinClasses(
              styles.next,
              comingCount > 0 && comingCount === list.total - shownTo && styles.passing,
            )}
          >
            {loading === 'next' ? (
              <Loader text={t('catalogue.list.loading')} />
            ) : (
              <ButtonLink
                to={pageAddress(list.last + 1)}
                preventScrollReset
                onClick={(event) => {
                  event.preventDefault()
                  void load('next')
                }}
              >
                {t('catalogue.games.more', { count: nextCount })}
              </ButtonLink>
            )}
          </div>
        )}
        {list.total > gamesPerPage && (
          <span>
            {t('catalogue.list.range', {
              from: number((list.first - 1) * gamesPerPage + 1),
              to: number(shownTo),
              total: number(list.total),
            })}
          </span>
        )}
      </div>
    </div>
  )
}
