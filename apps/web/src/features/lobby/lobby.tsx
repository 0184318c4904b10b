import empty from '@yanta/art/empty.json'
import type { Category } from '@yanta/contract'
import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { useI18n } from '../../i18n/use-i18n.tsx'
import type { CardGame } from '../../lib/card-game.ts'
import { openModal } from '../../lib/modal-stack.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import type { IconName } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Section } from '../../ui/section.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { GameRow } from './game-row.tsx'
import { Hero } from './hero.tsx'
import type { CardSlot } from './card-slot.ts'
import type { LobbyData, LobbyRow } from './lobby-data.ts'

/** How the catalogue looks here is the catalogue's business. */
export interface LobbySlots {
  chips: (categories: Category[]) => ReactNode
  card: CardSlot
  grid: (games: CardGame[]) => ReactNode
  providers: (providers: Category[]) => ReactNode
  iconOf: (slug: string) => IconName
}

/** The main screen [2.2]. */
export function Lobby({ lobby, producers, slots }: { lobby: LobbyData; producers: Category[]; slots: LobbySlots }) {
  const { t, number } = useI18n()
  const { banners, categories, rows, recent } = lobby
  const shown = rows.filter((row) => row.games === null || row.games.length > 0)
  return (
    <>
      <VisuallyHidden as="h1">{t('lobby.page.title')}</VisuallyHidden>
      {banners.length > 0 && <Hero banners={banners} />}
      {slots.chips(categories)}
      {recent.length > 0 && <GameRow title={t('lobby.rows.recent')} icon="clock" games={recent} card={slots.card} />}
      {shown.length === 0 && <Notice image={empty.search} title={t('lobby.rows.empty')} text={t('lobby.rows.emptyHint')} />}
      {shown.map((row) => <CategoryRow key={row.category.slug} row={row} slots={slots} />)}
      {producers.length > 0 && (
        <Section title={t('lobby.rows.providers')} icon="grid" count={number(producers.length)} actions={<AllProducers />}>{slots.providers(producers)}</Section>
      )}
    </>
  )
}

/** Opens the picker, which searches them as well [2.54]. */
function AllProducers() {
  const { t } = useI18n()
  const label = t('lobby.rows.allOf', { name: t('lobby.rows.providers') })
  return <Button size="small" aria-haspopup="dialog" aria-label={label} onClick={() => openModal('producers')}>{t('lobby.rows.all')}</Button>
}

function CategoryRow({ row: { category, games, total }, slots }: { row: LobbyRow; slots: LobbySlots }) {
  const { t, number } = useI18n()
  const { slug, name, url } = category
  const icon = slots.iconOf(slug)
  if (!games) return <Section title={name} icon={icon}><FailedRow /></Section>
  if (slug === 'top') return <GameRow title={t('lobby.rows.top')} icon={icon} url={url} games={games.slice(0, 10)} card={slots.card} isRanked />
  if (slug !== 'recommended') return <GameRow title={name} icon={icon} url={url} count={total} games={games} card={slots.card} />
  const all = <ButtonLink size="small" to={url} aria-label={t('lobby.rows.allOf', { name })}>{t('lobby.rows.all')}</ButtonLink>
  return <Section title={name} icon={icon} count={number(total)} actions={all}>{slots.grid(games)}</Section>
}

function FailedRow() {
  const { t } = useI18n()
  const { revalidate, state } = useRevalidator()
  const retry = <Button isWaiting={state === 'loading'} onClick={() => void revalidate()}>{t('lobby.rows.retry')}</Button>
  return <Notice isError title={t('lobby.rows.failed')} text={t('lobby.rows.failedHint')} action={retry} />
}
