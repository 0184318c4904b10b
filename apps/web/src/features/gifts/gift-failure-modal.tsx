// Why a gift could not be activated: what happened, that the gift is safe, and the way out [8.33].
import type { ContactType, Gift, GiftRefusal } from '@yanta/contract'
import { useStore } from 'zustand'
import { closeModal, openModal } from '../../dialogs/store.ts'
import { findDepositProgress } from '../../domain/gift/gift-map.ts'
import { giftStore } from '../../domain/gift/gift-store.ts'
import { useOpenScreen } from '../../domain/player/use-open-screen.ts'
import { usePlayerCurrency } from '../../domain/wallet/use-player-currency.ts'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { buildPath } from '../../navigation/route-table.ts'
import { useSite } from '../../site/site-data.ts'
import { Button } from '../../ui/actions/button.tsx'
import { CheckList } from '../../ui/data/check-list.tsx'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'
import { Modal } from '../../ui/overlays/modal.tsx'
import './gift-failures.messages.json'
import { failurePaths, findGiftFailure } from './gift-failures.ts'
import styles from './gift-modal.module.css'
import { useFailureWords } from './use-failure-words.ts'
import { useGiftAction } from './use-gift-action.ts'
import { useLatestGift } from './use-gifts.ts'

interface GiftFailureProps {
  code: GiftRefusal
  gift: Gift
  onClose: () => void
}

export function GiftFailureModal({ code, gift: given, onClose }: GiftFailureProps) {
  const { t } = useI18n()
  const gift = useLatestGift(given)
  const spins = useRunningSpins()
  const { image, wayOut } = findGiftFailure(code, gift)
  const { title, text, safe, way } = useFailureWords(code, gift, spins)
  const leave = useWayOut(code, gift, spins, onClose)
  return (
    <Modal
      title={title}
      closeLabel={t('gifts.failure.close')}
      onClose={onClose}
      footer={
        <>
          {wayOut !== 'close' && <Button onClick={onClose}>{t('gifts.failure.later')}</Button>}
          <Button look="primary" onClick={leave}>
            {way}
          </Button>
        </>
      }
    >
      <div className={styles.failure}>
        <img src={image} alt="" width="132" height="132" />
        {code === 'phone_and_email_restriction' && <Contacts />}
        <p>{text}</p>
        {code === 'deposit_restriction' && <Deposits gift={gift} />}
        {safe && <p className={styles.hint}>{safe}</p>}
      </div>
    </Modal>
  )
}

/** Active giftspins that are not played to the end; null without any. */
function useRunningSpins(): Gift | null {
  return useStore(
    giftStore,
    ({ gifts }) =>
      [...gifts.values()].find(
        ({ state, terms }) =>
          state === 'activated' && (terms.type === 'giftspin' || terms.type === 'feature') && terms.left > 0,
      ) ?? null,
  )
}

function useWayOut(code: GiftRefusal, gift: Gift, spins: Gift | null, onClose: () => void): () => void {
  const open = useOpenScreen()
  const { run } = useGiftAction(() => {})
  const profile = useSite()?.player?.profile
  const { wayOut } = findGiftFailure(code, gift)
  return () => {
    onClose()
    if (wayOut === 'close') return
    // The dialogs beneath belong to the try that failed.
    for (const name of ['gift', 'giftChoice', 'giftPrize'] as const) closeModal(name)
    if (wayOut === 'support') openModal('support', { reason: 'gift' })
    else if (wayOut === 'retry') retry()
    else if (wayOut === 'phone' || wayOut === 'email') openModal('contact', { kind: findMissing() })
    else if (wayOut === 'spins') void open(findSpinsPath(spins))
    else void open(failurePaths[wayOut])
  }

  /** The contact that the gift still waits for. */
  function findMissing(): ContactType {
    const hasEmail = profile?.emails.some(({ is_verified }) => is_verified) ?? false
    return wayOut === 'phone' || hasEmail ? 'phone' : 'email'
  }

  function retry(): void {
    if (gift.type === 'group') openModal('giftChoice', { gift })
    else if (gift.type === 'nondeposit') openModal('giftPrize', { gift })
    else void run(gift, 'activate')
  }
}

function findSpinsPath(spins: Gift | null): string {
  const terms = spins?.terms
  return terms?.type === 'giftspin' || terms?.type === 'feature'
    ? buildPath('gameItem', { name: terms.game.slug })
    : failurePaths.bonus
}

/** [3.11] Which of the two contacts still waits. */
function Contacts() {
  const { t } = useI18n()
  const profile = useSite()?.player?.profile
  const hasPhone = profile?.phones.some(({ is_verified }) => is_verified) ?? false
  const hasEmail = profile?.emails.some(({ is_verified }) => is_verified) ?? false
  return (
    <div className={styles.wide}>
      <CheckList
        states={{
          yes: t('gifts.failure.done'),
          no: t('gifts.failure.open'),
          open: t('gifts.failure.open'),
        }}
        items={[
          {
            text: t(hasPhone ? 'gifts.failure.phone_done' : 'gifts.failure.phone_waits'),
            state: hasPhone ? 'yes' : 'open',
          },
          {
            text: t(hasEmail ? 'gifts.failure.email_done' : 'gifts.failure.email_waits'),
            state: hasEmail ? 'yes' : 'open',
          },
        ]}
      />
    </div>
  )
}

/** [4.43] How much of the deposits is there. */
function Deposits({ gift }: { gift: Gift }) {
  const { t, moneyRange } = useI18n()
  const currency = usePlayerCurrency()
  const deposits = findDepositProgress(gift, currency)
  if (!deposits) return null
  const whole = (sum: number) => moneyRange(sum, sum, currency)
  return (
    <div className={styles.wide}>
      <ProgressBar
        hasHead
        label={t('gifts.failure.deposited')}
        valueText={t('gifts.failure.deposited_of', {
          done: whole(deposits.done),
          limit: whole(deposits.limit),
        })}
        percent={(deposits.done / deposits.limit) * 100}
      />
    </div>
  )
}
