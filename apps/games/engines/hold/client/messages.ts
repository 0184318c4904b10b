// Texts of hold and win beside those of every game of spins, in both languages. Keys are shared, so a missing translation is a type error.
import type { Locale } from '@yanta/contract'
import { spinMessages, type SpinMessageKey } from '../../../kit/spin/spin-messages.ts'

const ru = {
  'buy.open': 'Купить респины',
  'buy.title': 'Покупка респинов',
  'buy.text': 'В этом спине выпадет не меньше {count} монет: они останутся на поле и дадут три респина.',
  'rules.bought':
    'Респины можно купить: спин, в котором точно выпадет шесть монет или больше, стоит {times} от ставки и в среднем возвращает {rtp} цены. Ставкой раунда считается вся цена, а выигрыши и их предел считаются от ставки, выбранной в игре.',
  'history.bought':
    'Куплены респины: {count, plural, one {# монета} few {# монеты} many {# монет} other {# монеты}}',
  'auto.note': 'Респины всегда останавливают автоигру. Остановить её самому можно в любой момент.',
  'auto.ended.freeSpins': 'Автоигра остановлена: были респины',
  'intro.coins': '{count} монет и больше остаются и дают три респина',
  'intro.respins': 'Новая монета — снова три респина. В конце платят все',
  'intro.pots': 'Банки: мини, минор и мажор на монетах, гранд за полное поле',
  'reels.label': 'Пять барабанов по три ряда',
  'reels.window': 'На поле по рядам: {rows}',
  'coin.value': 'монета {value}',
  'coin.pot': 'монета {pot}, {value}',
  'coin.none': 'пусто',
  'pot.mini': 'Мини',
  'pot.minor': 'Минор',
  'pot.major': 'Мажор',
  'pot.grand': 'Гранд',
  'pots.label': 'Банки для этой ставки',
  'feature.left': 'Респины',
  'feature.coins': 'Монеты',
  'feature.sum': 'Собрано',
  'feature.opens': 'Монеты остаются — три респина!',
  'feature.told': 'Монет на поле: {count}. Они остаются, три респина',
  'feature.landed':
    '{count, plural, one {Упала # монета} few {Упали # монеты} many {Упало # монет} other {Упало # монеты}}, снова три респина',
  'feature.none':
    '{left, plural, =0 {Респины закончились} one {Остался # респин} few {Осталось # респина} many {Осталось # респинов} other {Осталось # респина}}',
  'feature.counting': 'Монеты платят',
  'feature.full': 'Поле заполнено — гранд!',
  'result.way':
    '{count} × {symbol}, {ways, plural, one {# путь} few {# пути} many {# путей} other {# пути}}: {amount}',
  'result.ways':
    '{count, plural, one {# комбинация} few {# комбинации} many {# комбинаций} other {# комбинации}}: {amount}',
  'result.coins':
    '{result}, {count, plural, one {# монета} few {# монеты} many {# монет} other {# монеты}}: {amount}',
  'result.grand': '{result}. Поле заполнено, гранд: {amount}',
  'payouts.text':
    'За один путь: одинаковые символы на соседних барабанах слева, в любых рядах. Путей бывает до 243, и каждый платит.',
  'payouts.wild': 'Заменяет любой символ, кроме монет; бывает на трёх средних барабанах',
  'payouts.coins': 'Монеты и банки',
  'payouts.coin': 'Монета',
  'rules.max': 'Максимум за спин',
  'rules.ways':
    'Пять барабанов по три ряда, 243 пути. Выигрывают одинаковые символы на трёх, четырёх или пяти соседних барабанах, начиная с левого, в любых рядах.',
  'rules.coins':
    'На монете написано, сколько она платит. Сами по себе монеты не платят: если их {count} или больше, они остаются на поле и начинаются три респина.',
  'rules.respins':
    'В респине крутятся только пустые ячейки. Каждая новая монета тоже остаётся и возвращает счётчик к трём. Когда респины закончились или поле заполнено, все монеты платят вместе.',
  'rules.pots':
    'Мини ×{mini}, минор ×{minor} и мажор ×{major} от ставки лежат на монетах, за полностью заполненное поле добавляется гранд ×{grand}. Банки фиксированы: они не растут и не делятся между игроками.',
  'rules.max.text':
    'Больше всего раунд платит ×{round} от ставки: пятнадцать монет с мажором, гранд и лучшие пути спина.',
  'rules.rtp.text':
    'Возврат {rtp} — доля ставок, которая возвращается игрокам на очень большом числе раундов. Он посчитан точно: все положения барабанов и все исходы респинов. Один сеанс может закончиться как угодно.',
  'history.emptyText': 'Сделайте первый спин.',
  'history.coins': '{count, plural, one {# монета} few {# монеты} many {# монет} other {# монеты}}',
  'fair.text':
    'Результат каждого раунда, вместе со всеми респинами, считается из двух чисел: серверного и вашего. Отпечаток серверного числа известен до ставки, поэтому подменить его нельзя.',
}
export type MessageKey = keyof typeof ru | SpinMessageKey

