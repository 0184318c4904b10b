import empty from '@yanta/art/empty.json'
import type { Category } from '@yanta/contract'
import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { openModal } from '../../dialogs/store.ts'
import { Button, ButtonLink } from '../../ui/actions/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { Announcement } from './announcement.tsx'
import { CategoryRow } from './category-row.tsx'
import { GameRow } from './game-row.tsx'
import { Hero } from './hero.tsx'
import type { LobbyData } from './lobby-data.ts'
import type { LobbySlots } from './lobby-slots.ts'
import { orderChips } from './order-rows.ts'

/** Two full rows on a wide screen. */
const providersShown = 12
/** Games come first. */
const rowsBeforeWinners = 1
/** Rows before promotions and tournaments, and before the providers. */
const rowsBeforeEvents = 2
const rowsBeforeProviders = 3

interface LobbyProps {
  lobby: LobbyData
  categories: Category[]
  producers: Category[]
  slots: LobbySlots
}

/** The main screen [2.2]. */
export function Lobby({ lobby, categories, producers, slots }: LobbyProps) {
  const { t } = useI18n()
  const { announcement, rows, recent, favourites, hasEvents } = lobby
  const draw = (from: number, to?: number) =>
    rows?.slice(from, to).map((row) => <CategoryRow key={row.slug} row={row} slots={slots} />)
  return (
    <>
      <VisuallyHidden as="h1">{t('lobby.page.title')}</VisuallyHidden>
      <Hero {...lobby} />
      {/* Before they look around players go on with what they played. */}
      {recent && recent.length > 0 && (
        <GameRow title={t('lobby.rows.recent')} icon="clock" games={recent} cards={slots.cards} isContinued />
      )}
      {recent === null && (
        <Section title={t('lobby.rows.recent')} icon="clock">
          <FailedGames />
        </Section>
      )}
      {slots.chips(orderChips(categories.filter(({ showInLobby }) => showInLobby)))}
      {rows === null && <FailedGames />}
      {rows?.length === 0 && (
        <Notice image={empty.search} title={t('lobby.rows.empty')} text={t('lobby.rows.emptyHint')} />
      )}
      {draw(0, rowsBeforeWinners)}
      {announcement && <Announcement announcement={announcement} />}
      {slots.winners}
      {draw(rowsBeforeWinners, rowsBeforeEvents)}
      {hasEvents && <Events>{slots.events}</Events>}
      {draw(rowsBeforeEvents, rowsBeforeProviders)}
      {producers.length > 0 && <Providers producers={producers} draw={slots.providers} />}
      {draw(rowsBeforeProviders)}
      {slots.favourites(favourites)}
    </>
  )
}

/** Replaces games that failed to load. */
function FailedGames() {
  const { t } = useI18n()
  const { revalidate, state } = useRevalidator()
  const retry = (
    <Button isWaiting={state === 'loading'} onClick={() => void revalidate()}>
      {t('lobby.rows.retry')}
    </Button>
  )
  return <Notice isError title={t('lobby.rows.failed')} text={t('lobby.rows.failedHint')} action={retry} />
}

function Events({ children }: { children: ReactNode }) {
  const { t } = useI18n()
  const all = (
    <ButtonLink size="small" to="/promo">
      {t('lobby.events.all')}
    </ButtonLink>
  )
  return (
    <Section title={t('lobby.events.title')} icon="ticket" actions={all}>
      {children}
    </Section>
  )
}

/** The top providers; the picker lists and searches all of them [2.54]. */
function Providers({ producers, draw }: { producers: Category[]; draw: LobbySlots['providers'] }) {
  const { t, number } = useI18n()
  const label = t('lobby.rows.allOf', { name: t('lobby.rows.providers') })
  const all = (
    <Button size="small" aria-haspopup="dialog" aria-label={label} onClick={() => openModal('producers')}>
      {t('lobby.rows.all')}
    </Button>
  )
  return (
    <Section title={t('lobby.rows.providers')} icon="grid" count={number(producers.length)} actions={all}>
      {draw(producers.slice(0, providersShown))}
    </Section>
  )
}
