// Everything about a gift in plain words.
import type { Gift } from '@yanta/contract'
import { findGiftAction, findSegment } from '../../domain/gift/gift-map.ts'
import { describeTerms } from '../../domain/gift/gift-words.ts'
import { usePlayerCurrency } from '../../domain/wallet/use-player-currency.ts'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { useLocalDates } from '../../i18n/use-local-dates.ts'
import { useSite } from '../../site/site-data.ts'
import { Button, ButtonLink } from '../../ui/actions/button.tsx'
import { FactList } from '../../ui/data/fact-list.tsx'
import { Modal } from '../../ui/overlays/modal.tsx'
import { GiftTag } from './gift-card.tsx'
import { findBonusTerms, listGiftFacts } from './gift-facts.ts'
import { GiftNote } from './gift-note.tsx'
import styles from './gift-modal.module.css'
import './gifts.messages.json'
import { useGiftAction } from './use-gift-action.ts'
import { useGiftClock, useLatestGift } from './use-gifts.ts'

export function GiftModal({ gift: given, onClose }: { gift: Gift; onClose: () => void }) {
  const speech = useI18n()
  const { t } = speech
  const gift = useLatestGift(given)
  const nowMs = useGiftClock([gift])
  const currency = usePlayerCurrency()
  const { moment } = useLocalDates()
  const { run, isBusy } = useGiftAction(onClose)
  const offerLevel = useSite()?.player?.profile.level.bonus_availability_level ?? 1
  const action = findGiftAction(gift, currency, nowMs)
  const hasBonus = findBonusTerms(gift) !== null && findSegment(gift, nowMs) !== 'history'
  return (
    <Modal
      title={gift.title}
      closeLabel={t('gifts.close')}
      onClose={onClose}
      footer={
        <>
          {hasBonus && <ButtonLink to="/games/otygrat_bonus">{t('gifts.details.games_link')}</ButtonLink>}
          {action ? (
            <Button
              look="primary"
              isWaiting={isBusy}
              onClick={() => void run(gift, action).then((end) => end === 'done' && onClose())}
            >
              {t(`gifts.action.${action}`)}
            </Button>
          ) : (
            <Button onClick={onClose}>{t('gifts.close')}</Button>
          )}
        </>
      }
    >
      <div className={styles.head}>
        <img src={gift.image} alt="" width="96" height="96" />
        <div className={styles.state}>
          <GiftTag gift={gift} nowMs={nowMs} />
          <div className={styles.note}>
            <GiftNote gift={gift} nowMs={nowMs} />
          </div>
        </div>
      </div>
      <p className={styles.gives}>{describeTerms(speech, gift.terms, currency)}</p>
      <FactList look="rows" facts={listGiftFacts(gift, { speech, currency, nowMs, moment, offerLevel })} />
      {hasBonus && <p className={styles.hint}>{t('gifts.details.bonus_hint')}</p>}
    </Modal>
  )
}
