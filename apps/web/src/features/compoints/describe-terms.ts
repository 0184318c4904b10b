import type { BonusTerms, Currency, GiftTerms } from '@yanta/contract'
import type { I18n } from '../../i18n/use-i18n.tsx'
import './compoints.messages.json'

/** What a product gives, in a sentence or two. Amounts in minor units of `currency`. */
export function describeTerms({ t, moneyRange, number }: I18n, terms: GiftTerms, currency: Currency): string {
  const sum = (amount: number) => moneyRange(amount, amount, currency)
  const wager = ({ wagerTimes, days }: BonusTerms) => t('compoints.terms.wager', { times: wagerTimes, days })
  switch (terms.type) {
    case 'giftspin':
    case 'feature':
      return t('compoints.terms.spins', { stake: sum(terms.stake), wager: wager(terms.bonus) })
    case 'cash':
      return t('compoints.terms.cash')
    case 'xp':
      return t('compoints.terms.xp', { xp: number(terms.xp) })
    case 'compoint':
      return t('compoints.terms.compoints')
    case 'deposit_bonus':
      return t('compoints.terms.deposit', {
        percent: terms.percent,
        least: sum(terms.leastDeposit),
        wager: wager(terms.bonus),
      })
    case 'bonus_offer':
    case 'cashback':
      return t('compoints.terms.bonus', { amount: sum(terms.amount), wager: wager(terms.bonus) })
    case 'group':
      return t('compoints.terms.group', { count: terms.options.length })
    case 'nondeposit':
      return t('compoints.terms.draw')
    case 'custom':
      return t('compoints.terms.custom')
  }
}
