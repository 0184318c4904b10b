import type { Promotion } from '@yanta/contract'
import type { LoadedPart } from '../../../domain/promotion/own-part.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { ExchangePage } from '../exchange/exchange-page.tsx'
import { JoinButton } from '../join/join-button.tsx'
import { DepositDay } from '../lottery/deposit-day.tsx'
import '../promotion-page.messages.json'
import { ParticipantsCard } from '../participants/participants-card.tsx'
import { NotLoaded } from './not-loaded.tsx'
import { PageHead } from './page-head.tsx'
import type { PromotionSlots } from './promotion-slots.ts'
import { StepsCard } from './steps-card.tsx'
import { PromotionText } from './text-page.tsx'

interface ExchangeScreenProps {
  promotion: Promotion
  own: LoadedPart
  slots: PromotionSlots
}

/** [3.24] An exchange that runs, under its head. */
export function ExchangeScreen({ promotion, own, slots }: ExchangeScreenProps) {
  const { t } = useI18n()
  return (
    <>
      <PageHead
        promotion={promotion}
        own={own}
        action={
          (own === 'guest' || promotion.useParticipantBtn) && (
            <JoinButton promotion={promotion} own={own} saysNames={promotion.isHighFiveEnabled}>
              {t('promotion.join')}
            </JoinButton>
          )
        }
      />
      {own === 'failed' && <NotLoaded />}
      <ExchangePage promotion={promotion} own={typeof own === 'object' ? own : null} />
      {promotion.isHighFiveEnabled && (
        <>
          {slots.highFives?.(promotion, own)}
          <ParticipantsCard promotion={promotion} own={own} />
        </>
      )}
      <StepsCard promotion={promotion} />
      {typeof own === 'object' && <DepositDay promotion={promotion} own={own} />}
      <PromotionText promotion={promotion} />
    </>
  )
}
