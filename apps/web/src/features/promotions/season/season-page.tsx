import elements from '@yanta/art/currencies.json'
import { type FlaskKind, type Promotion, exchangePrize } from '@yanta/contract'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { createRequestKey } from '../../../browser/request-key.ts'
import { browserCall } from '../../../data/api/browser-call.ts'
import type { Refusal } from '../../../data/api/result.ts'
import { useAction } from '../../../data/use-action.ts'
import { showToast } from '../../../dialogs/toast-queue.ts'
import { ContestTimer } from '../../../domain/contest/contest-timer.tsx'
import { loadGifts } from '../../../domain/gift/gift-store.ts'
import type { LoadedPart, OwnPart } from '../../../domain/promotion/own-part.ts'
import { describeRefusal } from '../../../i18n/refusal-words.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { useLocalDates } from '../../../i18n/use-local-dates.ts'
import { Button, ButtonLink } from '../../../ui/actions/button.tsx'
import { BigNumber } from '../../../ui/data/big-number.tsx'
import { Icon } from '../../../ui/data/icon.tsx'
import { Picture } from '../../../ui/data/picture.tsx'
import { Tag } from '../../../ui/data/tag.tsx'
import { VesselCard } from '../../../ui/data/vessel-card.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Scene } from '../../../ui/layout/scene.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { FairCard } from '../draw/fair-card.tsx'
import { JoinButton } from '../join/join-button.tsx'
import { DepositDay } from '../lottery/deposit-day.tsx'
import { EarlierWinners } from '../lottery/earlier-winners.tsx'
import { PoolCard } from '../lottery/pool-card.tsx'
import { NextPoint } from '../lottery/progress-card.tsx'
import { NotLoaded } from '../page/not-loaded.tsx'
import { PageTags, PageTop } from '../page/page-head.tsx'
import { PrizeList } from '../page/prize-list.tsx'
import { describePrize } from '../../../domain/gift/gift-words.ts'
import { usePlayerCurrency } from '../../../domain/wallet/use-player-currency.ts'
import pageStyles from '../page/promotion-page.module.css'
import type { PromotionSlots } from '../page/promotion-slots.ts'
import { StepsCard } from '../page/steps-card.tsx'
import { PromotionText } from '../page/text-page.tsx'
import { ParticipantsCard } from '../participants/participants-card.tsx'
import '../promotion-page.messages.json'
import styles from './season-page.module.css'

const liquids = { achievements: 'green', deposits: 'amber', bets: 'violet' } as const

interface SeasonPageProps {
  promotion: Promotion
  own: LoadedPart
  slots: PromotionSlots
}

/** [9.29] The seasonal promotion: three flasks that fill with elements, each with a gift, and a final ticket for all three. */
export function SeasonPage({ promotion, own, slots }: SeasonPageProps) {
  const { t } = useI18n()
  const { day } = useLocalDates()
  const { title, description, background, endAt, flasks } = promotion
  // The fund alone, which all final tickets share, is no list.
  const hasPrizes = promotion.prizes.filter(({ places }) => places !== null).length > 1
  return (
    <>
      <PageTop title={title}>
        <Scene
          title={title}
          text={description}
          art={<Picture source={background} alt="" width={1480} height={640} sizes="80vw" isFirst />}
          tags={
            <>
              <PageTags promotion={promotion} own={own} />
              {endAt && (
                <Tag>
                  <Icon name="calendar" size={14} />
                  {t('promotion.season.until', { day: day(endAt).slice(0, 5) })}
                </Tag>
              )}
            </>
          }
          aside={<ContestTimer kind="promotion" contest={promotion} size="large" />}
        >
          <div>
            <h2>
              <VisuallyHidden>{t('promotion.flasks')}</VisuallyHidden>
            </h2>
            <div className={styles.flasks}>
              {flasks.map((flask) => (
                <Flask key={flask.kind} promotion={promotion} own={own} flask={flask} />
              ))}
            </div>
          </div>
        </Scene>
      </PageTop>
      <div className={pageStyles.wideAndNarrow}>
        <div className={pageStyles.column}>
          <PoolCard promotion={promotion} title={t('promotion.pool.season')}>
            <p className={styles.hint}>{t('promotion.pool.season.text')}</p>
          </PoolCard>
          {typeof own === 'object' && <DepositDay promotion={promotion} own={own} />}
        </div>
        <Elements promotion={promotion} own={own} />
      </div>
      <StepsCard promotion={promotion} />
      {promotion.isHighFiveEnabled && slots.highFives?.(promotion, own)}
      <ParticipantsCard promotion={promotion} own={own} />
      <div className={pageStyles.halves}>
        <EarlierWinners promotion={promotion} />
        {hasPrizes && <PrizeList promotion={promotion} />}
      </div>
      <PromotionText promotion={promotion} />
      <FairCard promotion={promotion} />
    </>
  )
}

