// Texts of the verifier for clusters, in both languages.
import type { Locale } from '@yanta/contract'

const ru = {
  order: 'Ставка',
  missing: 'Введите ставку: она делится на 20 монет без остатка',
  'profile.calm': 'Кластеры, низкая волатильность',
  'profile.rising': 'Кластеры, средняя волатильность',
  'profile.steep': 'Кластеры, высокая волатильность, множитель удваивается',
  'profile.patient': 'Кластеры, высокая волатильность, множитель утраивается',
  'result.cascade': 'Поле {index} из {count}, множитель ×{multiplier}',
  'result.cluster': '{count} × {symbol}',
  'result.noWin': 'Без выигрыша',
  'result.capped': 'Раунд закончился на наибольшем выигрыше',
  'result.bought': 'Множитель куплен',
  'result.boughtAt': '{price} при ставке {stake}',
  'result.cascadeWin': 'За это поле',
  'result.total': 'Выигрыш',
  'result.previous': 'Предыдущее поле',
  'result.next': 'Следующее поле',
}

const en: typeof ru = {
  order: 'Bet',
  missing: 'Enter the bet: it splits evenly into 20 coins',
  'profile.calm': 'Clusters, low volatility',
  'profile.rising': 'Clusters, medium volatility',
  'profile.steep': 'Clusters, high volatility, multiplier doubles',
  'profile.patient': 'Clusters, high volatility, multiplier triples',
  'result.cascade': 'Grid {index} of {count}, multiplier ×{multiplier}',
  'result.cluster': '{count} × {symbol}',
  'result.noWin': 'No win',
  'result.capped': 'The round ended at its largest win',
  'result.bought': 'Multiplier bought',
  'result.boughtAt': '{price} at a bet of {stake}',
  'result.cascadeWin': 'From this grid',
  'result.total': 'Win',
  'result.previous': 'Previous grid',
  'result.next': 'Next grid',
}

export const clustersVerifyMessages: Record<Locale, typeof ru> = { ru, en }
