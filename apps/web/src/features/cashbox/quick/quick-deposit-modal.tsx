// A deposit within two taps, over a running game: the way used last, a few sums, and nothing else to decide.
import { useId, useState, type CSSProperties } from 'react'
import { readServerNow } from '../../../browser/server-clock.ts'
import { chooseOne } from '../../../dialogs/dialogs.ts'
import { useOpenScreen } from '../../../domain/player/use-open-screen.ts'
import { useBonus } from '../../../domain/wallet/use-bonus.ts'
import { useBreakEnd } from '../../../domain/player/use-break-end.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { buildPath } from '../../../navigation/route-table.ts'
import { useSite } from '../../../site/site-data.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { ChoiceChip, ChoiceChips } from '../../../ui/actions/choice-chip.tsx'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { FactList } from '../../../ui/data/fact-list.tsx'
import { Icon } from '../../../ui/data/icon.tsx'
import { Loader } from '../../../ui/feedback/loader.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { ModalFrame } from '../../../ui/overlays/modal-frame.tsx'
import { CashboxFailed } from '../cashbox-failed.tsx'
import '../cashbox.messages.json'
import { startDraft, totalDeposit, type DepositDraft } from '../deposit/deposit-draft.ts'
import { DepositRefusal } from '../deposit/deposit-refusal.tsx'
import { listPresets } from '../deposit/deposit.rules.ts'
import '../deposit/deposit.messages.json'
import '../methods/methods.messages.json'
import { useDepositOffers, type DepositOffers } from '../deposit/use-deposit-offers.ts'
import { findPictureless } from '../methods/method-icons.ts'
import { writeAmount } from '../../../domain/wallet/typed-amount.ts'
import { useOpenDeposit } from '../provider/use-open-deposit.ts'
import { DepositResult } from '../result/deposit-result.tsx'
import './quick.messages.json'
import styles from './quick.module.css'

interface QuickDepositModalProps {
  corner?: { top: number; right: number }
  onClose: () => void
}

export function QuickDepositModal({ corner, onClose }: QuickDepositModalProps) {
  const { t } = useI18n()
  const titleId = useId()
  const [depositId, setDepositId] = useState<string | null>(null)
  const hasBreak = useBreakEnd() !== null
  const { latest: offers, refusal, retry } = useDepositOffers(depositId === null && !hasBreak)
  const openScreen = useOpenScreen()
  const place = corner && ({ '--top': `${corner.top}px`, '--right': `${corner.right}px` } as CSSProperties)
  const handleCashbox = () => void openScreen(buildPath('cashbox'))
  return (
    <ModalFrame
      labelledBy={titleId}
      onClose={onClose}
      className={styles.frame}
      style={place}
      surfaceClassName={styles.panel}
      groundClassName={styles.ground}
    >
      <div className={styles.head}>
        <div>
          <h2 id={titleId}>{t('cashbox.quick.title')}</h2>
          <p>{t('cashbox.quick.text')}</p>
        </div>
        <IconButton size="small" icon="close" label={t('cashbox.close')} onClick={onClose} />
      </div>
      <div className={styles.body}>{findContent()}</div>
    </ModalFrame>
  )

  function findContent() {
    if (depositId !== null)
      return (
        <DepositResult key={depositId} id={depositId} onClose={onClose} onAgain={() => setDepositId(null)} />
      )
    if (hasBreak) return <Note tone="warning">{t('cashbox.quick.break')}</Note>
    if (refusal) return <CashboxFailed onRetry={retry} />
    if (!offers)
      return (
        <div className={styles.loading}>
          <Loader text={t('cashbox.loading')} />
        </div>
      )
    return <QuickForm offers={offers} onReload={retry} onOpened={setDepositId} onCashbox={handleCashbox} />
  }
}

interface QuickFormProps {
  offers: DepositOffers
  onReload: () => void
  onOpened: (depositId: string) => void
  onCashbox: () => void
}

const mostSums = 4

