// The page of a tournament as its route draws it, with the windows of joining, for the tests of its states.
import {
  type CallResponse,
  type Tournament as RawTournament,
  type TournamentPlace,
  listTournamentLeaders,
} from '@yanta/contract'
import {
  balance,
  profile,
  selfExclusion,
  tournament,
  tournamentPlace,
  tournamentRow,
} from '@yanta/contract/fixtures'
import { screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { useRouteLoaderData } from 'react-router'
import { useStore } from 'zustand'
import { vi } from 'vitest'
import { presentTournament, presentTournamentItem } from '../../../domain/contest/tournament.ts'
import type { DialogName } from '../../../dialogs/registry.ts'
import { closeModal, modalStore } from '../../../dialogs/store.ts'
import { platform, readText, renderInSite, settle } from '../../../testing/dom.tsx'
import { PurchaseModal } from '../join/purchase-modal.tsx'
import { RefusalModal } from '../join/refusal-modal.tsx'
import { ShortfallModal } from '../join/shortfall-modal.tsx'
import { SwitchModal } from '../join/switch-modal.tsx'
import { TournamentPage } from '../page/tournament-page.tsx'
import type { TournamentData } from '../tournaments-data.ts'

export const page = () => readText(document.body)

/** In English, and far from its end. */
export const race: RawTournament = {
  ...tournament,
  slug: 'neon-race',
  title: 'Neon race',
  description: 'Six days of night roads',
  mechanic: { title: 'By wins', value: 2 },
  prizeDescription: null,
  finishedAt: '2126-11-24T09:00:00.000Z',
  entrance: [],
  leaders: [
    tournamentRow,
    { ...tournamentRow, id: '32', username: 'kot.mat', position: 2, score: 1_219_600_000 },
    { ...tournamentRow, id: '33', username: 'Vikt', position: 3, score: 984_100_000 },
  ],
}
/** Of the player with the id 1. */
export const place: TournamentPlace = tournamentPlace
export const chosen = { isMember: true, isChosen: true }

type Table = CallResponse<typeof listTournamentLeaders>

interface Opening {
  /** Of the player; null: no place. */
  own?: TournamentPlace | null
  isGuest?: boolean
  isExcluded?: boolean
  path?: string
  compoints?: number
  others?: RawTournament[]
  /** The table could not be loaded with the page. */
  isTableLost?: boolean
  locale?: 'ru' | 'en'
}

const windows = {
  tournamentPurchase: PurchaseModal,
  tournamentRefusal: RefusalModal,
  tournamentShortfall: ShortfallModal,
  tournamentSwitch: SwitchModal,
} as unknown as Partial<Record<DialogName, ComponentType<{ onClose: () => void }>>>

/** The windows of joining that are open. */
export function Windows() {
  const stack = useStore(modalStore, (state) => state.stack)
  return stack.map(({ name, props }) => {
    const Window = windows[name]
    return Window && <Window key={name} {...props} onClose={() => closeModal(name)} />
  })
}

/** `data` is what the route loads from now on. */
export async function openTournament(
  changes: Partial<RawTournament> = {},
  {
    own = null,
    isGuest,
    isExcluded,
    isTableLost,
    path,
    compoints = balance.compoint_balance,
    others = [],
    locale,
  }: Opening = {},
) {
  const raw = { ...race, ...changes }
  const table: Table = { items: raw.leaders, totalItems: 1_284, own, seq: {}, epoch: 'e1' }
  if (!isTableLost) platform.answer(listTournamentLeaders, table)
  const data: TournamentData & { player: object | null } = {
    tournament: presentTournament(raw),
    leaders: { page: 1, table: isTableLost ? null : table },
    games: [],
    others: others.map(presentTournamentItem),
    player: isGuest
      ? null
      : {
          profile: isExcluded ? { ...profile, selfExclusion } : profile,
          balance: { ...balance, compoint_balance: compoints, seq: {}, epoch: 'e1' },
        },
  }
  const load = vi.fn(() => ({ ...data }))
  function Page() {
    return (
      <>
        <TournamentPage {...(useRouteLoaderData('root') as TournamentData)} showGames={() => null} />
        <Windows />
      </>
    )
  }
  const view = await renderInSite(<Page />, {
    path: path ?? `/tournaments/${raw.slug}`,
    site: { ...data },
    load,
    locale,
  })
  await settle()
  return { ...view, raw, data, load }
}

/** The card under a heading. */
export const card = (name: string | RegExp) =>
  screen.getByRole('heading', { name }).closest<HTMLElement>('div[class*=card]')!
