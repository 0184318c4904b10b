// Texts of the slot beside those of every game of spins, in both languages. Keys are shared, so a missing translation is a type error.
import type { Locale } from '@yanta/contract'
import { spinMessages, type SpinMessageKey } from '../../../kit/spin/spin-messages.ts'

const ru = {
  'stake.perLine':
    'Ставка делится поровну на {count, plural, one {# линию} few {# линии} many {# линий} other {# линии}}',
  'auto.note': 'Фриспины всегда останавливают автоигру. Остановить её самому можно в любой момент.',
  'buy.text':
    '{count, plural, one {# фриспин начнётся} few {# фриспина начнутся} many {# фриспинов начнутся} other {# фриспина начнутся}} сразу, каждый выигрыш умножается на {multiplier}.',
  'intro.scatter':
    'Три скаттера в любом месте — {count, plural, one {# фриспин} few {# фриспина} many {# фриспинов} other {# фриспина}}',
  'intro.free': 'Во фриспинах выигрыши умножаются на {multiplier}',
  'free.hint': 'от 3 — фриспины ×{multiplier}',
  'free.hint.doors': 'от 3 — фриспины на выбор',
  'doors.title': 'Выберите фриспины',
  'doors.note': 'В среднем варианты платят одинаково: чем меньше спинов, тем реже и крупнее выигрыши.',
  'doors.count': '{count, plural, one {фриспин} few {фриспина} many {фриспинов} other {фриспина}}',
  'doors.one':
    '{number}: {count, plural, one {# фриспин} few {# фриспина} many {# фриспинов} other {# фриспина}}, {multiplier, select, 1 {без множителя} other {выигрыши ×{multiplier}}}',
  'doors.calm': 'Спокойно',
  'doors.even': 'Ровно',
  'doors.bold': 'Азартно',
  'doors.opening': 'Открываем…',
  'intro.scatter.doors': 'Три скаттера в любом месте — фриспины на выбор',
  'intro.doors': 'Фриспины выбираете вы: много с маленьким множителем или мало с большим',
  'free.introText.plain': 'Выигрыши платят без множителя',
  'payouts.scatter.doors': 'Считается в любом месте экрана; 3 / 4 / 5 штук дают фриспины на выбор: {doors}',
  'rules.scatter.doors':
    'Три скаттера и больше в любом месте платят от общей ставки и дают фриспины на выбор. Число фриспинов за 3 / 4 / 5 скаттеров: {doors}. Новых скаттеров во фриспинах нет.',
  'rules.doors.one': '×{multiplier} — {counts}',
  'rules.doors.equal':
    'Выгодного выбора нет: число фриспинов, умноженное на множитель, у всех вариантов одно, поэтому в среднем они платят одинаково. Где остановятся барабаны, решено до первого вращения и для всех вариантов одно и то же: выбор решает, сколько спинов сыграет и с каким множителем.',
  'rules.doors.wait':
    'Раунд ждёт выбора сутки: можно закрыть игру и вернуться. Потом сыграет средний вариант. В бесплатных раундах из подарков он играет сразу.',
  'respin.left': 'Респинов: {count}',
  'free.hint.plain': 'от 3 — фриспины',
  'free.introText.walking': 'С каждым спином вайлды шагают на барабан влево',
  'free.introText.sticky': 'Вайлды остаются на своих местах до конца серии',
  'intro.walking': 'Вайлд шагает влево, а после платного спина это бесплатные респины',
  'intro.sticky': 'Во фриспинах вайлды остаются на своих местах до конца серии',
  'buy.text.walking':
    '{count, plural, one {# фриспин начнётся} few {# фриспина начнутся} many {# фриспинов начнутся} other {# фриспина начнутся}} сразу, и вайлды будут шагать влево с каждым спином.',
  'buy.text.sticky':
    '{count, plural, one {# фриспин начнётся} few {# фриспина начнутся} many {# фриспинов начнутся} other {# фриспина начнутся}} сразу, и вайлды останутся на своих местах до конца серии.',
  'wild.filled':
    '{count, plural, one {Вайлд занял весь барабан {reels}} few {Вайлды заняли барабаны {reels}} many {Вайлды заняли барабаны {reels}} other {Вайлды заняли барабаны {reels}}}',
  'wild.walks': 'Вайлды шагают влево. Осталось респинов: {left}',
  'wild.sticks':
    '{count, plural, one {Остаётся # вайлд} few {Остаются # вайлда} many {Остаются # вайлдов} other {Остаются # вайлда}} до конца серии',
  'free.left': 'Фриспинов: {count}',
  'free.introTitle':
    '{count, plural, one {# фриспин} few {# фриспина} many {# фриспинов} other {# фриспина}}',
  'free.introText': 'Каждый выигрыш умножается на {multiplier}',
  'free.introAction': 'Начать',
  'free.more': 'Ещё {count, plural, one {# фриспин} few {# фриспина} many {# фриспинов} other {# фриспина}}',
  'free.total': 'Всего за раунд',
  'free.skip': 'Сразу к итогу фриспинов',
  'free.skipAction': 'Сразу к итогу',
  'free.outroTitle': 'Фриспины закончились',
  'free.outroText': 'Общий выигрыш раунда',
  'free.outroReturned': 'Вернулось за раунд',
  'free.outroAction': 'Продолжить',
  'result.line': '{count} × {symbol} на линии {line}: {amount}',
  'result.scatter': '{count} × {symbol}',
  'result.lines':
    '{count, plural, one {Платит # линия} few {Платят # линии} many {Платят # линий} other {Платят # линии}}',
  'reels.label': 'Пять барабанов по три символа',
  'reels.window': 'На барабанах: {columns}',
  'panel.lines': 'Линии',
  'lines.rows': 'ряды по барабанам: {rows}',
  'payouts.wild': 'Заменяет любой символ, кроме скаттера',
  'payouts.scatter': 'Считается в любом месте экрана, 3, 4 или 5 штук дают {counts} фриспинов',
  'payouts.of': '{count} ×',
  'rules.max': 'Максимум за спин',
  'rules.lines':
    'Пять барабанов, {count, plural, one {# линия} few {# линии} many {# линий} other {# линии}}. Комбинации считаются слева направо, на линии платит самая дорогая.',
  'rules.wild': 'Вайлд заменяет любой символ, кроме скаттера.',
  'rules.wild.factor': 'Если вайлд заменил символ, выигрыш линии умножается на {factor}.',
  'rules.wild.stacked': 'Вайлды стоят по три подряд и могут занять весь барабан, во фриспинах — чаще.',
  'rules.wild.expanding':
    'Вайлд на втором, третьем или четвёртом барабане занимает его целиком, если это помогает линии.',
  'rules.wild.walking':
    'Выпавший вайлд с каждым следующим спином шагает на барабан влево, до первого барабана. После платного спина эти шаги — бесплатные респины.',
  'rules.wild.sticky': 'Во фриспинах вайлд остаётся на своём месте до конца серии.',
  'rules.respins': 'В респинах новые вайлды и скаттеры не выпадают. Фриспины начинаются после них.',
  'rules.scatter': 'Три скаттера и больше в любом месте платят от общей ставки и дают фриспины: {counts}.',
  'rules.free':
    'Во фриспинах выигрыши умножаются на {multiplier}. Три новых скаттера добавляют ещё, всего не больше {limit} за серию.',
  'rules.free.fixed': 'Фриспины платят как обычный спин, новых скаттеров в них нет.',
  'rules.max.spin': 'Один спин платит не больше ×{spin} от ставки.',
  'rules.max.text':
    'Один спин платит не больше ×{spin} от ставки. Раунд с фриспинами закончится раньше, если все его выигрыши вместе дойдут до ×{round}.',
  'rules.rtp.text':
    'Возврат {rtp} — точная доля ставок, которая возвращается игрокам на очень большом числе раундов. Она посчитана по всем положениям барабанов, а не измерена. Один сеанс может закончиться как угодно.',
  'history.emptyText': 'Сделайте первый спин.',
  'history.free': '{count, plural, one {# фриспин} few {# фриспина} many {# фриспинов} other {# фриспина}}',
  'fair.text':
    'Результат каждого спина считается из двух чисел: серверного и вашего. Отпечаток серверного числа известен до ставки, поэтому подменить его нельзя.',
}
export type MessageKey = keyof typeof ru | SpinMessageKey