function QuickForm({ offers, onReload, onOpened, onCashbox }: QuickFormProps) {
  const { t, locale, moneyRange } = useI18n()
  const { currency, systems, today } = offers
  const [chosen, setChosen] = useState<DepositDraft | null>(null)
  const hasBonus = useBonus() !== null
  const isMultiAccount = useSite()?.player?.profile.multi_account ?? false
  const { run, isBusy, refusal, forget } = useOpenDeposit(location.search.slice(1), ({ id }) => onOpened(id))
  const cashbox = (
    <Button look="text" size="small" onClick={onCashbox}>
      {t('cashbox.quick.cashbox')}
    </Button>
  )
  const draft = chosen ?? startDraft(offers, locale)
  if (!draft)
    return (
      <>
        <p>{t('cashbox.deposit.empty')}</p>
        {cashbox}
      </>
    )
  // A gift only where it was chosen before: here is no place to say what one binds.
  const { gift: wanted = offers.gifts.find(({ isSelected }) => isSelected)?.id ?? null } = draft
  const totals = totalDeposit({ ...draft, gift: wanted }, offers, {
    locale,
    nowMs: readServerNow(),
    hasBonus,
    isMultiAccount,
  })
  const { system, limits, amount, fee, gift, bonus } = totals
  const sum = (minor: number) => moneyRange(minor, minor, currency)
  const offered = listPresets(offers.presets, limits)
  const sums = offered.slice(0, mostSums)
  const isOffered = amount !== null && sums.includes(amount)
  const shown = amount === null || isOffered ? sums : [amount, ...sums].slice(0, mostSums)

  function change(part: Partial<DepositDraft>) {
    forget()
    setChosen({ ...draft!, ...part })
  }
  async function handleMethod() {
    const key = await chooseOne({
      title: t('cashbox.deposit.methods'),
      options: systems.map((each) => ({
        value: each.key,
        title: each.name,
        icon: findPictureless(each),
        image: each.image ?? undefined,
      })),
      value: system.key,
    })
    if (key !== null) change({ method: key })
  }
  return (
    <>
      <button type="button" className={styles.method} onClick={() => void handleMethod()}>
        <Icon name={findPictureless(system) ?? 'card'} size={24} />
        <span>
          <b>{system.name}</b>
          <small>{t('cashbox.quick.method')}</small>
        </span>
        <Icon name="down" size={18} />
      </button>
      <div className={styles.sums}>
        <ChoiceChips label={t('cashbox.deposit.amount')}>
          {shown.map((preset) => (
            <ChoiceChip
              key={preset}
              size="small"
              isOn={preset === amount}
              onClick={() => change({ text: writeAmount(preset, locale) })}
            >
              {sum(preset)}
            </ChoiceChip>
          ))}
        </ChoiceChips>
      </div>
      <FactList
        look="receipt"
        facts={[
          { name: t('cashbox.deposit.sum.today'), value: today ? sum(today.amount) : '—' },
          ...(bonus > 0
            ? [{ name: t('cashbox.deposit.sum.bonus'), value: `+${sum(bonus)}`, color: 'amber' as const }]
            : []),
          ...(amount !== null && fee > 0
            ? [
                { name: t('cashbox.methods.fee'), value: sum(fee) },
                { name: t('cashbox.deposit.sum.pay'), value: sum(amount + fee) },
              ]
            : []),
        ]}
      />
      {refusal && (
        <DepositRefusal
          refusal={refusal}
          onOther={() => {
            forget()
            onReload()
          }}
          onWithoutGift={() => change({ gift: null })}
        />
      )}
      <Button
        look="primary"
        isWide
        isWaiting={isBusy}
        disabled={amount === null}
        onClick={() => {
          if (amount !== null)
            void run(system, { method: system.key, amount, gift: bonus > 0 ? gift!.id : null })
        }}
      >
        {amount === null
          ? t('cashbox.deposit.submit')
          : t('cashbox.deposit.submit.sum', { sum: sum(amount) })}
      </Button>
      {cashbox}
    </>
  )
}
