import type { PaymentSystem, PayoutSystem } from '@yanta/contract'
import { useShownBalance } from '../../../domain/wallet/use-wallet.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { Row } from '../../../ui/layout/row-list.tsx'

/** [3.55] A way to pay or to be paid, and its limits in the player's currency. */
export function Method({ system: { name, image, limits } }: { system: PaymentSystem | PayoutSystem }) {
  const { t, wholeMoney } = useI18n()
  // Without the balance the currency is not known, and no limits are shown.
  const currency = useShownBalance()?.currency
  const limit = limits.find((candidate) => candidate.currency === currency)
  return (
    <Row
      image={image ?? undefined}
      icon={image ? undefined : 'card'}
      title={name}
      detail={
        limit &&
        currency &&
        t('cashbox.limits', { min: wholeMoney(limit.min, currency), max: wholeMoney(limit.max, currency) })
      }
    />
  )
}
