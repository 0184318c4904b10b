import promotions from '@yanta/art/promotions.json'
import { type Winback, claimWinback } from '@yanta/contract'
import { formatShare } from '@yanta/i18n'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { browserCall } from '../../data/api/browser-call.ts'
import { useAction } from '../../data/use-action.ts'
import { showToast } from '../../dialogs/toast-queue.ts'
import { describeRefusal } from '../../i18n/refusal-words.ts'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { useLocalDates } from '../../i18n/use-local-dates.ts'
import { Button, ButtonLink } from '../../ui/actions/button.tsx'
import { Icon } from '../../ui/data/icon.tsx'
import { Picture } from '../../ui/data/picture.tsx'
import { Tag } from '../../ui/data/tag.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { Banner } from '../../ui/layout/banner.tsx'
import styles from './winback-screen.module.css'

/** What waits to be claimed, and the claim. */
export function WinbackHead({ winback: { offer, currency, percent } }: { winback: Winback }) {
  const { t, moneyRange, locale } = useI18n()
  const { moment } = useLocalDates()
  const { revalidate } = useRevalidator()
  const [claim, setClaim] = useState<{ amount: number; until: string | undefined } | null>(null)
  const sum = (amount: number) => moneyRange(amount, amount, currency)
  const action = useAction(async () => {
    const answer = await browserCall(claimWinback)
    if (!answer.ok) {
      if (answer.refusal.code === 'winback_not_found') void revalidate()
      return answer.refusal
    }
    const { amount } = answer.value
    setClaim({ amount, until: offer?.until })
    showToast({
      id: 'winback',
      type: 'success',
      title: t('winback.claimed.toast', { amount: sum(amount) }),
      text: t('winback.claimed.text'),
    })
    void revalidate()
  })
  // The page may still have the offer that was claimed; another one came after it, such as that of the next week.
  const claimed = claim && (offer === null || offer.until === claim.until) ? claim.amount : null
  const waiting = claimed === null ? offer : null
  return (
    <>
      <Banner
        title={findTitle()}
        text={t('winback.head.text', { percent: formatShare(percent / 100, locale, 0) })}
        tags={
          <Tag color="amber">
            <Icon name="refund" size={14} />
            {t('winback.weekly')}
          </Tag>
        }
        art={
          <Picture
            source={promotions['winback-wide']}
            narrow={promotions['winback-card']}
            alt=""
            width={1480}
            height={640}
            sizes="(max-width: 1054px) 100vw, 80vw"
            isFirst
          />
        }
        footer={
          waiting ? (
            <>
              <Button look="primary" size="large" isWaiting={action.isBusy} onClick={() => void action.run()}>
                {t('winback.claim', { amount: sum(waiting.amount) })}
              </Button>
              <span className={styles.until}>{t('winback.until', { until: moment(waiting.until) })}</span>
            </>
          ) : (
            <ButtonLink look="glass" size="large" to="/">
              {t('winback.play')}
            </ButtonLink>
          )
        }
      />
      {action.refusal && (
        <Note tone="error" isAnswer>
          {action.refusal.status === 0 ? t('winback.unknown') : describeRefusal(t, action.refusal)}
        </Note>
      )}
    </>
  )

  function findTitle(): string {
    if (claimed !== null) return t('winback.head.claimed', { amount: sum(claimed) })
    return offer ? t('winback.head.offer', { amount: sum(offer.amount) }) : t('winback.head.none')
  }
}
