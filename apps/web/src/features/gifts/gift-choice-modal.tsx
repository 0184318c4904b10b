import type { Gift } from '@yanta/contract'
import { useState } from 'react'
import { useAction } from '../../data/use-action.ts'
import { describeUntitledSum } from '../../domain/gift/gift-words.ts'
import { useWallet } from '../../domain/wallet/use-wallet.ts'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { ChoiceCards } from '../../ui/fields/choice-cards.tsx'
import { Modal } from '../../ui/overlays/modal.tsx'
import { activate } from './activate-gift.ts'
import styles from './gift-modal.module.css'
import './gift-failures.messages.json'
import './gifts.messages.json'
import { useLatestGift } from './use-gifts.ts'

/** One gift of a group: the chosen one becomes a gift of its own. */
export function GiftChoiceModal({ gift: given, onClose }: { gift: Gift; onClose: () => void }) {
  const i18n = useI18n()
  const { t } = i18n
  const currency = useWallet((wallet) => wallet.currency)
  const gift = useLatestGift(given)
  const [option, setOption] = useState<string | null>(null)
  const { run, isBusy } = useAction(async () => {
    if (option === null) return
    // The dialog of a refusal opens above this one.
    if (await activate(gift, option)) onClose()
  })
  const options = gift.terms.type === 'group' ? gift.terms.options : []
  return (
    <Modal
      title={t('gifts.choice.title')}
      closeLabel={t('gifts.close')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('gifts.failure.later')}</Button>
          <Button look="primary" disabled={option === null} isWaiting={isBusy} onClick={() => void run()}>
            {t('gifts.choice.take')}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <p>{t('gifts.choice.text')}</p>
        <ChoiceCards
          legend={gift.title}
          look="row"
          cards={options.map(({ id, title, image, terms }) => ({
            value: id,
            title,
            image,
            detail: currency && describeUntitledSum(i18n, terms, currency),
          }))}
          value={option}
          onChange={setOption}
        />
      </div>
    </Modal>
  )
}
