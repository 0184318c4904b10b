// Texts of ways beside those of every game of spins, in both languages. Keys are shared, so a missing translation is a type error.
import type { Locale } from '@yanta/contract'
import { spinMessages, type SpinMessageKey } from '../../../kit/spin/spin-messages.ts'

const ru = {
  'auto.note': 'Фриспины всегда останавливают автоигру. Остановить её самому можно в любой момент.',
  'buy.text':
    '{count, plural, one {# фриспин начнётся} few {# фриспина начнутся} many {# фриспинов начнутся} other {# фриспина начнутся}} сразу',
  'intro.ways': 'Барабаны меняют высоту с каждым спином: чем они выше, тем больше путей к выигрышу',
  'intro.scatter':
    '{least} скаттера в любом месте — {count, plural, one {# фриспин} few {# фриспина} many {# фриспинов} other {# фриспина}}',
  'intro.free.each': 'С каждым фриспином множитель растёт: от ×{from} до ×{to}',
  'intro.free.winning': 'С каждым выигравшим фриспином множитель растёт: от ×{from} до ×{to}',
  'ways.label': 'Путей',
  'ways.pays': '{count, plural, one {# путь} few {# пути} many {# путей} other {# пути}}',
  'free.hint': 'от {least} — фриспины',
  'free.left': 'Фриспинов: {count}',
  'free.introTitle':
    '{count, plural, one {# фриспин} few {# фриспина} many {# фриспинов} other {# фриспина}}',
  'free.introText.each': 'Множитель начинается с\u00a0×{from} и растёт с каждым спином, до ×{to}',
  'free.introText.winning': 'Множитель начинается с\u00a0×{from} и растёт с каждым выигрышем, до ×{to}',
  'free.introAction': 'Начать',
  'free.more': 'Ещё {count, plural, one {# фриспин} few {# фриспина} many {# фриспинов} other {# фриспина}}',
  'free.total': 'Всего за раунд',
  'free.skip': 'Сразу к итогу фриспинов',
  'free.skipAction': 'Сразу к итогу',
  'free.outroTitle': 'Фриспины закончились',
  'free.outroText': 'Общий выигрыш раунда',
  'free.outroReturned': 'Вернулось за раунд',
  'free.outroAction': 'Продолжить',
  'result.way': '{count} × {symbol}, {ways}: {amount}',
  'result.ways':
    '{count, plural, one {Платит # символ} few {Платят # символа} many {Платят # символов} other {Платят # символа}}',
  'result.scatter': '{count} × {symbol}',
  'result.free':
    '{result}, {count, plural, one {# фриспин} few {# фриспина} many {# фриспинов} other {# фриспина}}',
  'reels.label': 'Шесть барабанов меняющейся высоты',
  'reels.window': 'На барабанах: {columns}. Путей: {ways}',
  'payouts.of': '{count} ×',
  'payouts.text': 'За один путь, без множителя; слева — число барабанов подряд.',
  'payouts.wild': 'Заменяет любой символ, кроме скаттера; на первом барабане не бывает',
  'payouts.scatter': 'Считается в любом месте, от {least} штук — фриспины: {counts}',
  'rules.max': 'Максимум за раунд',
  'rules.ways':
    'Шесть барабанов, на каждом от двух до семи символов — каждый спин заново. Символ платит, если есть хотя бы на трёх барабанах подряд, начиная с первого, в любых рядах. Число путей — произведение его количеств на этих барабанах: два, один и три дают шесть путей.',
  'rules.wild': 'Вайлд заменяет любой символ, кроме скаттера. На первом барабане его не бывает.',
  'rules.scatter': 'Скаттеры считаются в любом месте, на барабане не больше одного. {awards}.',
  'rules.award':
    '{count} — {spins, plural, one {# фриспин} few {# фриспина} many {# фриспинов} other {# фриспина}}',
  'rules.free.each':
    'Во фриспинах множитель начинается с ×{from}, после каждого спина растёт на {step}, до ×{to}.',
  'rules.free.winning':
    'Во фриспинах множитель начинается с ×{from}, после каждого выигравшего спина растёт на {step}, до ×{to}.',
  'rules.again':
    'Во фриспинах {least} скаттера и больше добавляют ещё {spins, plural, one {# спин} few {# спина} many {# спинов} other {# спина}}, всего не больше {limit} за серию.',
  'rules.max.text': 'Раунд платит не больше ×{round} от ставки: на этой сумме он заканчивается.',
  'rules.rtp.text':
    'Возврат {rtp} — точная доля ставок, которая возвращается игрокам на очень большом числе раундов. Она посчитана по правилам, а не измерена. Один сеанс может закончиться как угодно.',
  'history.emptyText': 'Сделайте первый спин.',
  'history.free': '{count, plural, one {# фриспин} few {# фриспина} many {# фриспинов} other {# фриспина}}',
  'fair.text':
    'Результат каждого раунда — высота барабанов, символы и все фриспины — считается из двух чисел: серверного и вашего. Отпечаток серверного числа известен до ставки, поэтому подменить его нельзя.',
}
export type MessageKey = keyof typeof ru | SpinMessageKey

