// Texts of the verifier for a slot, in both languages.
import type { Locale } from '@yanta/contract'

const ru = {
  order: 'Ставка',
  missing: 'Введите ставку: она делится на 20 линий без остатка',
  'profile.low': 'Слот, низкая волатильность',
  'profile.medium': 'Слот, средняя волатильность',
  'profile.high': 'Слот, высокая волатильность',
  'profile.stacked': 'Слот, стопки вайлдов',
  'profile.doubling': 'Слот, вайлды удваивают',
  'result.spin': 'Оплаченный спин',
  'result.freeSpin': 'Фриспин {index} из {count}, множитель ×{multiplier}',
  'result.line': 'Линия {line}: {count} × {symbol}',
  'result.scatter': 'Скаттеры: {count}',
  'result.noWin': 'Без выигрыша',
  'result.bought': 'Фриспины куплены',
  'result.boughtAt': '{price} при ставке {stake}',
  'result.stops': 'Положения барабанов',
  'result.total': 'Выигрыш',
  'result.previous': 'Предыдущий спин',
  'result.next': 'Следующий спин',
}

const en: typeof ru = {
  order: 'Bet',
  missing: 'Enter the bet: it splits evenly over 20 lines',
  'profile.low': 'Slot, low volatility',
  'profile.medium': 'Slot, medium volatility',
  'profile.high': 'Slot, high volatility',
  'profile.stacked': 'Slot, stacked wilds',
  'profile.doubling': 'Slot, doubling wilds',
  'result.spin': 'Paid spin',
  'result.freeSpin': 'Free spin {index} of {count}, multiplier ×{multiplier}',
  'result.line': 'Line {line}: {count} × {symbol}',
  'result.scatter': 'Scatters: {count}',
  'result.noWin': 'No win',
  'result.bought': 'Free spins bought',
  'result.boughtAt': '{price} at a bet of {stake}',
  'result.stops': 'Reel positions',
  'result.total': 'Win',
  'result.previous': 'Previous spin',
  'result.next': 'Next spin',
}

export const slotVerifyMessages: Record<Locale, typeof ru> = { ru, en }
