// [5.27] What a payout request would burn, before anyone begins one.
import art from '@yanta/art/gifts.json'
import { countPayoutGifts } from '@yanta/contract'
import { browserCall } from '../../data/api/browser-call.ts'
import { useCall } from '../../data/use-call.ts'
import { describeWorth } from '../../domain/gift/gift-words.ts'
import { usePlayerCurrency } from '../../domain/wallet/use-player-currency.ts'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { Button, ButtonLink } from '../../ui/actions/button.tsx'
import { Loader } from '../../ui/feedback/loader.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Row, RowList } from '../../ui/layout/row-list.tsx'
import styles from './wager-card.module.css'
import './gifts.messages.json'
import './wager.messages.json'

/** As many are named; the others are counted. */
const mostNamed = 6

export function PayoutLosses() {
  const i18n = useI18n()
  const { t, money } = i18n
  const currency = usePlayerCurrency()
  const { value, refusal, retry } = useCall('losses', (signal) =>
    browserCall(countPayoutGifts, {}, { signal }),
  )
  if (refusal)
    return (
      <Card className={styles.losses}>
        <h2>{t('gifts.wager.burns')}</h2>
        <p>{t('gifts.wager.burns_failed')}</p>
        <Button onClick={retry}>{t('gifts.wager.burns_again')}</Button>
      </Card>
    )
  const hasLosses = value !== null && (value.count > 0 || value.bonus > 0)
  return (
    <Card className={styles.losses}>
      <h2>{t('gifts.wager.burns')}</h2>
      {!value && <Loader text={t('gifts.loading')} />}
      {value && <p>{t(hasLosses ? 'gifts.wager.burns_text' : 'gifts.wager.burns_nothing')}</p>}
      {value && hasLosses && (
        <RowList look="boxed" label={t('gifts.wager.burns')}>
          {value.bonus > 0 && (
            <Row
              image={art.offer}
              title={t('gifts.wager.running')}
              value={money(value.bonus, currency)}
              valueColor="coral"
            />
          )}
          {value.gifts.slice(0, mostNamed).map((gift) => (
            <Row
              key={gift.id}
              image={gift.image}
              title={gift.title}
              value={describeWorth(i18n, gift.terms, currency)}
              valueColor="coral"
            />
          ))}
        </RowList>
      )}
      {value && value.count > mostNamed && (
        <p className={styles.more}>{t('gifts.wager.burns_more', { count: value.count - mostNamed })}</p>
      )}
      <Note tone="success">{t('gifts.wager.stays')}</Note>
      <ButtonLink look="line" isWide to="/cashbox?tab=payout">
        {t(hasLosses ? 'gifts.wager.payout' : 'gifts.wager.payout_free')}
      </ButtonLink>
    </Card>
  )
}
