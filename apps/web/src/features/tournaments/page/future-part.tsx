import { EntranceCard } from '../join/entrance-card.tsx'
import { JoinCard, SeatsCard, SignedUpCard } from '../join/join-card.tsx'
import type { PageParts } from './page-parts.ts'
import { PrizesCard } from './prizes-card.tsx'
import styles from './tournament-page.module.css'

/** A tournament that has not begun: a seat can be kept [4.33]. */
export function FuturePart({ tournament, join }: PageParts) {
  const { isMember, wantParticipate, entrance, seats, isSeriesClosed, prizes } = tournament
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        {isMember || wantParticipate ? (
          <SignedUpCard />
        ) : entrance.length > 0 && seats?.free !== 0 && !isSeriesClosed ? (
          <EntranceCard tournament={tournament} join={join} />
        ) : (
          <JoinCard tournament={tournament} join={join} />
        )}
        <SeatsCard tournament={tournament} />
      </div>
      <div className={styles.column}>
        <PrizesCard prizes={prizes} />
      </div>
    </div>
  )
}
