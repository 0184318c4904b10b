import type { Fault } from '../fault.ts'

const wallet = 'apps/platform/src/modules/money/wallet'
const bonuses = 'apps/platform/src/modules/money/bonuses'
const progress = 'apps/platform/src/modules/rewards/progress'

export const moneyFaults: readonly Fault[] = [
  {
    id: 'win-rounded-toward-bonus',
    says: 'The part of a kopeck that can not be split goes to the bonus: the player loses it.',
    file: `${wallet}/split-money.ts`,
    symbol: 'splitWin',
    find: 'Number((BigInt(amount) * BigInt(stake.bonus)) / BigInt(totalOf(stake)))',
    replace: 'Math.round((amount * stake.bonus) / totalOf(stake))',
    seenBy: [`${wallet}/split-money.test.ts`],
  },
  {
    id: 'compoints-of-bonus-stakes',
    says: 'Compoints are earned by the whole stake, the part of bonus money too.',
    file: `${wallet}/wallet-changes.ts`,
    symbol: 'buildEvents',
    find: 'stakeReal: round.stake.real',
    replace: 'stakeReal: totalOf(round.stake)',
    seenBy: [`${progress}/progress.test.ts`, `${wallet}/wallet.test.ts`],
  },
  {
    id: 'compoints-remainder-lost',
    says: 'A stake too small for a hundredth of a compoint is forgotten instead of waiting for the next one.',
    file: `${progress}/progress.rules.ts`,
    symbol: 'earn',
    find: 'compointRemainder: remainder',
    replace: 'compointRemainder: hundredths > 0 ? remainder : before.compointRemainder',
    seenBy: [`${progress}/progress.test.ts`],
  },
  {
    id: 'conversion-without-cap',
    says: 'A bonus that was wagered becomes real money as a whole, beyond its cap.',
    file: `${bonuses}/bonuses.rules.ts`,
    symbol: 'findEnd',
    find: `{ done, needed, cap }: BonusProgress,
  { balance, isInPlay }: { balance: number; isInPlay: boolean },
): BonusEnd | null {
  if (isInPlay) return null
  if (done >= needed) return { status: 'completed', converted: Math.min(balance, cap) }`,
    replace: `{ done, needed }: BonusProgress,
  { balance, isInPlay }: { balance: number; isInPlay: boolean },
): BonusEnd | null {
  if (isInPlay) return null
  if (done >= needed) return { status: 'completed', converted: balance }`,
    seenBy: [`${bonuses}/bonuses.rules.test.ts`, `${wallet}/bonus-step.test.ts`],
  },
  {
    id: 'providers-share-transaction-ids',
    says: 'Two providers that use the same transaction id: the money of the second one does not move.',
    file: `${wallet}/wallet-step.ts`,
    symbol: 'attempt',
    find: 'lockBalanceSource(trx, session, provider)',
    replace: 'lockBalanceSource(trx, session, session.mode)',
    seenBy: [`${wallet}/wallet.test.ts`, `${wallet}/bad-provider.test.ts`],
  },
  {
    id: 'stakes-not-published',
    says: 'The browser is notified of wins but not of stakes: the header shows money that has been staked.',
    file: `${wallet}/wallet.present.ts`,
    symbol: 'publishMovements',
    find: 'if (gains[balance_type] === 0) continue',
    replace: 'if (gains[balance_type] <= 0) continue',
    seenBy: [`${wallet}/wallet.test.ts`],
  },
]
