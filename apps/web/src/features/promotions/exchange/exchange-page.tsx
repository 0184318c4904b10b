import type { Promotion, UserPromotionData } from '@yanta/contract'
import { useState } from 'react'
import { openModal } from '../../../dialogs/store.ts'
import { useLevel } from '../../../domain/level/use-level.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { useSite } from '../../../site/site-data.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { SegmentedControl } from '../../../ui/fields/segmented-control.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { CardGrid, CardGridItem } from '../../../ui/layout/card-grid.tsx'
import { Section } from '../../../ui/layout/section.tsx'
import { BalanceBar } from './balance-bar.tsx'
import './exchange.messages.json'
import { HuntDoor } from './hunt-door.tsx'
import { PrizeCard } from './prize-card.tsx'
import { findPrizeState, listAvailable, listExchangePrizes } from './prize-state.ts'

interface ExchangePageProps {
  promotion: Promotion
  /** Null for guests, and while the player's part could not be loaded. */
  own: UserPromotionData | null
}

/** [3.24] What templates 2 and 5 show below their banner: balance, prizes to exchange it for, and the door to the duck hunt. */
export function ExchangePage({ promotion, own }: ExchangePageProps) {
  return (
    <>
      <BalanceBar promotion={promotion} own={own} />
      <HuntDoor promotion={promotion} />
      <Prizes promotion={promotion} own={own} />
    </>
  )
}

function Prizes({ promotion, own }: ExchangePageProps) {
  const { t, number } = useI18n()
  const isPast = promotion.status === 'past'
  const [which, setWhich] = useState<'available' | 'all'>('available')
  const profile = useSite()?.player?.profile
  const level = useLevel()?.level ?? profile?.level.index ?? 1
  const exchanger = { isGuest: !profile, own, level }
  const all = listExchangePrizes(promotion)
  const shown = isPast || which === 'all' ? all : listAvailable(promotion, exchanger)
  return (
    <Section
      title={t('exchange.prizes')}
      count={number(shown.length)}
      actions={
        !isPast &&
        all.length > 0 && (
          <SegmentedControl
            label={t('exchange.prizes.which')}
            value={which}
            onChange={(value) => setWhich(value === 'all' ? 'all' : 'available')}
            options={[
              { value: 'available', label: t('exchange.prizes.available') },
              { value: 'all', label: t('exchange.prizes.all') },
            ]}
          />
        )
      }
    >
      {shown.length === 0 ? (
        <Card>
          <Notice
            title={t(all.length === 0 ? 'exchange.prizes.empty' : 'exchange.prizes.none')}
            text={t(all.length === 0 ? 'exchange.prizes.empty.text' : 'exchange.prizes.none.text')}
            action={
              all.length > 0 && (
                <Button onClick={() => setWhich('all')}>{t('exchange.prizes.showAll')}</Button>
              )
            }
          />
        </Card>
      ) : (
        <CardGrid size="medium" label={t('exchange.prizes')}>
          {shown.map((prize) => (
            <CardGridItem key={prize.id}>
              <PrizeCard
                promotion={promotion}
                prize={prize}
                state={findPrizeState(promotion, prize, exchanger)}
                onChoose={() => own && openModal('prizeExchange', { promotion, prize, own })}
              />
            </CardGridItem>
          ))}
        </CardGrid>
      )}
    </Section>
  )
}
