import { use } from 'react'
import gifts from '@yanta/art/gifts.json'
import type { Tournament } from '../../../domain/contest/tournament.ts'
import type { JoinAction } from '../../../domain/tournament/use-join-tournament.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { RegionClosedContext } from '../../../site/region.ts'
import { useSite } from '../../../site/site-data.ts'
import { Button } from '../../../ui/actions/button.tsx'
import '../page/tournament-page.messages.json'
import styles from './entrance.module.css'

interface JoinButtonProps {
  tournament: Tournament
  join: JoinAction
  /** It ends a form, which joins. */
  isSubmit?: boolean
  /** Something is missing that is known before. */
  isDisabled?: boolean
}

/** Joins, says what it costs, and takes no second press meanwhile [4.55]. Nothing for a guest where registration is closed. */
export function JoinButton({ tournament, join, isSubmit, isDisabled }: JoinButtonProps) {
  const { t, compoints } = useI18n()
  const isClosed = use(RegionClosedContext)
  const isPlayer = useSite()?.player != null
  if (isClosed && !isPlayer) return null
  const { status, price } = tournament
  const hasSeat = tournament.isMember || tournament.wantParticipate
  return (
    <Button
      look="primary"
      size="large"
      isWide
      disabled={isDisabled}
      isWaiting={join.isBusy}
      {...(isSubmit ? { type: 'submit' } : { onClick: () => void join.run(tournament) })}
    >
      {price !== null && !hasSeat ? (
        <>
          {t('tournament.join.buy')}
          <span className={styles.price}>
            <img src={gifts.compoint} alt={t('tournament.join.compoints')} width="20" height="20" />
            {compoints(price)}
          </span>
        </>
      ) : (
        t(
          status === 'future'
            ? 'tournament.join.want'
            : hasSeat
              ? 'tournament.join.again'
              : 'tournament.join.button',
        )
      )}
    </Button>
  )
}
