// [4.37] An exchange is confirmed before it is made, by buy and cancel [2.50]: it is final.
import type { Prize, Promotion, UserPromotionData } from '@yanta/contract'
import { describeUntitledSum } from '../../../domain/gift/gift-words.ts'
import { usePlayerCurrency } from '../../../domain/wallet/use-player-currency.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { Button, ButtonLink } from '../../../ui/actions/button.tsx'
import { FactList } from '../../../ui/data/fact-list.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Modal } from '../../../ui/overlays/modal.tsx'
import { describeExchangeRefusal } from './describe-exchange-refusal.ts'
import './exchange.messages.json'
import styles from './exchange-modal.module.css'
import { findBalance, findMainPrize, findPrizeCurrency } from './prize-state.ts'
import { type Exchanged, usePrizeExchange } from './use-prize-exchange.ts'

export interface ExchangeModalProps {
  promotion: Promotion
  prize: Prize
  /** What the player had when it was opened. */
  own: Pick<UserPromotionData, 'points' | 'additionalPoints'>
}

export function ExchangeModal({
  promotion,
  prize: offered,
  own,
  onClose,
}: ExchangeModalProps & { onClose: () => void }) {
  const i18n = useI18n()
  const { t, number } = i18n
  const { prize, run, isBusy, refusal, exchanged, isOver } = usePrizeExchange(promotion, offered)
  const money = usePlayerCurrency()
  if (exchanged)
    return <GotPrize promotion={promotion} prize={prize} exchanged={exchanged} onClose={onClose} />
  const currency = findPrizeCurrency(promotion, prize)
  const name = currency?.name ?? ''
  const price = prize.price ?? 0
  const left = findBalance(promotion, prize.currencyId, own) - price
  const main = findMainPrize(promotion)
  const detail = describeUntitledSum(i18n, prize.terms, money)
  return (
    <Modal
      title={t('exchange.confirm.title', { currency: name })}
      closeLabel={t('exchange.close')}
      onClose={onClose}
      isCentred
      footer={
        <>
          <Button onClick={onClose}>{t(isOver ? 'exchange.close' : 'exchange.cancel')}</Button>
          {!isOver && (
            <Button look="primary" disabled={left < 0} isWaiting={isBusy} onClick={() => void run()}>
              {left < 0 ? t('exchange.short', { missing: number(-left) }) : t('exchange.exchange')}
            </Button>
          )}
        </>
      }
    >
      <img src={prize.image} alt="" width="132" height="132" />
      <div>
        <b className={styles.prize}>{prize.title}</b>
        {detail && <p>{detail}</p>}
      </div>
      <div className={styles.sums}>
        <FactList
          look="rows"
          isPanel
          facts={[
            {
              name: t('exchange.confirm.price'),
              value: (
                <span className={styles.price}>
                  {currency && <img src={currency.icon} alt="" width="20" height="20" />}
                  {number(price)}
                </span>
              ),
            },
            { name: t('exchange.confirm.left'), value: number(Math.max(0, left)) },
            ...(main && main.id !== prize.id && main.currencyId === prize.currencyId
              ? [
                  {
                    name: t('exchange.confirm.toMain'),
                    value: number(Math.max(0, main.price - Math.max(0, left))),
                  },
                ]
              : []),
          ]}
        />
      </div>
      {refusal && (
        <Note tone="error" isAnswer>
          {describeExchangeRefusal(t, refusal)}
        </Note>
      )}
      <small className={styles.final}>{t('exchange.confirm.final', { currency: name })}</small>
    </Modal>
  )
}

interface GotPrizeProps {
  promotion: Promotion
  prize: Prize
  exchanged: Exchanged
  onClose: () => void
}

/** A toast tells of the gift as of any other; here is the way to it. */
function GotPrize({ promotion, prize, exchanged, onClose }: GotPrizeProps) {
  const { t, number } = useI18n()
  const balance = findBalance(promotion, prize.currencyId, exchanged)
  const name = findPrizeCurrency(promotion, prize)?.name ?? ''
  return (
    <Modal
      title={t('exchange.got.title')}
      closeLabel={t('exchange.close')}
      onClose={onClose}
      isCentred
      footer={
        <>
          <Button onClick={onClose}>{t('exchange.close')}</Button>
          <ButtonLink look="primary" to="/profile/gifts" onClick={onClose}>
            {t('exchange.got.gifts')}
          </ButtonLink>
        </>
      }
    >
      <img src={prize.image} alt="" width="132" height="132" />
      <div role="status">
        <b className={styles.prize}>{prize.title}</b>
        <p>{t('exchange.got.text', { currency: name, balance: number(balance) })}</p>
      </div>
    </Modal>
  )
}
