import { type Promotion, giveHighFive } from '@yanta/contract'
import { useState } from 'react'
import { useStore } from 'zustand'
import { browserCall } from '../../data/api/browser-call.ts'
import type { Refusal } from '../../data/api/result.ts'
import { useAction } from '../../data/use-action.ts'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Icon } from '../../ui/data/icon.tsx'
import './five.messages.json'
import { tellGuestOfFive, tellOfLastFive, tellOfRefusedFive } from './five-toast.tsx'
import { addGivenFive, givenFives } from './given-fives.ts'
import styles from './give-five.module.css'

interface GiveFiveButtonProps {
  promotion: Pick<Promotion, 'id'>
  /** Who gets it. */
  player: { userId: string; nick_name: string }
  /** Whether the caller has given this player five today, as the platform said when the list was loaded. */
  isGiven: boolean
  /** It returns one that was received, rather than being the first. */
  isAnswer?: boolean
  /** On phones only the hand is drawn; for the rows of a table. */
  isCompact?: boolean
}

/**
 * Gives a participant five [7.39], guests included [6.3]; shared by tables and lists. What the platform refuses is said in a toast.
 * The promotion has to be active, and the player somebody else: whoever draws it checks both.
 */
export function GiveFiveButton({ promotion, player, isGiven, isAnswer, isCompact }: GiveFiveButtonProps) {
  const i18n = useI18n()
  const { t } = i18n
  const { userId, nick_name: name } = player
  const day = useStore(givenFives, (fives) => fives.day)
  const [closedOn, setClosedOn] = useState<number | null>(null)
  const wasGivenHere = useStore(givenFives, ({ given }) => given.has(`${promotion.id}:${userId}`))
  const give = useAction<[], Refusal<string>>(async () => {
    const answer = await browserCall(giveHighFive, { body: { actionId: promotion.id, toUserId: userId } })
    if (!answer.ok) {
      tellOfRefusedFive(i18n, answer.refusal, name)
      if (answer.refusal.code === 'high_five_per_user_limit_reached') setClosedOn(givenFives.getState().day)
      return answer.refusal
    }
    addGivenFive(promotion.id, userId)
    const { isGuest, sentToday, limit } = answer.value
    if (isGuest) tellGuestOfFive(i18n)
    else if (sentToday === limit) tellOfLastFive(i18n)
  })
  const isGivenToday = isGiven || wasGivenHere
  // By the caller before, or as many as there are by others [8.22], until the next day begins.
  const isClosed = !isGivenToday && closedOn === day
  const isDone = isGivenToday || isClosed
  const kind = isAnswer ? 'answer' : 'give'
  const done = isAnswer ? 'answered' : 'given'
  const text = t(isClosed ? 'five.closed' : `five.${isDone ? done : kind}`)
  const label = isClosed ? 'closed' : isDone ? 'given' : kind
  return (
    <Button
      size="small"
      look={isDone ? 'text' : 'pink'}
      className={isDone ? styles.done : undefined}
      // Stays where it was, so that the keyboard's place is not lost.
      aria-disabled={isDone || undefined}
      aria-label={t(`five.${label}.label`, { name })}
      isWaiting={give.isBusy}
      onClick={isDone ? undefined : () => void give.run()}
    >
      <Icon name={isGivenToday ? 'check' : isClosed ? 'hourglass' : 'hand'} size={18} />
      {isCompact ? <span className={styles.wideOnly}>{text}</span> : text}
    </Button>
  )
}
