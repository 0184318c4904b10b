// The one way into a tournament [4.31], from its page, a card or the frame of a game: what has to be confirmed is asked first, one
// window at a time, and only then something happens. The windows are the feature's and are opened by name.
import {
  type ChosenTournament,
  getChosenTournament,
  getTournament,
  joinTournament,
  tournamentJoinRefusals,
} from '@yanta/contract'
import { useRevalidator } from 'react-router'
import { readServerNow } from '../../browser/server-clock.ts'
import { browserCall } from '../../data/api/browser-call.ts'
import type { Refusal } from '../../data/api/result.ts'
import { type Action, useAction } from '../../data/use-action.ts'
import { askModal, showAlert } from '../../dialogs/dialogs.ts'
import { openModal } from '../../dialogs/store.ts'
import { showToast } from '../../dialogs/toast-queue.ts'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { useSite } from '../../site/site-data.ts'
import { type Tournament, presentTournament } from '../contest/tournament.ts'
import { useOpenScreen } from '../player/use-open-screen.ts'
import { useWallet } from '../wallet/use-wallet.ts'
import { dispatchToWallet } from '../wallet/wallet-store.ts'
import { noteChoice } from './choice-store.ts'
import { type EntranceCodes, buildJoinAddress, rememberJoin } from './join-intent.ts'
import './tournament-join.messages.json'

/** What joining has to know; price in hundredths of a compoint. */
export type JoinedTournament = Pick<
  Tournament,
  'slug' | 'title' | 'image' | 'status' | 'price' | 'isMember' | 'wantParticipate'
> &
  Partial<Pick<Tournament, 'entrance'>>

export type JoinRefusal = (typeof tournamentJoinRefusals)[number]

/** Runs one join at a time [4.55]. */
export type JoinAction = Action<[JoinedTournament, EntranceCodes?], Refusal<string>>

/** The tournament chosen so far. */
type Chosen = ChosenTournament['tournament']

declare module '../../dialogs/registry.ts' {
  interface DialogProps {
    /** [4.36]. */
    tournamentSwitch: { from: ChosenTournament; to: JoinedTournament } & Answering<boolean>
    /** [4.37] Price in hundredths. */
    tournamentPurchase: { title: string; image: string; price: number } & Answering<boolean>
    /** [5.21] In hundredths. */
    tournamentShortfall: { needed: number }
    /** [8.19] True: try again as offered. */
    tournamentRefusal: {
      code: Exclude<JoinRefusal, 'insufficient_compoint_balance'>
      tournament: JoinedTournament
      /** What holds the player, where it is known. */
      holder: Pick<Chosen, 'title' | 'finishedAt'> | null
    } & Answering<boolean>
  }
}

/** Joins a tournament, or chooses it again. Data of the page are loaded anew after it, also when it was refused. */
export function useJoinTournament(): JoinAction {
  const { t } = useI18n()
  const site = useSite()
  const isGuest = !site?.player && !site?.hasSession
  const compoints = useWallet((wallet) => wallet.compoints)
  const { revalidate } = useRevalidator()
  const openScreen = useOpenScreen()

  return useAction<[JoinedTournament, EntranceCodes?]>(async (tournament, codes = {}) => {
    if (!isGuest) return join(tournament, codes)
    rememberJoin(tournament.slug, readServerNow())
    // [4.35] And back to the same join.
    await openScreen(`/registration?redirect=${encodeURIComponent(buildJoinAddress(tournament.slug, codes))}`)
  })

  async function join(tournament: JoinedTournament, codes: EntranceCodes): Promise<void> {
    const { slug, title, image, status } = tournament
    // A seat is bought once.
    const price = tournament.isMember || tournament.wantParticipate ? null : tournament.price
    if (price !== null && compoints !== null && compoints < price)
      return openModal('tournamentShortfall', { needed: price })
    // A future one is chosen at its start at the earliest [4.33].
    if (status === 'active' && !(await confirmSwitch(tournament))) return
    if (price !== null && !(await askModal('tournamentPurchase', { title, image, price }, false))) return
    const answer = await browserCall(joinTournament, {
      params: { slug },
      body: { ...codes, ...(price !== null && { price }) },
    })
    if (!answer.ok) return refuse(tournament, codes, answer.refusal)
    dispatchToWallet({ type: 'compointsChanged', compoints: answer.value.compoint_balance })
    noteChoice()
    const isWish = answer.value.tournament.status === 'created'
    showToast({
      id: 'tournament',
      type: 'success',
      title: t(isWish ? 'tournament.join.noted' : 'tournament.join.done'),
      text: t(isWish ? 'tournament.join.noted.text' : 'tournament.join.done.text', { title }),
      image,
    })
    await revalidate()
  }

  /** [4.36] True when nothing is left behind, or the player agrees. */
  async function confirmSwitch(tournament: JoinedTournament): Promise<boolean> {
    const answer = await browserCall(getChosenTournament)
    if (!answer.ok) {
      await fail(answer.refusal)
      return false
    }
    const from = answer.value.data
    if (!from || from.tournament.slug === tournament.slug) return true
    const code = findBlock(from.tournament)
    if (code === null) return askModal('tournamentSwitch', { from, to: tournament }, false)
    await askModal('tournamentRefusal', { code, tournament, holder: from.tournament }, false)
    return false
  }

  async function refuse(
    tournament: JoinedTournament,
    codes: EntranceCodes,
    refusal: Refusal<string>,
  ): Promise<void> {
    const code = tournamentJoinRefusals.find((one) => one === refusal.code)
    if (!code) return fail(refusal)
    // What the page shows is old.
    void revalidate()
    if (code === 'insufficient_compoint_balance')
      return openModal('tournamentShortfall', { needed: tournament.price ?? 0 })
    const isTriedAgain = await askModal('tournamentRefusal', { code, tournament, holder: null }, false)
    if (!isTriedAgain) return
    const fresh = await browserCall(getTournament, { params: { slug: tournament.slug } })
    return fresh.ok ? join(presentTournament(fresh.value), codes) : fail(fresh.refusal)
  }
}

function findBlock({ isPaidSeat, isSeriesLeaderMember }: Chosen) {
  if (isPaidSeat) return 'tournament_paid_seat'
  return isSeriesLeaderMember ? 'tournament_series_member' : null
}

/** A session that is over is said by the site itself. */
async function fail({ code }: Refusal<string>): Promise<void> {
  if (code !== 'unauthorized') await showAlert({ code })
}
