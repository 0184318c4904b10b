import type { Promotion, PromotionDraw } from '@yanta/contract'
import { useCurrentEvent } from '../../../domain/contest/use-current-events.ts'
import { useOwnPart } from '../../../domain/promotion/own-part.ts'
import { BirthdayPage } from '../containers/birthday-page.tsx'
import { StandingPage } from '../containers/standing-page.tsx'
import { StepsPage } from '../containers/steps-page.tsx'
import { DrawPage } from '../draw/draw-page.tsx'
import { PastPage, useHasWaited } from '../draw/past-page.tsx'
import { LotteryPage } from '../lottery/lottery-page.tsx'
import type { PromotionData } from '../promotions-data.ts'
import { SeasonPage } from '../season/season-page.tsx'
import { ExchangeScreen } from './exchange-screen.tsx'
import { FuturePage } from './future-page.tsx'
import { findPageKind } from './page-kind.ts'
import type { PromotionSlots } from './promotion-slots.ts'
import { TextPage } from './text-page.tsx'
import { usePartRefresh } from './use-part-refresh.ts'
import { usePromotionChanges } from './use-promotion-changes.ts'

interface PromotionPageProps extends PromotionData {
  slots?: PromotionSlots
}

/** [3.23-3.25] The page of a promotion by its container, template and status, which changes in place [4.57-4.58]. */
export function PromotionPage({
  promotion: loaded,
  own: loadedPart,
  others,
  slots = {},
}: PromotionPageProps) {
  const promotion = useCurrentEvent(loaded)
  const own = useOwnPart(promotion.id, loadedPart)
  usePartRefresh(loadedPart, own)
  usePromotionChanges(promotion)
  const kind = findPageKind(promotion)
  const hasWaited = useHasWaited(promotion.id, kind === 'draw')
  switch (kind) {
    case 'future':
      return <FuturePage promotion={promotion} own={own} />
    case 'lottery':
      return <LotteryPage promotion={promotion} own={own} slots={slots} />
    case 'season':
      return <SeasonPage promotion={promotion} own={own} slots={slots} />
    case 'exchange':
      return <ExchangeScreen promotion={promotion} own={own} slots={slots} />
    case 'birthday':
      return <BirthdayPage promotion={promotion} own={own} />
    case 'secondary':
      return <StandingPage promotion={promotion} />
    case 'third':
      return <StepsPage promotion={promotion} own={own} />
    case 'draw':
      return <DrawPage promotion={promotion as Promotion & { draw: PromotionDraw }} own={own} />
    case 'past':
      return <PastPage promotion={promotion} own={own} others={others} hasWaited={hasWaited} />
    default:
      return <TextPage promotion={promotion} />
  }
}
