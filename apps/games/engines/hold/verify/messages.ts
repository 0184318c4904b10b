// Texts of the verifier for hold and win, in both languages.
import type { Locale } from '@yanta/contract'

const ru = {
  order: 'Ставка',
  missing: 'Введите ставку: она делится на 20 монет без остатка',
  'profile.stream': 'Монеты и банки, низкая волатильность',
  'profile.harvest': 'Монеты и банки, средняя волатильность',
  'profile.vault': 'Монеты и банки, высокая волатильность, монеты целыми барабанами',
  'profile.summit': 'Монеты и банки, высокая волатильность, гранд в 5000 ставок',
  'result.spin': 'Спин',
  'result.respin': 'Респин {index} из {count}, осталось {left}',
  'result.way': '{count} × {symbol}, путей: {ways}',
  'result.noWin': 'Без выигрыша',
  'result.landed':
    '{count, plural, one {Новая монета: #} few {Новые монеты: #} many {Новых монет: #} other {Новые монеты: #}}',
  'result.none': 'Новых монет нет',
  'result.bought': 'Респины куплены',
  'result.boughtAt': '{price} при ставке {stake}',
  'result.ways': 'За пути',
  'result.coins': 'За монеты',
  'result.grand': 'Гранд за полное поле',
  'result.total': 'Выигрыш',
  'result.previous': 'Назад',
  'result.next': 'Вперёд',
  'coin.value': 'монета {value}',
  'coin.mini': 'монета мини {value}',
  'coin.minor': 'монета минор {value}',
  'coin.major': 'монета мажор {value}',
}

const en: typeof ru = {
  order: 'Bet',
  missing: 'Enter the bet: it splits evenly into 20 coins',
  'profile.stream': 'Hold and win, low volatility',
  'profile.harvest': 'Hold and win, medium volatility',
  'profile.vault': 'Hold and win, high volatility, whole reels of coins',
  'profile.summit': 'Hold and win, high volatility, a grand pot of 5,000 bets',
  'result.spin': 'Spin',
  'result.respin': 'Respin {index} of {count}, {left} left',
  'result.way': '{count} × {symbol}, ways: {ways}',
  'result.noWin': 'No win',
  'result.landed': '{count, plural, one {# new coin} other {# new coins}}',
  'result.none': 'No new coins',
  'result.bought': 'Respins bought',
  'result.boughtAt': '{price} at a bet of {stake}',
  'result.ways': 'From ways',
  'result.coins': 'From coins',
  'result.grand': 'Grand pot for a full window',
  'result.total': 'Win',
  'result.previous': 'Back',
  'result.next': 'Next',
  'coin.value': 'coin {value}',
  'coin.mini': 'mini coin {value}',
  'coin.minor': 'minor coin {value}',
  'coin.major': 'major coin {value}',
}

export const holdVerifyMessages: Record<Locale, typeof ru> = { ru, en }