const en: Record<keyof typeof ru, string> = {
  'buy.open': 'Buy respins',
  'buy.title': 'Buy respins',
  'buy.text': 'This spin lands at least {count} coins: they stay in the window and give three respins.',
  'rules.bought':
    'Respins can be bought: a spin that is certain to land six coins or more costs {times} the bet and returns {rtp} of its price on average. The whole price counts as the bet of the round; wins and their maximum follow from the bet chosen in the game.',
  'history.bought': 'Respins bought: {count, plural, one {# coin} other {# coins}}',
  'auto.note': 'Respins always stop autoplay. You can stop it yourself at any time.',
  'auto.ended.freeSpins': 'Autoplay stopped: there were respins',
  'intro.coins': '{count} or more coins stay and give three respins',
  'intro.respins': 'A new coin means three respins again. In the end all coins pay',
  'intro.pots': 'Pots: mini, minor and major on coins, grand for a full window',
  'reels.label': 'Five reels of three rows',
  'reels.window': 'In the window, row by row: {rows}',
  'coin.value': 'coin {value}',
  'coin.pot': '{pot} coin, {value}',
  'coin.none': 'empty',
  'pot.mini': 'Mini',
  'pot.minor': 'Minor',
  'pot.major': 'Major',
  'pot.grand': 'Grand',
  'pots.label': 'Pots for this bet',
  'feature.left': 'Respins',
  'feature.coins': 'Coins',
  'feature.sum': 'Collected',
  'feature.opens': 'Coins stay: three respins!',
  'feature.told': '{count} coins in the window. They stay, with three respins',
  'feature.landed': '{count, plural, one {# coin landed} other {# coins landed}}, three respins again',
  'feature.none': '{left, plural, =0 {No respins left} one {# respin left} other {# respins left}}',
  'feature.counting': 'Coins pay',
  'feature.full': 'Full window: the grand pot!',
  'result.way': '{count} × {symbol}, {ways, plural, one {# way} other {# ways}}: {amount}',
  'result.ways': '{count, plural, one {# combination} other {# combinations}}: {amount}',
  'result.coins': '{result}, {count, plural, one {# coin} other {# coins}}: {amount}',
  'result.grand': '{result}. Full window, grand pot: {amount}',
  'payouts.text':
    'For one way: equal symbols on neighbouring reels from the left, in any rows. There are up to 243 ways, and each of them pays.',
  'payouts.wild': 'Stands in for every symbol but coins; found on the three middle reels',
  'payouts.coins': 'Coins and pots',
  'payouts.coin': 'Coin',
  'rules.max': 'Max win per spin',
  'rules.ways':
    'Five reels of three rows, 243 ways. Equal symbols on three, four or five neighbouring reels win, starting from the left, in any rows.',
  'rules.coins':
    'A coin shows what it pays. Coins pay nothing by themselves: {count} or more of them stay in place and start three respins.',
  'rules.respins':
    'In a respin only the empty cells turn. Every new coin stays, too, and sets the count back to three. When no respins are left or the window is full, all coins pay together.',
  'rules.pots':
    'Mini ×{mini}, minor ×{minor} and major ×{major} of the bet lie on coins; a full window adds the grand pot, ×{grand}. Pots are fixed: they do not grow and are not shared between players.',
  'rules.max.text':
    'A round pays ×{round} of the bet at most: fifteen major coins, the grand pot and the best ways of a spin.',
  'rules.rtp.text':
    'A return of {rtp} is the share of bets that goes back to players over a very large number of rounds. It is computed exactly, from all positions of the reels and all courses of the respins. Any one session can turn out very differently.',
  'history.emptyText': 'Make the first spin.',
  'history.coins': '{count, plural, one {# coin} other {# coins}}',
  'fair.text':
    'Every round, with all its respins, is computed from two seeds: the server’s and yours. The fingerprint of the server seed is known before the bet, so it cannot be swapped.',
}

export const messages: Record<Locale, Record<MessageKey, string>> = {
  ru: { ...spinMessages.ru, ...ru },
  en: { ...spinMessages.en, ...en },
}