const en: Record<keyof typeof ru, string> = {
  'stake.perLine': 'The bet is spread evenly over {count, plural, one {# line} other {# lines}}',
  'auto.note': 'Free spins always stop autoplay. You can stop it yourself at any time.',
  'buy.text':
    '{count, plural, one {# free spin starts} other {# free spins start}} at once, with every win multiplied by {multiplier}.',
  'intro.scatter': 'Three scatters anywhere bring {count, plural, one {# free spin} other {# free spins}}',
  'intro.free': 'During free spins wins are multiplied by {multiplier}',
  'free.hint': '3+: free spins ×{multiplier}',
  'free.hint.doors': '3+: choose your free spins',
  'doors.title': 'Choose your free spins',
  'doors.note': 'On average they all pay the same: fewer spins win less often, but more at a time.',
  'doors.count': '{count, plural, one {free spin} other {free spins}}',
  'doors.one':
    '{number}: {count, plural, one {# free spin} other {# free spins}}, {multiplier, select, 1 {no multiplier} other {wins ×{multiplier}}}',
  'doors.calm': 'Calm',
  'doors.even': 'Balanced',
  'doors.bold': 'Bold',
  'doors.opening': 'Opening…',
  'intro.scatter.doors': 'Three scatters anywhere bring free spins of your choice',
  'intro.doors': 'You choose the free spins: many with a small multiplier or a few with a large one',
  'free.introText.plain': 'Wins pay without a multiplier',
  'payouts.scatter.doors':
    'Counts anywhere on the screen; 3 / 4 / 5 of them bring free spins of your choice: {doors}',
  'rules.scatter.doors':
    'Three or more scatters anywhere pay on the total bet and bring free spins of your choice. Their number for 3 / 4 / 5 scatters: {doors}. Free spins bring no new scatters.',
  'rules.doors.one': '{counts} at ×{multiplier}',
  'rules.doors.equal':
    'No choice is better than another: the number of free spins times their multiplier is the same for each, so on average they pay the same. Where the reels stop is decided before the first spin and is the same whatever you choose: your choice decides how many of the spins play, and with which multiplier.',
  'rules.doors.wait':
    'The round waits a day for your choice: you can close the game and come back. After that the middle choice plays. Free rounds from gifts play it at once.',
  'respin.left': 'Respins: {count}',
  'free.hint.plain': '3+: free spins',
  'free.introText.walking': 'Wilds step one reel to the left with every spin',
  'free.introText.sticky': 'Wilds stay in place until the series ends',
  'intro.walking': 'Wilds step to the left, after a paid spin in free respins',
  'intro.sticky': 'During free spins wilds stay in place until the series ends',
  'buy.text.walking':
    '{count, plural, one {# free spin starts} other {# free spins start}} at once, and wilds step to the left with every spin.',
  'buy.text.sticky':
    '{count, plural, one {# free spin starts} other {# free spins start}} at once, and wilds stay in place until the series ends.',
  'wild.filled': '{count, plural, one {A wild fills reel {reels}} other {Wilds fill reels {reels}}}',
  'wild.walks': 'Wilds step left. Respins left: {left}',
  'wild.sticks': '{count, plural, one {# wild stays} other {# wilds stay}} until the series ends',
  'free.left': 'Free spins: {count}',
  'free.introTitle': '{count, plural, one {# free spin} other {# free spins}}',
  'free.introText': 'Every win is multiplied by {multiplier}',
  'free.introAction': 'Start',
  'free.more': '{count, plural, one {# more free spin} other {# more free spins}}',
  'free.total': 'Round total',
  'free.skip': 'Skip to the result of the free spins',
  'free.skipAction': 'Skip to the result',
  'free.outroTitle': 'Free spins are over',
  'free.outroText': 'Total win of the round',
  'free.outroReturned': 'Returned in this round',
  'free.outroAction': 'Continue',
  'result.line': '{count} × {symbol} on line {line}: {amount}',
  'result.scatter': '{count} × {symbol}',
  'result.lines': '{count, plural, one {# line pays} other {# lines pay}}',
  'reels.label': 'Five reels of three symbols',
  'reels.window': 'On the reels: {columns}',
  'panel.lines': 'Lines',
  'lines.rows': 'rows by reel: {rows}',
  'payouts.wild': 'Stands for any symbol except the scatter',
  'payouts.scatter': 'Counts anywhere on the screen; 3, 4 or 5 of them bring {counts} free spins',
  'payouts.of': '{count} ×',
  'rules.max': 'Max win per spin',
  'rules.lines':
    'Five reels, {count, plural, one {# line} other {# lines}}. Combinations count from the left, and each line pays its most valuable one.',
  'rules.wild': 'The wild stands for any symbol except the scatter.',
  'rules.wild.factor':
    'When a wild stands for another symbol, the win of its line is multiplied by {factor}.',
  'rules.wild.stacked': 'Wilds come three high and can fill a whole reel, more often in free spins.',
  'rules.wild.expanding':
    'A wild on the second, third or fourth reel fills the whole reel when that helps a line.',
  'rules.wild.walking':
    'A wild that lands steps one reel to the left with every following spin, as far as the first reel. After a paid spin these steps are free respins.',
  'rules.wild.sticky': 'During free spins a wild stays in its place until the series ends.',
  'rules.respins': 'Respins bring no new wilds and no scatters. Free spins come after them.',
  'rules.scatter': 'Three or more scatters anywhere pay on the total bet and bring free spins: {counts}.',
  'rules.free':
    'During free spins wins are multiplied by {multiplier}. Three new scatters add more, up to {limit} in one series.',
  'rules.free.fixed': 'Free spins pay as much as the paid spin and bring no new scatters.',
  'rules.max.spin': 'A single spin pays ×{spin} of the bet at most.',
  'rules.max.text':
    'One spin pays ×{spin} of the bet at most. A round with free spins ends early if all its wins together reach ×{round}.',
  'rules.rtp.text':
    'A return of {rtp} is the exact share of bets that goes back to players over a very large number of rounds. It is computed over every position of the reels, not measured. Any one session can turn out very differently.',
  'history.emptyText': 'Make the first spin.',
  'history.free': '{count, plural, one {# free spin} other {# free spins}}',
  'fair.text':
    'Every spin is computed from two seeds: the server’s and yours. The fingerprint of the server seed is known before the bet, so it cannot be swapped.',
}

export const messages: Record<Locale, Record<MessageKey, string>> = {
  ru: { ...spinMessages.ru, ...ru },
  en: { ...spinMessages.en, ...en },
}