interface FlaskProps {
  promotion: Promotion
  own: LoadedPart
  flask: Promotion['flasks'][number]
}

function Flask({ promotion, own, flask: { kind, goal, prize } }: FlaskProps) {
  const i18n = useI18n()
  const { t, number } = i18n
  const currency = usePlayerCurrency()
  const part = typeof own === 'object' ? own : null
  const value = Math.min(goal, part?.elements?.[kind] ?? 0)
  return (
    <VesselCard
      title={t(`promotion.flask.${kind}`)}
      value={number(value)}
      limitText={number(goal)}
      percent={(value / goal) * 100}
      liquid={liquids[kind]}
      reward={{ image: prize.image, name: describePrize(i18n, prize, currency) }}
      foot={
        <FlaskFoot promotion={promotion} part={part} kind={kind} prizeId={prize.id} left={goal - value} />
      }
    />
  )
}

interface FlaskFootProps {
  promotion: Promotion
  part: OwnPart | null
  kind: FlaskKind
  prizeId: string
  left: number
}

/** What is missing, or the claim of a full flask. Its key stays until it is answered, so that a repetition takes nothing more. */
function FlaskFoot({ promotion, part, kind, prizeId, left }: FlaskFootProps) {
  const { t, number } = useI18n()
  const { revalidate } = useRevalidator()
  const [key] = useState(createRequestKey)
  const claim = useAction<[], Refusal<string>>(async () => {
    const answer = await browserCall(exchangePrize, {
      params: { promoId: promotion.id, prizeId },
      body: { key, price: null },
    })
    if (!answer.ok) {
      if (answer.refusal.status !== 0) void revalidate()
      return answer.refusal
    }
    showToast({
      id: 'promotion',
      type: 'success',
      title: t('promotion.flask.taken', { title: answer.value.gifts[0]?.title ?? '' }),
      text: t('promotion.flask.taken.text'),
    })
    void loadGifts()
    await revalidate()
  })
  if (left > 0) return <>{t('promotion.flask.left', { count: number(left) })}</>
  // An event that fills a flask says nothing of what can be taken: all that was not taken can be.
  if (part?.receivedPrizes.some((taken) => taken.prizeId === prizeId)) return <>{t('promotion.flask.done')}</>
  return (
    <div className={styles.claim}>
      <Button
        look="primary"
        isWide
        isWaiting={claim.isBusy}
        aria-label={t('promotion.flask.takeOf', { flask: t(`promotion.flask.${kind}`) })}
        onClick={() => void claim.run()}
      >
        {t('promotion.flask.take')}
      </Button>
      {claim.refusal && (
        <Note tone="error" isAnswer>
          {claim.refusal.status === 0 ? t('promotion.flask.unknown') : describeRefusal(t, claim.refusal)}
        </Note>
      )}
    </div>
  )
}

function Elements({ promotion, own }: { promotion: Promotion; own: LoadedPart }) {
  const { t, number } = useI18n()
  const { currency, blocks } = promotion
  const isOutside = own === 'guest' || (typeof own === 'object' && own.membership === null)
  /** By a press, and not by the first fact that earns. */
  const isJoined = own === 'guest' || promotion.useParticipantBtn
  return (
    <Card className={styles.elements}>
      <h2>{t('promotion.season.own', { name: (currency?.name ?? t('promotion.points')).toLowerCase() })}</h2>
      {typeof own === 'object' ? (
        <>
          <BigNumber image={currency?.icon ?? elements.element} value={number(own.points)}>
            {t('promotion.season.today', { count: number(own.earnedToday) })}
          </BigNumber>
          <NextPoint promotion={promotion} own={own} />
          {own.ticketCount > 0 && <p>{t('promotion.season.ticket', { count: own.ticketCount })}</p>}
        </>
      ) : own === 'guest' ? (
        <p>{t('promotion.progress.guest')}</p>
      ) : (
        <NotLoaded />
      )}
      {isOutside && (
        <p className={styles.hint}>{t(isJoined ? 'promotion.join.names' : 'promotion.progress.notYet')}</p>
      )}
      {isJoined && (
        <JoinButton promotion={promotion} own={own} isWide>
          {t('promotion.join')}
        </JoinButton>
      )}
      {typeof own === 'object' && (
        <ButtonLink look="primary" size="large" isWide to={blocks.action?.url ?? '/games/slots'}>
          {blocks.action?.text ?? t('promotion.season.slots')}
        </ButtonLink>
      )}
    </Card>
  )
}
