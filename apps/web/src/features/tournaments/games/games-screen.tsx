import empty from '@yanta/art/empty.json'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import type { CardGame } from '../../../domain/game/card-game.ts'
import { usePlayerCurrency } from '../../../domain/wallet/use-player-currency.ts'
import { countNextPage } from '../../../navigation/next-page.ts'
import { Button, ButtonLink } from '../../../ui/actions/button.tsx'
import { BigNumber } from '../../../ui/data/big-number.tsx'
import { LockedPanel } from '../../../ui/data/locked-panel.tsx'
import { Picture } from '../../../ui/data/picture.tsx'
import { Loader } from '../../../ui/feedback/loader.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { RowsPlaceholder } from '../../../ui/feedback/placeholder.tsx'
import { SearchField } from '../../../ui/fields/search-field.tsx'
import { Breadcrumbs } from '../../../ui/layout/breadcrumbs.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { useEndNear } from '../../../ui/use-end-near.ts'
import { describeStake } from '../page/rules-words.ts'
import { type TournamentGamesData, gamesPerPage } from '../tournaments-data.ts'
import '../page/tournament-page.messages.json'
import '../tournaments.messages.json'
import styles from './games-screen.module.css'

interface TournamentGamesScreenProps extends TournamentGamesData {
  /** Renders the games. */
  grid: (games: CardGame[]) => ReactNode
}

/** Typing is not answered letter by letter. */
const typingPauseMs = 300
const rowsBehind = 5
/** Pages that come by themselves before one has to press for the next: the foot of the screen stays in reach. */
const pagesInARow = 5

/** [2.6] The games that count in a tournament, ten at a time [9.13], found by name [7.54]. */
export function TournamentGamesScreen({ grid, ...data }: TournamentGamesScreenProps) {
  const { t, number } = useI18n()
  const { tournament, games, total, search } = data
  const navigate = useNavigate()
  const find = (wanted: string) =>
    void navigate(writeAddress(wanted, 1), { replace: true, preventScrollReset: true })
  return (
    <>
      <Head {...data} />
      {tournament.isLocked ? (
        <LockedPanel
          title={t('tournament.locked')}
          text={t('tournament.locked.text')}
          actions={
            <ButtonLink to={`/tournaments/${tournament.slug}`}>{t('tournament.games.page')}</ButtonLink>
          }
        >
          <RowsPlaceholder rows={rowsBehind} />
        </LockedPanel>
      ) : (
        <>
          <div className={styles.search}>
            <Search shown={search} onSearch={find} />
            <span role="status">
              {t('tournament.games.found', { shown: number(games.length), total: number(total) })}
            </span>
          </div>
          {total === 0 ? (
            <Card>
              <Notice
                image={empty.search}
                title={t(search === '' ? 'tournaments.games.empty' : 'tournament.games.notFound')}
                text={t(search === '' ? 'tournaments.games.empty.text' : 'tournament.games.notFound.text')}
                action={
                  search !== '' && <Button onClick={() => find('')}>{t('tournament.games.showAll')}</Button>
                }
              />
            </Card>
          ) : (
            <div>
              {grid(games)}
              <More key={search} {...data} />
            </div>
          )}
        </>
      )}
    </>
  )
}

function Head({ tournament, position }: TournamentGamesData) {
  const i18n = useI18n()
  const { t, number } = i18n
  const currency = usePlayerCurrency()
  const { slug, title, image, betRestriction } = tournament
  return (
    <div className={styles.top}>
      <Breadcrumbs
        label={t('tournaments.crumbs.label')}
        current={t('tournaments.crumbs.games')}
        links={[
          { to: '/', name: t('tournaments.crumbs.lobby') },
          { to: '/tournaments', name: t('tournaments.crumbs.all') },
          { to: `/tournaments/${slug}`, name: title },
        ]}
      />
      <div className={styles.head}>
        <Picture source={image} alt="" width={720} height={405} sizes="150px" />
        <div className={styles.words}>
          <h1>{t('tournaments.games.title', { title })}</h1>
          <p>{t('tournament.games.text', { stake: describeStake(betRestriction, currency, i18n) })}</p>
        </div>
        {position !== null && (
          <BigNumber color="amber" size="small" value={number(position)}>
            {t('tournament.games.place')}
          </BigNumber>
        )}
        <ButtonLink to={`/tournaments/${slug}`}>{t('tournaments.games.table')}</ButtonLink>
      </div>
    </div>
  )
}

/** What is typed is searched for after a pause; what the address says is taken over when it changes otherwise. */
function Search({ shown, onSearch }: { shown: string; onSearch: (wanted: string) => void }) {
  const { t } = useI18n()
  const [text, setText] = useState(shown)
  const [known, setKnown] = useState(shown)
  const wanted = text.trim()
  if (known !== shown) {
    setKnown(shown)
    if (wanted !== shown) setText(shown)
  }
  const search = useEffectEvent(() => {
    if (wanted !== shown) onSearch(wanted)
  })
  useEffect(() => {
    const timer = setTimeout(() => search(), typingPauseMs)
    return () => clearTimeout(timer)
  }, [wanted])
  return (
    <SearchField
      size="small"
      label={t('tournament.games.search')}
      placeholder={t('tournament.games.search')}
      clearLabel={t('tournament.games.clear')}
      value={text}
      maxLength={150}
      onChange={setText}
    />
  )
}

/** The next page, by the end of the list [9.15] or by its button. */
function More({ games, total, pages, search }: TournamentGamesData) {
  const { t } = useI18n()
  const navigate = useNavigate()
  const { state } = useNavigation()
  // Under a popup, another address would close it.
  const { mask } = useLocation()
  const [asked, setAsked] = useState(pages)
  const next = countNextPage({ shown: games.length, pages, pageSize: gamesPerPage, total })
  const address = writeAddress(search, pages + 1)
  const end = useEndNear<HTMLDivElement>(
    next > 0 && state === 'idle' && !mask && pages - asked < pagesInARow,
    () => void navigate(address, { replace: true, preventScrollReset: true }),
    { margin: '0px 0px 500px 0px', turn: pages },
  )
  if (next === 0) return null
  return (
    <div ref={end} className={styles.more}>
      {state === 'loading' ? (
        <Loader text={t('tournament.games.loading')} />
      ) : (
        <ButtonLink to={address} preventScrollReset replace onClick={() => setAsked(pages + 1)}>
          {t('tournaments.games.more')}
        </ButtonLink>
      )}
    </div>
  )
}

function writeAddress(search: string, page: number): string {
  const query = new URLSearchParams()
  if (search !== '') query.set('q', search)
  if (page > 1) query.set('page', String(page))
  return `?${query}`
}
