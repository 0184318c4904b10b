import type { Tournament } from '../../../domain/contest/tournament.ts'
import type { JoinAction } from '../../../domain/tournament/use-join-tournament.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { ButtonLink } from '../../../ui/actions/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import '../page/tournament-page.messages.json'
import styles from '../page/tournament-page.module.css'
import { JoinButton } from './join-button.tsx'

interface JoinCardProps {
  tournament: Tournament
  join: JoinAction
}

/** An invitation to those who are not in it; where it can't be joined, the way to others [5.22]. */
export function JoinCard({ tournament, join }: JoinCardProps) {
  const { t } = useI18n()
  const invitation = findInvitation(tournament)
  return (
    <Card className={styles.card}>
      <h2>{t(invitation)}</h2>
      <p>{t(`${invitation}.text`)}</p>
      {invitation === 'tournament.join.full' || invitation === 'tournament.join.closed' ? (
        <ButtonLink look="primary" size="large" isWide to="/tournaments">
          {t('tournament.others.all')}
        </ButtonLink>
      ) : (
        <JoinButton tournament={tournament} join={join} />
      )}
      <p className={styles.hint}>{t('tournament.join.names')}</p>
    </Card>
  )
}

function findInvitation({ seats, status, isSeriesClosed }: Tournament) {
  if (isSeriesClosed) return 'tournament.join.closed'
  if (seats?.free === 0) return 'tournament.join.full'
  return status === 'future' ? 'tournament.join.soon' : 'tournament.join'
}

/** [4.33] The player is on the list of one that has not begun. */
export function SignedUpCard() {
  const { t } = useI18n()
  return (
    <Card className={styles.card}>
      <h2>{t('tournament.signedUp')}</h2>
      <Note tone="success">{t('tournament.signedUp.text')}</Note>
    </Card>
  )
}

/** [2.41] How many seats are taken. */
export function SeatsCard({ tournament: { seats } }: { tournament: Tournament }) {
  const { t, number } = useI18n()
  if (!seats) return null
  const { free, limit } = seats
  const left = t('tournament.seats.free', { count: free, free: number(free), limit: number(limit) })
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <h2>{t('tournament.seats')}</h2>
        <b>{t('tournament.seats.taken', { taken: number(limit - free), limit: number(limit) })}</b>
      </div>
      <ProgressBar
        isThin
        color="violet"
        label={t('tournament.seats')}
        valueText={left}
        percent={((limit - free) / limit) * 100}
      />
      <p className={styles.hint}>{left}</p>
    </Card>
  )
}
