import type { Prize, Promotion, UserPromotionData } from '@yanta/contract'
import { useState } from 'react'
import { readServerNow } from '../../../browser/server-clock.ts'
import type { LoadedPart } from '../../../domain/promotion/own-part.ts'
import { describePrize } from '../../../domain/gift/gift-words.ts'
import { usePlayerCurrency } from '../../../domain/wallet/use-player-currency.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { useLocalDates } from '../../../i18n/use-local-dates.ts'
import { useSite } from '../../../site/site-data.ts'
import { Button, ButtonLink } from '../../../ui/actions/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Section } from '../../../ui/layout/section.tsx'
import { describeExchangeRefusal } from '../exchange/describe-exchange-refusal.ts'
import { usePrizeExchange } from '../exchange/use-prize-exchange.ts'
import { NotLoaded } from '../page/not-loaded.tsx'
import { PageHead } from '../page/page-head.tsx'
import { PromotionText } from '../page/text-page.tsx'
import './containers.messages.json'
import styles from './birthday-page.module.css'
import { ConditionsCard } from './conditions-card.tsx'
import { PrizeChoice } from './prize-choice.tsx'

interface BirthdayPageProps {
  promotion: Promotion
  own: LoadedPart
}

/** [3.25] A personal promotion: one of its gifts, chosen once and for good. */
export function BirthdayPage({ promotion, own }: BirthdayPageProps) {
  const { t } = useI18n()
  const name = useSite()?.player?.profile.firstname ?? null
  const part = typeof own === 'object' ? own : null
  const isOpen = part !== null && part.claimable.length > 0
  return (
    <>
      <PageHead
        promotion={{
          ...promotion,
          title: isOpen && name ? t('birthday.greeting', { name }) : promotion.title,
          // What runs out is the player's own time to choose.
          endAt: part?.claimableUntil ?? promotion.endAt,
        }}
        own="guest"
      />
      <Section title={t('birthday.gift')} icon="gift">
        <div className={styles.choice}>
          {isOpen ? (
            <OpenChoice promotion={promotion} part={part} />
          ) : (
            <ClosedChoice promotion={promotion} own={own} />
          )}
        </div>
      </Section>
      <ConditionsCard promotion={promotion} />
      <PromotionText promotion={promotion} />
    </>
  )
}

function OpenChoice({ promotion, part }: { promotion: Promotion; part: UserPromotionData }) {
  const { t } = useI18n()
  const prizes = promotion.prizes.filter(({ id }) => part.claimable.includes(id))
  const [chosenId, setChosenId] = useState(prizes[0]?.id)
  const chosen = prizes.find(({ id }) => id === chosenId) ?? prizes[0]
  return (
    <>
      <PrizeChoice
        legend={t('birthday.gifts')}
        prizes={prizes}
        chosenId={chosen?.id ?? null}
        onChange={setChosenId}
      />
      {chosen && <Claim key={chosen.id} promotion={promotion} prize={chosen} until={part.claimableUntil} />}
    </>
  )
}

/** [4.37] The choice is final, which is said beside the button. */
function Claim({ promotion, prize, until }: { promotion: Promotion; prize: Prize; until: string | null }) {
  const i18n = useI18n()
  const { t } = i18n
  const { moment } = useLocalDates()
  const title = describePrize(i18n, prize, usePlayerCurrency())
  const { run, isBusy, refusal, exchanged, isOver } = usePrizeExchange(promotion, prize)
  if (exchanged) return <Taken title={title} />
  return (
    <>
      <div className={styles.claim}>
        {!isOver && (
          <Button look="primary" size="large" isWaiting={isBusy} onClick={() => void run()}>
            {t('birthday.take', { title })}
          </Button>
        )}
        <span>{until ? t('birthday.finalUntil', { date: moment(until) }) : t('birthday.final')}</span>
      </div>
      {refusal && (
        <Note tone="error" isAnswer>
          {refusal.status === 0 ? t('birthday.unknown') : describeExchangeRefusal(t, refusal)}
        </Note>
      )}
    </>
  )
}

/** After it the gift of a birthday is no news any more: the page tells of the next one. */
const recentMs = 30 * 86_400_000

function ClosedChoice({ promotion, own }: BirthdayPageProps) {
  const { t } = useI18n()
  const [nowMs] = useState(readServerNow)
  const last = typeof own === 'object' ? own.receivedPrizes[0] : undefined
  const taken = last && nowMs - Date.parse(last.at) < recentMs ? last : undefined
  return (
    <>
      <PrizeChoice
        legend={t('birthday.gifts')}
        prizes={promotion.prizes}
        chosenId={taken?.prizeId ?? null}
        onChange={null}
      />
      {taken ? (
        <Taken title={taken.title} />
      ) : own === 'failed' ? (
        <NotLoaded />
      ) : (
        <Note
          actions={
            own === 'guest' && (
              <ButtonLink size="small" to="/login">
                {t('birthday.login')}
              </ButtonLink>
            )
          }
        >
          {t(own === 'guest' ? 'birthday.guest' : 'birthday.closed')}
        </Note>
      )}
    </>
  )
}

function Taken({ title }: { title: string }) {
  const { t } = useI18n()
  return (
    <Note
      tone="success"
      isAnswer
      title={t('birthday.taken', { title })}
      actions={
        <ButtonLink size="small" to="/profile/gifts">
          {t('birthday.taken.gifts')}
        </ButtonLink>
      }
    >
      {t('birthday.taken.text')}
    </Note>
  )
}
