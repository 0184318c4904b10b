import { type Promotion, type PromotionListItem, getPromotionPage } from '@yanta/contract'
import { useState } from 'react'
import { PromotionCard } from '../../../domain/contest/promotion-card.tsx'
import { useCurrentEvents } from '../../../domain/contest/use-current-events.ts'
import type { LoadedPart } from '../../../domain/promotion/own-part.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { ButtonLink } from '../../../ui/actions/button.tsx'
import { Podium } from '../../../ui/data/podium.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { CardGrid, CardGridItem } from '../../../ui/layout/card-grid.tsx'
import { Section } from '../../../ui/layout/section.tsx'
import { ExchangePage } from '../exchange/exchange-page.tsx'
import { OwnRank } from '../page/own-rank.tsx'
import { PageHead } from '../page/page-head.tsx'
import { PrizeList, usePrizeNames } from '../page/prize-list.tsx'
import { writeTicket } from '../page/prize-words.ts'
import pageStyles from '../page/promotion-page.module.css'
import { PromotionText } from '../page/text-page.tsx'
import '../promotion-page.messages.json'
import styles from './draw.module.css'
import { DrawHead } from './draw-page.tsx'
import { FairCard } from './fair-card.tsx'
import { listWinners } from './winner-list.ts'
import { WinnersCard } from './winners-card.tsx'

interface PastPageProps {
  promotion: Promotion
  own: LoadedPart
  others: readonly PromotionListItem[]
  /** The page was open while the draw was prepared [4.58]. */
  hasWaited: boolean
}

/** A promotion that is over: its winners, what the player has won, and what goes on now. */
export function PastPage({ promotion, own, others, hasWaited }: PastPageProps) {
  const { t } = useI18n()
  const { draw } = promotion
  const winners = listWinners(promotion.prizes)
  const running = useCurrentEvents(others).filter(({ status }) => status === 'active')
  const isDrawn = draw?.state === 'drawn'
  const main = winners[0]
  return (
    <>
      {hasWaited && isDrawn && main ? (
        <DrawHead promotion={promotion} ticket={main.ticket} />
      ) : (
        <PageHead promotion={promotion} own={own}>
          {draw?.state === 'cancelled' && <Note tone="warning">{t('promotion.cancelled')}</Note>}
        </PageHead>
      )}
      {isDrawn ? (
        <div className={pageStyles.wideAndNarrow}>
          <WinnersCard promotion={promotion} />
          <div className={pageStyles.column}>
            <OwnResult promotion={promotion} own={own} hasDraw />
            <TopThree promotion={promotion} />
          </div>
        </div>
      ) : (
        <div className={pageStyles.halves}>
          <OwnResult promotion={promotion} own={own} hasDraw={false} />
          <PrizeList promotion={promotion} />
        </div>
      )}
      {!isDrawn && getPromotionPage(promotion.template) === 'exchange' && (
        <ExchangePage promotion={promotion} own={typeof own === 'object' ? own : null} />
      )}
      {running.length > 0 && (
        <Section
          title={t('promotion.others')}
          actions={
            <ButtonLink size="small" to="/promo">
              {t('promotion.others.all')}
            </ButtonLink>
          }
        >
          <CardGrid>
            {running.map((other) => (
              <CardGridItem key={other.id}>
                <PromotionCard promotion={other} />
              </CardGridItem>
            ))}
          </CardGrid>
        </Section>
      )}
      <PromotionText promotion={promotion} />
      <FairCard promotion={promotion} />
    </>
  )
}

interface OwnResultProps {
  promotion: Promotion
  own: LoadedPart
  hasDraw: boolean
}

/** What the player has received, or that it was not to be this time. Nothing for those who took no part, or where nothing was drawn. */
function OwnResult({ promotion, own, hasDraw }: OwnResultProps) {
  const { t, number } = useI18n()
  const nameOf = usePrizeNames(promotion)
  if (typeof own !== 'object') return null
  const { membership } = own
  if (own.receivedPrizes.length === 0 && !membership?.rank && (!hasDraw || membership === null)) return null
  const [prize, ...more] = own.receivedPrizes
  const offered = prize && promotion.prizes.find(({ id }) => id === prize.prizeId)
  return (
    <Card className={styles.result}>
      <h2 className={styles.label}>{t('promotion.result')}</h2>
      {prize ? (
        <>
          <div className={styles.prize}>
            <img src={prize.image} alt="" width="72" height="72" />
            <div>
              <b>{offered?.terms ? nameOf(offered) : prize.title}</b>
              {prize.place !== null && prize.ticket !== null && (
                <span>
                  {t('promotion.result.place', {
                    place: number(prize.place),
                    ticket: writeTicket(prize.ticket),
                  })}
                </span>
              )}
            </div>
          </div>
          {more.length > 0 && <p>{t('promotion.result.more', { count: more.length })}</p>}
          <ButtonLink look="primary" size="large" isWide to="/profile/gifts">
            {t('promotion.result.gifts')}
          </ButtonLink>
        </>
      ) : (
        hasDraw && (
          <div className={styles.sorry}>
            <b>{t('promotion.result.none')}</b>
            <p className={styles.muted}>{t('promotion.result.none.text', { count: own.ticketCount })}</p>
          </div>
        )
      )}
      <OwnRank part={own} />
    </Card>
  )
}

function TopThree({ promotion }: { promotion: Promotion }) {
  const { t } = useI18n()
  const nameOf = usePrizeNames(promotion)
  const winners = listWinners(promotion.prizes).slice(0, 3)
  if (winners.length === 0) return null
  return (
    <Card className={styles.podium}>
      <h2>{t('promotion.podium')}</h2>
      <Podium
        label={t('promotion.podium')}
        people={winners.map(({ nick_name, avatar, prize }) => ({
          name: nick_name,
          image: avatar,
          prize: nameOf(prize),
        }))}
      />
    </Card>
  )
}

/** Whether the page has been open while the draw of this promotion was prepared. */
export function useHasWaited(id: string, isWaiting: boolean): boolean {
  const [waited, setWaited] = useState<string | null>(null)
  if (isWaiting && waited !== id) setWaited(id)
  return waited === id
}
