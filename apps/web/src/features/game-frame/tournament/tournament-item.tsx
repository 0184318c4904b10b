// In the strip below the game: where the player stands in the tournament that its rounds count in, or a small way into one. Nothing
// while neither is known: a game is not there for its tournaments.
import {
  type CallResponse,
  type ChosenTournament,
  getChosenTournament,
  listTournaments,
  tournamentChanged,
  tournamentOpponentsChanged,
  tournamentRoom,
} from '@yanta/contract'
import { useState } from 'react'
import { useStore } from 'zustand'
import { browserCall } from '../../../data/api/browser-call.ts'
import { onRoomEvent } from '../../../data/realtime/room-event.ts'
import { ownRoom } from '../../../data/realtime/room-subscriptions.ts'
import { useCall } from '../../../data/use-call.ts'
import { useContinued } from '../../../data/use-live.ts'
import { useRoom } from '../../../data/use-room.ts'
import { type Tournament, presentTournament } from '../../../domain/contest/tournament.ts'
import { useContestWords } from '../../../domain/contest/use-contest-words.ts'
import { choiceStore } from '../../../domain/tournament/choice-store.ts'
import { useJoinTournament } from '../../../domain/tournament/use-join-tournament.ts'
import { walletStore } from '../../../domain/wallet/wallet-store.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { Icon } from '../../../ui/data/icon.tsx'
import { formatShortTime, splitTimeLeft } from '../../../ui/feedback/time-left.ts'
import { useTimeLeft } from '../../../ui/feedback/use-time-left.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import './tournament.messages.json'
import styles from './tournament-item.module.css'

type Answer = CallResponse<typeof getChosenTournament>

const offersAsked = 5

/** @param slug of the game */
export function TournamentItem({ slug }: { slug: string }) {
  const choices = useStore(choiceStore, ({ count }) => count)
  const fetch = (signal?: AbortSignal) =>
    browserCall(getChosenTournament, { query: { game: slug } }, { signal })
  const { latest, value, retry } = useCall(JSON.stringify([slug, choices]), fetch)
  const answer = value ?? latest
  if (!answer) return null
  return answer.data?.isCounted ? (
    <OwnPlace key={answer.data.tournament.id} loaded={answer} fetch={fetch} onChanged={retry} />
  ) : (
    <Offer key={slug} slug={slug} chosen={answer.data} choices={choices} />
  )
}

interface OwnPlaceProps {
  loaded: Answer
  fetch: Parameters<typeof useContinued<Answer, typeof tournamentOpponentsChanged>>[1]['fetch']
  /** The tournament has ended or been cancelled. */
  onChanged: () => void
}

function OwnPlace({ loaded, fetch, onChanged }: OwnPlaceProps) {
  const { id } = loaded.data!.tournament
  useRoom({ room: tournamentRoom(id), events: [onRoomEvent(tournamentChanged, onChanged)] })
  const continued = useContinued<Answer, typeof tournamentOpponentsChanged>(
    loaded,
    { room: ownRoom, fetch },
    tournamentOpponentsChanged,
    (answer, { id: changedId, place }) =>
      answer.data?.tournament.id === changedId
        ? {
            ...answer,
            // Who is around is not shown here.
            data: { ...answer.data, place: { ...place, opponents: [] } },
          }
        : answer,
  )
  const chosen = useShownAfterRound(continued(loaded).data)
  const leftMs = useTimeLeft(Date.parse(loaded.data!.tournament.finishedAt), onChanged)
  if (!chosen || leftMs === 0) return null
  return <PlaceWords chosen={chosen} leftMs={leftMs} />
}

function PlaceWords({ chosen, leftMs }: { chosen: ChosenTournament; leftMs: number }) {
  const { t, number } = useI18n()
  const words = useContestWords()
  const { tournament, place } = chosen
  const { slug, title, mechanic } = tournament
  const { position, toNext } = place
  const [first, setFirst] = useState(position)
  if (first === null && position !== null) setFirst(position)
  const moved = first === null || position === null ? 0 : first - position
  const { days } = splitTimeLeft(leftMs)
  return (
    <a className={styles.place} href={`/tournaments/${slug}`}>
      <Icon name="trophy" size={16} />
      <span className={styles.words}>
        <small>
          <span className={styles.title}>{title}</span>
          <span>
            {days > 0
              ? t('game_frame.tournament.leftDays', { count: days })
              : t('game_frame.tournament.left', { time: formatShortTime(leftMs) })}
          </span>
        </small>
        <b>
          {position === null
            ? t('game_frame.tournament.noPlace')
            : t('game_frame.tournament.place', { place: number(position) })}
          {position !== null && toNext !== null && (
            <span className={styles.next}>
              {t('game_frame.tournament.next', {
                place: number(position - 1),
                points: words.missing(toNext, mechanic.value),
              })}
            </span>
          )}
        </b>
      </span>
      {moved !== 0 && (
        <em className={moved > 0 ? styles.up : styles.down}>
          <Icon name={moved > 0 ? 'up' : 'down'} size={14} />
          <span aria-hidden="true">{number(Math.abs(moved))}</span>
          <VisuallyHidden>
            {t(moved > 0 ? 'game_frame.tournament.up' : 'game_frame.tournament.down', {
              count: Math.abs(moved),
            })}
          </VisuallyHidden>
        </em>
      )}
    </a>
  )
}

interface OfferProps {
  /** Of the game. */
  slug: string
  chosen: ChosenTournament | null
  choices: number
}

/** A tournament of this game that the player could choose, one of their own first; nothing while a bought seat holds them [4.36]. */
function Offer({ slug, chosen, choices }: OfferProps) {
  const { t } = useI18n()
  const isHeld = chosen !== null && (chosen.tournament.isPaidSeat || chosen.tournament.isSeriesLeaderMember)
  const offers = useCall(isHeld ? null : JSON.stringify([slug, choices]), (signal) =>
    browserCall(listTournaments, { query: { game: slug, limit: offersAsked } }, { signal }),
  )
  const join = useJoinTournament()
  const offered = offers.value?.items.map(presentTournament).find(canBeChosen)
  if (!offered) return null
  const { title } = offered
  return (
    <div className={styles.place}>
      <Icon name="trophy" size={16} />
      <span className={styles.words}>
        <small>
          <span className={styles.title}>{title}</span>
        </small>
        <button
          type="button"
          className={styles.choose}
          aria-label={t('game_frame.tournament.chooseOf', { title })}
          aria-disabled={join.isBusy || undefined}
          onClick={() => void join.run(offered)}
        >
          {t('game_frame.tournament.choose')}
        </button>
      </span>
    </div>
  )
}

/** What has to be typed or done first is for the tournament's page. */
function canBeChosen({
  status,
  isChosen,
  isMember,
  seats,
  entrance,
  isLocked,
  isSeriesClosed,
}: Tournament): boolean {
  if (status !== 'active' || isChosen || isSeriesClosed) return false
  return isMember || (!isLocked && seats?.free !== 0 && entrance.every(({ isMet }) => isMet === true))
}

/** A score does not tell how a round ends before its reels stop: meanwhile what was known before is shown. */
function useShownAfterRound<Value>(value: Value): Value {
  const isHeld = useStore(walletStore, ({ wallet }) => wallet?.hold != null)
  const [shown, setShown] = useState(value)
  if (!isHeld && shown !== value) setShown(value)
  return isHeld ? shown : value
}
