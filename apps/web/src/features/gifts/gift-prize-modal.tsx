import art from '@yanta/art/gifts.json'
import type { Gift } from '@yanta/contract'
import { formatShare } from '@yanta/i18n'
import { useState } from 'react'
import { useAction } from '../../data/use-action.ts'
import { describeUntitledSum } from '../../domain/gift/gift-words.ts'
import { useWallet } from '../../domain/wallet/use-wallet.ts'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Row, RowList } from '../../ui/layout/row-list.tsx'
import { Modal } from '../../ui/overlays/modal.tsx'
import { useStepFocus } from '../../ui/use-step-focus.ts'
import { takePrize } from './activate-gift.ts'
import styles from './gift-modal.module.css'
import './gift-failures.messages.json'
import './gifts.messages.json'

/** A gift whose prize the platform draws: its chances are shown before, the prize after. */
export function GiftPrizeModal({ gift, onClose }: { gift: Gift; onClose: () => void }) {
  const i18n = useI18n()
  const { t, locale } = i18n
  const currency = useWallet((wallet) => wallet.currency)
  const [prize, setPrize] = useState<Gift | null | undefined>()
  const { run, isBusy } = useAction(async () => setPrize(await takePrize(gift)))
  const prizes = gift.terms.type === 'nondeposit' ? gift.terms.prizes : []
  const digits = prizes.every(({ chance }) => chance % 100 === 0) ? 0 : 2
  const isDrawn = prize !== undefined
  const title = isDrawn ? t(prize ? 'gifts.prize.won' : 'gifts.prize.empty') : gift.title
  return (
    <Modal
      title={title}
      closeLabel={t('gifts.close')}
      onClose={onClose}
      footer={
        isDrawn ? (
          <Button look="primary" onClick={onClose}>
            {t('gifts.prize.done')}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{t('gifts.failure.later')}</Button>
            <Button look="primary" isWaiting={isBusy} onClick={() => void run()}>
              {t('gifts.prize.open')}
            </Button>
          </>
        )
      }
    >
      {isDrawn ? (
        <Drawn prize={prize} />
      ) : (
        <div className={styles.body}>
          <p>{t('gifts.prize.text')}</p>
          <RowList label={t('gifts.prize.chances')}>
            {prizes.map((one, index) => (
              <Row
                key={index}
                image={one.image}
                title={one.title}
                detail={currency && describeUntitledSum(i18n, one.terms, currency)}
                value={formatShare(one.chance / 10_000, locale, digits)}
              />
            ))}
          </RowList>
        </div>
      )}
    </Modal>
  )
}

/** The button that was pressed has gone: the focus goes on here. */
function Drawn({ prize }: { prize: Gift | null }) {
  const { t } = useI18n()
  const step = useStepFocus<HTMLDivElement>()
  return (
    <div ref={step} tabIndex={-1} className={styles.failure} role="status">
      <img src={prize?.image ?? art.nondeposit} alt="" width="132" height="132" />
      <p>{prize ? t('gifts.prize.won_text', { title: prize.title }) : t('gifts.prize.empty_text')}</p>
    </div>
  )
}
