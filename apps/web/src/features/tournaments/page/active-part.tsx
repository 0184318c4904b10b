import { LeadersCard } from '../../../domain/contest/leaders-table.tsx'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { EntranceCard } from '../join/entrance-card.tsx'
import { JoinCard, SeatsCard } from '../join/join-card.tsx'
import { LockedTable } from './locked-table.tsx'
import type { PageParts } from './page-parts.ts'
import { PlaceCard } from './place-card.tsx'
import { PrizesCard } from './prizes-card.tsx'
import './tournament-page.messages.json'
import styles from './tournament-page.module.css'

/** A tournament that runs: its table, where the player stands, or what it takes to join. */
export function ActivePart({ tournament, leaders, join }: PageParts) {
  const { t } = useI18n()
  const { isMember, entrance, seats, isLocked, isSeriesClosed, prizes } = tournament
  const place = isMember ? (leaders.table?.own ?? null) : null
  const isFull = seats?.free === 0
  const hasEntrance = !isMember && entrance.length > 0 && !isFull && !isSeriesClosed
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        {hasEntrance && <EntranceCard tournament={tournament} join={join} />}
        {isLocked ? (
          <LockedTable isFull={isFull} isSeriesClosed={isSeriesClosed} />
        ) : (
          <LeadersCard title={t('tournament.table')} contest={tournament} leaders={leaders} />
        )}
      </div>
      <div className={styles.column}>
        {place && <PlaceCard tournament={tournament} place={place} join={join} />}
        {!isMember && !hasEntrance && !(isLocked && (isFull || isSeriesClosed)) && (
          <JoinCard tournament={tournament} join={join} />
        )}
        <SeatsCard tournament={tournament} />
        <PrizesCard prizes={prizes} />
      </div>
    </div>
  )
}
