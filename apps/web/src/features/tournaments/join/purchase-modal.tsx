// [4.37] A seat is bought for good: price, balance and what is left are confirmed first.
import gifts from '@yanta/art/gifts.json'
import { useWallet } from '../../../domain/wallet/use-wallet.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { FactList } from '../../../ui/data/fact-list.tsx'
import { Picture } from '../../../ui/data/picture.tsx'
import { Modal } from '../../../ui/overlays/modal.tsx'
import './join.messages.json'
import styles from './join.module.css'

interface PurchaseModalProps {
  title: string
  image: string
  /** In hundredths. */
  price: number
  onAnswer: (isBought: boolean) => void
  onClose: () => void
}

export function PurchaseModal({ title, image, price, onAnswer, onClose }: PurchaseModalProps) {
  const { t, compoints } = useI18n()
  const own = useWallet((wallet) => wallet.compoints)
  return (
    <Modal
      title={t('tournament.modal.buy.title')}
      closeLabel={t('tournament.modal.close')}
      onClose={onClose}
      isCentred
      footer={
        <>
          <Button onClick={onClose}>{t('tournament.modal.cancel')}</Button>
          <Button look="primary" onClick={() => onAnswer(true)}>
            {t('tournament.modal.buy.accept')}
          </Button>
        </>
      }
    >
      <div className={styles.scene}>
        <Picture source={image} alt="" width={720} height={405} sizes="440px" />
      </div>
      <b className={styles.name}>{title}</b>
      <div className={styles.sums}>
        <FactList
          look="rows"
          isPanel
          facts={[
            {
              name: t('tournament.modal.buy.seat'),
              value: (
                <span className={styles.price}>
                  <img src={gifts.compoint} alt="" width="20" height="20" />
                  {compoints(price)}
                </span>
              ),
            },
            ...(own === null
              ? []
              : [
                  { name: t('tournament.modal.buy.own'), value: compoints(own) },
                  {
                    name: t('tournament.modal.buy.left'),
                    value: compoints(Math.max(0, own - price)),
                    color: 'amber' as const,
                  },
                ]),
          ]}
        />
      </div>
      <small className={styles.final}>{t('tournament.modal.buy.final')}</small>
    </Modal>
  )
}
