// Texts of the verifier for a roulette, in both languages.
import type { Locale } from '@yanta/contract'

const ru = {
  order: 'Ставки на столе',
  missing: 'Введите ставки через пробел: поле стола, знак равенства, сумма. Например 17=100 red=200',
  'profile.european': 'Европейская рулетка',
  'result.pocket': 'Номер',
  'result.total': 'Выигрыш',
  'result.bet': '{spot}: {amount}',
}

const en: typeof ru = {
  order: 'Bets on the table',
  missing: 'Enter the bets separated by spaces: spot, equals sign, amount. For example 17=100 red=200',
  'profile.european': 'European roulette',
  'result.pocket': 'Number',
  'result.total': 'Win',
  'result.bet': '{spot}: {amount}',
}

export const rouletteVerifyMessages: Record<Locale, typeof ru> = { ru, en }