const en: Record<keyof typeof ru, string> = {
  'auto.note': 'Free spins always stop autoplay. You can stop it yourself at any time.',
  'buy.text': '{count, plural, one {# free spin starts} other {# free spins start}} at once',
  'intro.ways': 'Reels change their height with every spin: the taller they are, the more ways to win',
  'intro.scatter': '{least} scatters anywhere bring {count, plural, one {# free spin} other {# free spins}}',
  'intro.free.each': 'The multiplier grows with every free spin, from ×{from} to ×{to}',
  'intro.free.winning': 'The multiplier grows with every free spin that wins, from ×{from} to ×{to}',
  'ways.label': 'Ways',
  'ways.pays': '{count, plural, one {# way} other {# ways}}',
  'free.hint': '{least}+: free spins',
  'free.left': 'Free spins: {count}',
  'free.introTitle': '{count, plural, one {# free spin} other {# free spins}}',
  'free.introText.each': 'The multiplier starts at ×{from} and grows with every spin, up to ×{to}',
  'free.introText.winning': 'The multiplier starts at ×{from} and grows with every win, up to ×{to}',
  'free.introAction': 'Start',
  'free.more': '{count, plural, one {# more free spin} other {# more free spins}}',
  'free.total': 'Round total',
  'free.skip': 'Skip to the result of the free spins',
  'free.skipAction': 'Skip to the result',
  'free.outroTitle': 'Free spins are over',
  'free.outroText': 'Total win of the round',
  'free.outroReturned': 'Returned in this round',
  'free.outroAction': 'Continue',
  'result.way': '{count} × {symbol}, {ways}: {amount}',
  'result.ways': '{count, plural, one {# symbol pays} other {# symbols pay}}',
  'result.scatter': '{count} × {symbol}',
  'result.free': '{result}, {count, plural, one {# free spin} other {# free spins}}',
  'reels.label': 'Six reels of changing height',
  'reels.window': 'On the reels: {columns}. Ways: {ways}',
  'payouts.of': '{count} ×',
  'payouts.text': 'For one way, before the multiplier; on the left is the number of reels in a row.',
  'payouts.wild': 'Stands for any symbol except the scatter; never on the first reel',
  'payouts.scatter': 'Counts anywhere; {least} or more bring free spins: {counts}',
  'rules.max': 'Max win per round',
  'rules.ways':
    'Six reels of two to seven symbols each, drawn anew for every spin. A symbol pays when it is on three reels or more in a row from the first one, in any rows. The number of ways is the product of its counts on those reels: two, one and three make six ways.',
  'rules.wild': 'The wild stands for any symbol except the scatter. It is never on the first reel.',
  'rules.scatter': 'Scatters count anywhere, one at most on a reel. {awards}.',
  'rules.award': '{count} bring {spins, plural, one {# free spin} other {# free spins}}',
  'rules.free.each':
    'In free spins the multiplier starts at ×{from} and grows by {step} after every spin, up to ×{to}.',
  'rules.free.winning':
    'In free spins the multiplier starts at ×{from} and grows by {step} after every spin that wins, up to ×{to}.',
  'rules.again':
    'During free spins {least} or more scatters add {spins, plural, one {# spin} other {# spins}}, up to {limit} in one series.',
  'rules.max.text': 'A round pays ×{round} of the bet at most, and ends when it reaches that.',
  'rules.rtp.text':
    'A return of {rtp} is the exact share of bets that goes back to players over a very large number of rounds. It is computed from the rules, not measured. Any one session can turn out very differently.',
  'history.emptyText': 'Make the first spin.',
  'history.free': '{count, plural, one {# free spin} other {# free spins}}',
  'fair.text':
    'Every round, with the heights of its reels, its symbols and all its free spins, is computed from two seeds: the server’s and yours. The fingerprint of the server seed is known before the bet, so it cannot be swapped.',
}

export const messages: Record<Locale, Record<MessageKey, string>> = {
  ru: { ...spinMessages.ru, ...ru },
  en: { ...spinMessages.en, ...en },
}
