// Texts of the verifier for mines, in both languages.
import type { Locale } from '@yanta/contract'

const ru = {
  order: 'Ставка; мины; клетки',
  missing: 'Введите ставку, число мин и открытые клетки по порядку: 20.00; 5; 3 7 9',
  'profile.exact': 'Мины',
  'profile.classic': 'Мины, выигрыш округлён вниз',
  'result.multiplier': 'Множитель',
  'result.total': 'Выигрыш',
  'result.mine': 'мина',
  'result.safe': 'находка',
  'result.cell': 'Ряд {row}, клетка {column}: {what}',
}

const en: typeof ru = {
  order: 'Bet; mines; cells',
  missing: 'Enter the bet, the number of mines and the opened cells in order: 20.00; 5; 3 7 9',
  'profile.exact': 'Mines',
  'profile.classic': 'Mines, wins rounded down',
  'result.multiplier': 'Multiplier',
  'result.total': 'Win',
  'result.mine': 'a mine',
  'result.safe': 'a find',
  'result.cell': 'Row {row}, cell {column}: {what}',
}

export const minesVerifyMessages: Record<Locale, typeof ru> = { ru, en }
