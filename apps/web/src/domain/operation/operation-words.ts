// What an operation is called, how its amount is written, and how it stands.
import type { Operation } from '@yanta/contract'
import type { MessageKey } from '../../i18n/message-key.ts'
import type { I18n } from '../../i18n/use-i18n.tsx'
import type { IconName } from '../../ui/data/icon.tsx'
import './operation.messages.json'

/** One whose details are a dialog; those of a payout have an address. */
export type DetailedOperation = Exclude<Operation, { kind: 'payout' }>

export const operationIcons: Record<Operation['kind'], IconName> = {
  deposit: 'plus',
  payout: 'arrow',
  round: 'slots',
  bonus: 'percent',
  gift: 'gift',
}

/** `Пополнение · Банковская карта`. */
export function nameOperation(t: I18n['t'], operation: Operation): string {
  const kind = t(`operation.${operation.kind}`)
  const name = findName(operation)
  return name === null ? kind : t('operation.of', { kind, name })
}

function findName(operation: Operation): string | null {
  switch (operation.kind) {
    case 'deposit':
    case 'payout':
      return operation.method.name
    case 'round':
      return operation.game.name
    default:
      return operation.title
  }
}

/** What the player's money gained or lost by it, or would have; null for what is no money. */
export function findGain(operation: Operation): number | null {
  switch (operation.kind) {
    case 'payout':
      return -operation.amount
    case 'round':
      if (operation.status === 'rolled_back') return 0
      return operation.isFree ? operation.win : operation.win - operation.stake
    case 'deposit':
      return operation.amount - operation.reversed
    default:
      return operation.amount
  }
}

/** `+5 000 ₽`, `−8 000 ₽`: with a sign, without decimals where there are none. */
export function writeGain(moneyRange: I18n['moneyRange'], gain: number, { currency }: Operation): string {
  const sum = moneyRange(Math.abs(gain), Math.abs(gain), currency)
  return gain > 0 ? `+${sum}` : gain < 0 ? `−${sum}` : sum
}

/** What the stake of a round paid for. */
const findStakeKey = ({
  isBought,
  isAnte,
}: {
  isBought?: boolean | undefined
  isAnte?: boolean | undefined
}) => (isBought ? 'operation.round.bought' : isAnte ? 'operation.round.ante' : 'operation.round.stake')

/** How an operation stands: in words, and whether it came to something. */
export function describeState(
  { t, moneyRange }: Pick<I18n, 't' | 'moneyRange'>,
  operation: Operation,
): { text: string; outcome: 'good' | 'bad' | 'open' | 'plain' } {
  switch (operation.kind) {
    case 'deposit': {
      const { status, reversed } = operation
      if (reversed > 0) return { text: t('operation.deposit.reversed'), outcome: 'bad' }
      const outcome = status === 'success' ? 'good' : status === 'failed' ? 'bad' : 'open'
      return { text: t(`operation.deposit.${status}`), outcome }
    }
    case 'payout': {
      const { status } = operation
      const isBad = status === 'refused' || status === 'failed'
      const isOver = status === 'done' || status === 'cancelled'
      return { text: t(`operation.payout.${status}`), outcome: isBad ? 'bad' : isOver ? 'plain' : 'open' }
    }
    case 'round': {
      const { status, isFree, isBought, isAnte, stake, win, currency } = operation
      if (status !== 'settled') return { text: t(`operation.round.${status}`), outcome: 'plain' }
      const text = isFree
        ? t('operation.round.free')
        : t(findStakeKey({ isBought, isAnte }), {
            stake: moneyRange(stake, stake, currency),
          })
      return { text, outcome: win > (isFree ? 0 : stake) ? 'good' : 'plain' }
    }
    case 'bonus':
      return { text: t(`operation.bonus.${operation.status}`), outcome: 'plain' }
    case 'gift':
      return {
        text: t(`operation.gift.${operation.status}` satisfies MessageKey),
        outcome: operation.status === 'used' && operation.amount !== null ? 'good' : 'plain',
      }
  }
}
