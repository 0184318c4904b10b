// Texts of the clusters beside those of every game of spins, in both languages. Keys are shared, so a missing translation is a type error.
import type { Locale } from '@yanta/contract'
import { spinMessages, type SpinMessageKey } from '../../../kit/spin/spin-messages.ts'

const ru = {
  'buy.open': 'Купить множитель',
  'buy.title': 'Покупка множителя',
  'buy.text': 'Первый выигрыш раунда умножается сразу на {from}, а не на 1.',
  'buy.growth': 'С каждым каскадом множитель растёт дальше, до ×{to}.',
  'buy.holds': 'Этот множитель действует до конца раунда.',
  'buy.nothing': 'Если кластеров не будет, раунд ничего не заплатит.',
  'rules.boughtFrom':
    'Множитель ×{from} с первого каскада можно купить: такой раунд стоит {times} от ставки и в среднем возвращает {rtp} цены, стандартная ошибка измерения — {error}. Ставкой раунда считается вся цена, а выигрыши и их предел считаются от ставки, выбранной в игре.',
  'history.bought':
    'Куплен множитель, {count, plural, =0 {каскадов нет} one {# каскад} few {# каскада} many {# каскадов} other {# каскада}}',
  'auto.note': 'Остановить автоигру можно в любой момент.',
  'intro.cluster': 'От {count} одинаковых символов рядом — выигрыш',
  'intro.cascade': 'Выигравшие символы исчезают, сверху падают новые',
  'intro.multiplier': 'С каждым каскадом множитель растёт, до ×{to}',
  'reels.label': 'Поле семь на семь',
  'reels.window': 'На поле по рядам: {rows}',
  'cascade.label': 'Каскад',
  'cascade.sum': 'Цепочка',
  'cascade.ladder': 'Множители каскадов',
  'result.cluster': '{count} × {symbol}: {amount}',
  'result.clusters':
    '{count, plural, one {# кластер} few {# кластера} many {# кластеров} other {# кластера}}: {amount}',
  'result.cascades':
    '{result}, {count, plural, one {# каскад} few {# каскада} many {# каскадов} other {# каскада}}',
  'payouts.of': '{from}',
  'payouts.range': '{from}–{to}',
  'payouts.more': '{from}+',
  'payouts.text': 'Без множителя; слева — число символов в кластере.',
  'rules.max': 'Максимум за спин',
  'rules.clusters':
    'Поле семь на семь. Выигрывает кластер: {count} и больше одинаковых символов, которые касаются сторонами. По углам символы не соединяются.',
  'rules.cascades':
    'Выигравшие символы исчезают, остальные падают, сверху приходят новые. Это каскад, и он повторяется, пока есть новые кластеры.',
  'rules.multipliers':
    'Множитель растёт с каждым каскадом раунда: {multipliers}. Последний действует до конца раунда, со следующей ставкой счёт начинается с первого.',
  'rules.max.text': 'Раунд платит не больше ×{round} от ставки: на этой сумме он заканчивается.',
  'rules.rtp.text':
    'Возврат {rtp} — доля ставок, которая возвращается игрокам на очень большом числе раундов. Каскады нельзя перебрать все, поэтому она измерена: сыграны миллионы раундов по этим правилам, стандартная ошибка измерения — {error}. Один сеанс может закончиться как угодно.',
  'history.emptyText': 'Сделайте первый спин.',
  'history.cascades': '{count, plural, one {# каскад} few {# каскада} many {# каскадов} other {# каскада}}',
  'fair.text':
    'Результат каждого раунда, со всеми его каскадами, считается из двух чисел: серверного и вашего. Отпечаток серверного числа известен до ставки, поэтому подменить его нельзя.',
}
export type MessageKey = keyof typeof ru | SpinMessageKey

const en: Record<keyof typeof ru, string> = {
  'buy.open': 'Buy a multiplier',
  'buy.title': 'Buy a multiplier',
  'buy.text': 'The first win of the round is multiplied by {from} at once instead of 1.',
  'buy.growth': 'The multiplier goes on growing with every cascade, up to ×{to}.',
  'buy.holds': 'This multiplier holds to the end of the round.',
  'buy.nothing': 'Without a cluster the round pays nothing.',
  'rules.boughtFrom':
    'A multiplier of ×{from} from the first cascade on can be bought: such a round costs {times} the bet and returns {rtp} of its price on average, measured with a standard error of {error}. The whole price counts as the bet of the round; wins and their maximum follow from the bet chosen in the game.',
  'history.bought': 'Multiplier bought, {count, plural, =0 {no cascades} one {# cascade} other {# cascades}}',
  'auto.note': 'You can stop autoplay at any time.',
  'intro.cluster': '{count} or more equal symbols side by side win',
  'intro.cascade': 'Winning symbols vanish, new ones fall from above',
  'intro.multiplier': 'Every cascade raises the multiplier, up to ×{to}',
  'reels.label': 'Grid of seven by seven',
  'reels.window': 'On the grid, row by row: {rows}',
  'cascade.label': 'Cascade',
  'cascade.sum': 'Chain',
  'cascade.ladder': 'Cascade multipliers',
  'result.cluster': '{count} × {symbol}: {amount}',
  'result.clusters': '{count, plural, one {# cluster} other {# clusters}}: {amount}',
  'result.cascades': '{result}, {count, plural, one {# cascade} other {# cascades}}',
  'payouts.of': '{from}',
  'payouts.range': '{from}–{to}',
  'payouts.more': '{from}+',
  'payouts.text': 'Before the multiplier; on the left is the number of symbols in the cluster.',
  'rules.max': 'Max win per spin',
  'rules.clusters':
    'A grid of seven by seven. A cluster wins: {count} or more equal symbols that touch side by side. Corners do not connect.',
  'rules.cascades':
    'Winning symbols vanish, the others fall, and new ones come from above. That is a cascade, and it repeats as long as there are new clusters.',
  'rules.multipliers':
    'The multiplier grows with every cascade of a round: {multipliers}. The last one holds until the round ends; the next bet starts from the first.',
  'rules.max.text': 'A round pays ×{round} of the bet at most, and ends when it reaches that.',
  'rules.rtp.text':
    'A return of {rtp} is the share of bets that goes back to players over a very large number of rounds. Cascades can’t all be enumerated, so it is measured: millions of rounds were played by these rules, and the standard error of the measurement is {error}. Any one session can turn out very differently.',
  'history.emptyText': 'Make the first spin.',
  'history.cascades': '{count, plural, one {# cascade} other {# cascades}}',
  'fair.text':
    'Every round, with all its cascades, is computed from two seeds: the server’s and yours. The fingerprint of the server seed is known before the bet, so it cannot be swapped.',
}

export const messages: Record<Locale, Record<MessageKey, string>> = {
  ru: { ...spinMessages.ru, ...ru },
  en: { ...spinMessages.en, ...en },
}
