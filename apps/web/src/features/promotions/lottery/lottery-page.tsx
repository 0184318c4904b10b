import type { Promotion } from '@yanta/contract'
import type { LoadedPart } from '../../../domain/promotion/own-part.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { HuntDoor } from '../exchange/hunt-door.tsx'
import { FairCard } from '../draw/fair-card.tsx'
import { PageHead } from '../page/page-head.tsx'
import styles from '../page/promotion-page.module.css'
import { PrizeList } from '../page/prize-list.tsx'
import type { PromotionSlots } from '../page/promotion-slots.ts'
import { StepsCard } from '../page/steps-card.tsx'
import { PromotionText } from '../page/text-page.tsx'
import { ParticipantsCard } from '../participants/participants-card.tsx'
import '../promotion-page.messages.json'
import { DepositDay } from './deposit-day.tsx'
import { EarlierWinners } from './earlier-winners.tsx'
import { PoolCard } from './pool-card.tsx'
import { ProgressCard } from './progress-card.tsx'

interface LotteryPageProps {
  promotion: Promotion
  own: LoadedPart
  slots: PromotionSlots
}

/** [3.24] A lottery that runs: its fund, what the player has earned, who takes part, and what is drawn. */
export function LotteryPage({ promotion, own, slots }: LotteryPageProps) {
  const { t } = useI18n()
  const { isHighFiveEnabled, sentGiftsCount } = promotion
  return (
    <>
      <PageHead promotion={promotion} own={own} />
      <div className={styles.wideAndNarrow}>
        <div className={styles.column}>
          <PoolCard promotion={promotion} title={t('promotion.pool')}>
            {sentGiftsCount > 0 && <p>{t('promotion.gifts', { count: sentGiftsCount })}</p>}
          </PoolCard>
          <StepsCard promotion={promotion} />
          {typeof own === 'object' && <DepositDay promotion={promotion} own={own} />}
        </div>
        <ProgressCard promotion={promotion} own={own} title={t('promotion.progress')} />
      </div>
      <HuntDoor promotion={promotion} />
      {isHighFiveEnabled && slots.highFives?.(promotion, own)}
      <ParticipantsCard promotion={promotion} own={own} />
      <div className={styles.halves}>
        <EarlierWinners promotion={promotion} />
        <PrizeList promotion={promotion} />
      </div>
      <PromotionText promotion={promotion} />
      <FairCard promotion={promotion} />
    </>
  )
}
