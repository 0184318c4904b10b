import type { HighFiveStatistics, Promotion } from '@yanta/contract'
import { useRef } from 'react'
import { forgetGivenFives } from '../../domain/contest/given-fives.ts'
import type { LoadedPart } from '../../domain/promotion/own-part.ts'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { useSite } from '../../site/site-data.ts'
import { Button, ButtonLink } from '../../ui/actions/button.tsx'
import { ShortCountdown } from '../../ui/feedback/countdown.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Pips } from '../../ui/feedback/pips.tsx'
import { Loading } from '../../ui/feedback/placeholder.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { Card } from '../../ui/layout/card.tsx'
import { isCalm } from '../../ui/motion/is-calm.ts'
import { FiveList } from './five-list.tsx'
import { FiveRules } from './five-rules.tsx'
import './high-five.messages.json'
import styles from './high-five.module.css'
import { useFiveCount, useFiveStatistics } from './use-five-info.ts'

interface HighFivePanelProps {
  promotion: Promotion
  /** Left out or failed: the high fives themselves tell whether the player takes part. */
  own?: LoadedPart
}

/** Everything about the high fives of a promotion that runs: two tallies, the lists and the rules; the table of players comes below it. */
export function HighFivePanel({ promotion, own }: HighFivePanelProps) {
  const isPlayer = useSite()?.player != null
  const players = useRef<HTMLDivElement>(null)
  function showPlayers() {
    players.current?.scrollIntoView({ behavior: isCalm() ? 'auto' : 'smooth' })
    players.current?.focus({ preventScroll: true })
  }
  return (
    <div className={styles.panel}>
      {isPlayer && typeof own === 'object' && !own.membership ? (
        <JoinFirst />
      ) : isPlayer ? (
        <OwnFives promotion={promotion} onChoose={showPlayers} />
      ) : (
        <div className={styles.parts}>
          <VisitorCard promotion={promotion} />
          <FiveRules statistics={null} onChoose={showPlayers} />
        </div>
      )}
      <div ref={players} className={styles.players} tabIndex={-1} />
    </div>
  )
}

/** [6.6]. */
function JoinFirst() {
  const { t } = useI18n()
  return (
    <div className={styles.parts}>
      <Card className={styles.message}>
        <Notice title={t('high_five.join')} text={t('high_five.join.text')} />
      </Card>
      <FiveRules statistics={null} onChoose={null} />
    </div>
  )
}

interface OwnFivesProps {
  promotion: Promotion
  onChoose: () => void
}

function OwnFives({ promotion, onChoose }: OwnFivesProps) {
  const { t } = useI18n()
  const count = useFiveCount(promotion.id)
  const { phase, latest, refusal, retry } = useFiveStatistics(promotion.id, count)
  if (refusal?.code === 'user_not_participate') return <JoinFirst />
  if (!latest && refusal)
    return (
      <Card>
        <Notice
          isError
          title={t(phase === 'offline' ? 'high_five.offline' : 'high_five.failed')}
          text={t('high_five.failed.text')}
          action={<Button onClick={retry}>{t('high_five.again')}</Button>}
        />
      </Card>
    )
  if (!latest)
    return (
      <Loading label={t('high_five.loading')}>
        <div className={styles.tallies}>
          <Skeleton className={styles.waitingTally} />
          <Skeleton className={styles.waitingTally} />
        </div>
      </Loading>
    )
  return (
    <>
      <div className={styles.tallies}>
        <Tally kind="sent" tally={latest.sent} />
        <Tally kind="received" tally={latest.received} />
      </div>
      <div className={styles.parts}>
        <FiveList
          promotion={promotion}
          count={count}
          receivedToday={latest.received.count}
          clock={
            <ShortCountdown
              key={latest.resetsAt}
              text={t('high_five.reset')}
              endsAt={Date.parse(latest.resetsAt)}
              // Everything begins anew, and is fetched anew for that.
              onEnd={forgetGivenFives}
            />
          }
        />
        <FiveRules statistics={latest} onChoose={onChoose} />
      </div>
    </>
  )
}

function Tally({ kind, tally }: { kind: 'sent' | 'received'; tally: HighFiveStatistics['sent'] }) {
  const { t, number } = useI18n()
  const { count, limit, bonus, isBonusGiven } = tally
  const title = t(`high_five.${kind}`)
  const isFull = count >= limit
  return (
    <Card className={joinClasses(styles.tally, isFull && styles.full)}>
      <div className={styles.tallyHead}>
        <h2>{title}</h2>
        <b>
          {number(count)} / {number(limit)}
        </b>
      </div>
      <Pips
        label={t('high_five.tally', { title, count, limit })}
        icon="hand"
        count={count}
        limit={limit}
        text={
          isBonusGiven
            ? t('high_five.bonus', { bonus })
            : isFull || bonus === 0
              ? isFull
                ? t('high_five.full')
                : undefined
              : t('high_five.toBonus', { left: limit - count, bonus })
        }
      />
    </Card>
  )
}

/** [6.3] Guests may give five too. */
function VisitorCard({ promotion: { additionalCurrency } }: { promotion: Promotion }) {
  const { t } = useI18n()
  return (
    <Card className={styles.message}>
      <Notice
        image={additionalCurrency?.icon}
        title={t('high_five.visitor')}
        text={t('high_five.visitor.text')}
        action={
          <ButtonLink look="primary" to="/registration">
            {t('high_five.visitor.register')}
          </ButtonLink>
        }
      />
    </Card>
  )
}
