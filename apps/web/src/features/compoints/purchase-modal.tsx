// [4.37] A purchase is confirmed before it is made: it is final. Each confirmed price has a key of its own, so that a repetition
// after a lost answer buys nothing more.
import gifts from '@yanta/art/gifts.json'
import { type CompointProduct, buyCompointProduct, listCompointProducts } from '@yanta/contract'
import { useState } from 'react'
import { createRequestKey } from '../../browser/request-key.ts'
import { browserCall } from '../../data/api/browser-call.ts'
import type { Refusal } from '../../data/api/result.ts'
import { useAction } from '../../data/use-action.ts'
import { describeTerms } from '../../domain/gift/gift-words.ts'
import { useWallet } from '../../domain/wallet/use-wallet.ts'
import { dispatchToWallet } from '../../domain/wallet/wallet-store.ts'
import { describeRefusal } from '../../i18n/refusal-words.ts'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { Button, ButtonLink } from '../../ui/actions/button.tsx'
import { FactList } from '../../ui/data/fact-list.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { Modal } from '../../ui/overlays/modal.tsx'
import './compoints.messages.json'
import styles from './purchase-modal.module.css'
import { useUnit } from './use-unit.ts'

interface PurchaseModalProps {
  product: CompointProduct
  onChanged: () => void
  onClose: () => void
}

/** After these another try with the same product makes no sense. */
const lastWords: readonly string[] = [
  'product_not_found',
  'product_sold_out',
  'product_level_required',
  'account_closed',
  'taking_a_break',
  'self_excluded',
  'multi_account',
  'disabled',
]

export function PurchaseModal({ product: offered, onChanged, onClose }: PurchaseModalProps) {
  const i18n = useI18n()
  const { t, compoints } = i18n
  const [{ product, key }, setConfirmed] = useState(() => ({ product: offered, key: createRequestKey() }))
  const [leftAfter, setLeftAfter] = useState<number | null>(null)
  const unit = useUnit()
  const wallet = useWallet(({ compoints: own, currency }) => ({ own, currency }))
  const own = wallet?.own ?? 0
  async function showNewPrice() {
    onChanged()
    const products = await browserCall(listCompointProducts, { query: { type: 'gift' } })
    const found = products.ok && products.value.items.find(({ id }) => id === product.id)
    if (found) setConfirmed({ product: found, key: createRequestKey() })
  }
  const purchase = useAction<[], Refusal<string>>(async () => {
    const bought = await browserCall(buyCompointProduct, {
      params: { id: product.id },
      body: { key, quantity: 1, price: product.price },
    })
    if (!bought.ok) {
      if (bought.refusal.code === 'product_price_changed') await showNewPrice()
      if (lastWords.includes(bought.refusal.code)) onChanged()
      return bought.refusal
    }
    dispatchToWallet({ type: 'compointsChanged', compoints: bought.value.compoint_balance })
    setLeftAfter(bought.value.compoint_balance)
    onChanged()
  })
  const { refusal } = purchase
  const describe = (refused: Refusal<string>) => {
    if (refused.status === 0) return t('compoints.buy.unknown')
    return refused.code === 'insufficient_compoint_balance'
      ? t('compoints.short.title', { unit })
      : describeRefusal(t, refused)
  }
  const left = own - product.price
  const isOver = refusal !== null && lastWords.includes(refusal.code)
  if (leftAfter !== null) return <Bought product={product} left={leftAfter} onClose={onClose} />
  return (
    <Modal
      title={t('compoints.buy.title')}
      closeLabel={t('compoints.close')}
      onClose={onClose}
      isCentred
      footer={
        <>
          <Button onClick={onClose}>{t(isOver ? 'compoints.close' : 'compoints.buy.cancel')}</Button>
          {!isOver && (
            <Button
              look="primary"
              disabled={left < 0}
              isWaiting={purchase.isBusy}
              onClick={() => void purchase.run()}
            >
              {left < 0 ? t('compoints.card.short', { missing: compoints(-left) }) : t('compoints.card.buy')}
            </Button>
          )}
        </>
      }
    >
      <img src={product.image} alt="" width="132" height="132" />
      <div>
        <b className={styles.product}>{product.title}</b>
        <p>{describeTerms(i18n, product.terms, wallet?.currency ?? 'RUB')}</p>
      </div>
      <div className={styles.sums}>
        <FactList
          look="rows"
          isPanel
          facts={[
            {
              name: t('compoints.buy.price'),
              value: (
                <span className={styles.price}>
                  <img src={gifts.compoint} alt="" width="20" height="20" />
                  {compoints(product.price)}
                </span>
              ),
            },
            { name: t('compoints.buy.own'), value: compoints(own) },
            { name: t('compoints.buy.left'), value: compoints(Math.max(0, left)), color: 'amber' },
          ]}
        />
      </div>
      {refusal && (
        <Note tone="error" isAnswer>
          {describe(refusal)}
        </Note>
      )}
      <small className={styles.final}>{t('compoints.buy.final')}</small>
    </Modal>
  )
}

/** A toast tells of the gift as of any other; here is the way to it. */
function Bought({ product, left, onClose }: { product: CompointProduct; left: number; onClose: () => void }) {
  const { t, compoints } = useI18n()
  return (
    <Modal
      title={t('compoints.bought.title')}
      closeLabel={t('compoints.close')}
      onClose={onClose}
      isCentred
      footer={
        <>
          <Button onClick={onClose}>{t('compoints.close')}</Button>
          <ButtonLink look="primary" to="/profile/gifts" onClick={onClose}>
            {t('compoints.bought.gifts')}
          </ButtonLink>
        </>
      }
    >
      <img src={product.image} alt="" width="132" height="132" />
      <div role="status">
        <b className={styles.product}>{product.title}</b>
        <p>{t('compoints.bought.text', { left: compoints(left) })}</p>
      </div>
    </Modal>
  )
}
