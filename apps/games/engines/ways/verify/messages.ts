// Texts of the verifier for ways, in both languages.
import type { Locale } from '@yanta/contract'

const ru = {
  order: 'Ставка',
  missing: 'Введите ставку: она делится на 20 монет без остатка',
  'profile.brook': 'Пути, низкая волатильность',
  'profile.tide': 'Пути, средняя волатильность',
  'profile.swell': 'Пути, высокая волатильность, множитель растёт с каждым фриспином',
  'profile.storm': 'Пути, высокая волатильность, множитель растёт на 2',
  'result.spin': 'Оплаченный спин',
  'result.freeSpin': 'Фриспин {index} из {count}, множитель ×{multiplier}',
  'result.way': '{count} × {symbol}, {ways, plural, one {# путь} few {# пути} many {# путей} other {# пути}}',
  'result.scatter': 'Скаттеры: {count}',
  'result.noWin': 'Без выигрыша',
  'result.capped': 'Раунд закончился на наибольшем выигрыше',
  'result.bought': 'Фриспины куплены',
  'result.boughtAt': '{price} при ставке {stake}',
  'result.ways': 'Всего путей',
  'result.spinWin': 'За этот спин',
  'result.total': 'Выигрыш',
  'result.previous': 'Предыдущий спин',
  'result.next': 'Следующий спин',
}

const en: typeof ru = {
  order: 'Bet',
  missing: 'Enter the bet: it splits evenly into 20 coins',
  'profile.brook': 'Ways, low volatility',
  'profile.tide': 'Ways, medium volatility',
  'profile.swell': 'Ways, high volatility, multiplier grows with every free spin',
  'profile.storm': 'Ways, high volatility, multiplier grows by 2',
  'result.spin': 'Paid spin',
  'result.freeSpin': 'Free spin {index} of {count}, multiplier ×{multiplier}',
  'result.way': '{count} × {symbol}, {ways, plural, one {# way} other {# ways}}',
  'result.scatter': 'Scatters: {count}',
  'result.noWin': 'No win',
  'result.capped': 'The round ended at its largest win',
  'result.bought': 'Free spins bought',
  'result.boughtAt': '{price} at a bet of {stake}',
  'result.ways': 'Ways in all',
  'result.spinWin': 'From this spin',
  'result.total': 'Win',
  'result.previous': 'Previous spin',
  'result.next': 'Next spin',
}

export const waysVerifyMessages: Record<Locale, typeof ru> = { ru, en }
