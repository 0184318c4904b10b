// What runs: the bonus that is being wagered, gifts that are active, and what a payout would cost.
import type { Gift } from '@yanta/contract'
import { GiftList } from './gift-list.tsx'
import { PayoutLosses } from './payout-losses.tsx'
import styles from './gifts-tab.module.css'
import { useRunningBonus } from './use-running-bonus.ts'
import { WagerCard } from './wager-card.tsx'

export function ActiveGifts({ gifts, nowMs }: { gifts: readonly Gift[]; nowMs: number }) {
  const { shown, terms } = useRunningBonus()
  // The gift that the running bonus came from is its card.
  const others = gifts.filter(({ id }) => !shown || id !== terms?.giftId)
  if (!shown && gifts.length === 0)
    return <GiftList segment="active" gifts={gifts} nowMs={nowMs} onActive={() => {}} />
  return (
    <div className={styles.columns}>
      <div className={styles.stack}>
        {shown && <WagerCard shown={shown} terms={terms} />}
        {others.length > 0 && <GiftList segment="active" gifts={others} nowMs={nowMs} onActive={() => {}} />}
      </div>
      <PayoutLosses key={`${gifts.length} ${terms?.id ?? ''}`} />
    </div>
  )
}
