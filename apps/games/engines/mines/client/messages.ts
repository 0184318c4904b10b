// Texts of mines beside those of every game, in both languages. Keys are shared, so a missing translation is a type error.
import type { Locale } from '@yanta/contract'
import { gameMessages, type GameMessageKey } from '../../../kit/game-messages.ts'

const ru = {
  'start.action': 'Начать раунд',
  'start.again': 'Играть ещё',
  'cashOut.action': 'Забрать',
  'cashOut.waiting': 'Откройте клетку',
  'asking.action': 'Секунду…',
  'stake.half': '½, уменьшить ставку вдвое',
  'stake.double': '×2, удвоить ставку',
  'stake.choose': ', выбрать другую',
  'stake.title': 'Ставка на раунд',
  'mines.label': 'Мин на поле',
  'mines.count': '{count, plural, one {# мина} few {# мины} many {# мин} other {# мины}}',
  'mines.choose': 'Число мин, от 1 до 24',
  'now.label': 'Сейчас',
  'next.label': 'Следующий',
  'random.action': 'Случайная клетка',
  'rules.open': 'Правила и множители',
  'fair.open': 'Честность',
  'progress.idle': 'Выберите ставку и число мин',
  'progress.opened':
    '{opened} из {total, plural, one {# находки} few {# находок} many {# находок} other {# находок}}',
  'progress.lost': 'Мина. Раунд окончен',
  'field.label': 'Поле 5 на 5, {mines}',
  'cell.name': 'Ряд {row}, клетка {column}: {state}',
  'cell.closed': 'закрыта',
  'cell.pending': 'открывается',
  'cell.gem': 'находка',
  'cell.hiddenGem': 'здесь была находка',
  'cell.mine': 'мина',
  'cell.blast': 'мина, раунд закончен',
  'announced.began': 'Раунд начался: {mines}. Стрелками выберите клетку, пробелом откройте.',
  'announced.gem': 'Находка. Множитель {multiplier}, можно забрать {amount}',
  'announced.mine': 'Мина. Ставка {amount} проиграна',
  'announced.won': 'Множитель {multiplier}. Выигрыш {amount}',
  'announced.returned': 'Множитель {multiplier}. Вернулось {amount}',
  'announced.cleared': 'Больше открывать нечего. Множитель {multiplier}, выигрыш {amount}',
  'panel.table': 'Множители',
  'table.title': '{mines}, ставка {amount}',
  'table.step': 'Клеток',
  'table.multiplier': 'Множитель',
  'table.win': 'Выигрыш',
  'table.chance': 'Шанс',
  'rules.max': 'Максимум',
  'rules.stakes': 'Ставка',
  'rules.mines': 'Мины',
  'rules.play':
    'На поле 25 клеток. До раунда вы решаете, сколько из них заминировать, от 1 до 24. Дальше открывайте клетки по одной: с каждой находкой множитель растёт.',
  'rules.cashOut':
    'Забрать выигрыш можно после любой находки. Мина заканчивает раунд, ставка не возвращается.',
  'rules.cleared':
    'Когда открыты все клетки без мин, выигрыш выплачивается сам. То же происходит, если следующая клетка дала бы больше ×{multiplier}.',
  'rules.rtp.text':
    'Возврат {rtp} — точная доля ставок, которая возвращается игрокам на очень большом числе раундов. Она одна и та же для любого числа мин и в какой бы момент вы ни остановились: множитель — это {rtp}, делённые на вероятность дойти до этой клетки. Один раунд может закончиться как угодно.',
  'rules.rounding':
    'На экране у множителя два знака, а выигрыш считается по точному. Остаток меньше копейки или цента разыгрывается: чем он больше, тем чаще вместо него платится целая монета. Поэтому возврат один и тот же при любой ставке. На кнопке и в таблице стоит наименьшая сумма, которую вы получите. Этот жребий брошен до первой клетки, и его тоже можно проверить.',
  'rules.field': 'Мины расставлены до первой клетки и не двигаются: это можно проверить в «Честности».',
  'rules.resume':
    'Если закрыть игру или потерять связь, раунд подождёт: откройте игру снова и продолжайте с того же места. Через сутки без ходов он закончится сам: достигнутый выигрыш выплачивается, а если ни одна клетка не открыта, возвращается ставка.',
  'rules.keys':
    'Стрелки — клетка, пробел или Enter — открыть. Вне поля они начинают раунд и забирают выигрыш. R — случайная клетка, M — звук, I — эта панель, Esc — закрыть.',
  'history.emptyText': 'Откройте первую клетку.',
  'history.round': '{mines}, открыто {opened}',
  'fair.text':
    'Расположение мин считается из двух чисел: серверного и вашего. Отпечаток серверного числа известен до ставки, поэтому поле нельзя поменять ни до первой клетки, ни после.',
  'notice.lowerStake': 'Поставить {amount}',
  'notice.resumedOpen': 'Ваш раунд ждал вас. Продолжайте',
  'notice.resumedEnded': 'Прошлый раунд закончился без вас',
}
type OwnKey = keyof typeof ru
export type MessageKey = GameMessageKey | OwnKey

const en: Record<OwnKey, string> = {
  'start.action': 'Start the round',
  'start.again': 'Play again',
  'cashOut.action': 'Cash out',
  'cashOut.waiting': 'Open a cell',
  'asking.action': 'One moment…',
  'stake.half': '½, halve the bet',
  'stake.double': '×2, double the bet',
  'stake.choose': ', choose another',
  'stake.title': 'Bet per round',
  'mines.label': 'Mines on the field',
  'mines.count': '{count, plural, one {# mine} other {# mines}}',
  'mines.choose': 'Number of mines, 1 to 24',
  'now.label': 'Now',
  'next.label': 'Next',
  'random.action': 'Random cell',
  'rules.open': 'Rules and multipliers',
  'fair.open': 'Fairness',
  'progress.idle': 'Choose a bet and the number of mines',
  'progress.opened': '{opened} of {total, plural, one {# treasure} other {# treasures}}',
  'progress.lost': 'Boom. Round over',
  'field.label': 'Field of 5 by 5, {mines}',
  'cell.name': 'Row {row}, cell {column}: {state}',
  'cell.closed': 'closed',
  'cell.pending': 'opening',
  'cell.gem': 'a treasure',
  'cell.hiddenGem': 'a treasure was here',
  'cell.mine': 'a mine',
  'cell.blast': 'a mine, the round is over',
  'announced.began': 'The round has begun: {mines}. Arrow keys move over the field, space opens a cell.',
  'announced.gem': 'A treasure. Multiplier {multiplier}, you can cash out {amount}',
  'announced.mine': 'A mine. The bet of {amount} is lost',
  'announced.won': 'Multiplier {multiplier}. Win {amount}',
  'announced.returned': 'Multiplier {multiplier}. Returned {amount}',
  'announced.cleared': 'Nothing is left to open. Multiplier {multiplier}, win {amount}',
  'panel.table': 'Multipliers',
  'table.title': '{mines}, bet {amount}',
  'table.step': 'Cells',
  'table.multiplier': 'Multiplier',
  'table.win': 'Win',
  'table.chance': 'Chance',
  'rules.max': 'Maximum',
  'rules.stakes': 'Bet',
  'rules.mines': 'Mines',
  'rules.play':
    'The field has 25 cells. Before the round you decide how many of them are mined, from 1 to 24. Then open cells one by one: the multiplier grows with every treasure you find.',
  'rules.cashOut': 'You can cash out after any treasure. A mine ends the round and the bet is lost.',
  'rules.cleared':
    'When all cells without mines are open, the win is paid automatically. The same happens when the next cell would bring more than ×{multiplier}.',
  'rules.rtp.text':
    'A return of {rtp} is the exact share of bets that goes back to players over a very large number of rounds. It is the same for any number of mines and wherever you stop: a multiplier is {rtp} divided by the chance of getting to that cell. Any one round can turn out very differently.',
  'rules.rounding':
    'The multiplier is shown with two decimals; the win is computed from the exact one. What is left below the smallest coin of your currency is drawn for: the larger it is, the more often a whole coin is paid for it, so the return is the same at every bet. The button and the table show the least you will get. That draw, too, is made before the first cell and can be checked.',
  'rules.field':
    'The mines are placed before the first cell and never move: see for yourself under Fairness.',
  'rules.resume':
    'If you close the game or lose the connection, the round waits: open the game again and go on from where you were. After a day without a step it ends by itself: what you had reached is paid, and if no cell was opened, the bet is returned.',
  'rules.keys':
    'Arrow keys choose a cell, space or Enter opens it. Outside the field they start the round and cash out. R for a random cell, M for sound, I for this panel, Esc to close.',
  'history.emptyText': 'Open the first cell.',
  'history.round': '{mines}, {opened} opened',
  'fair.text':
    'Where the mines lie is computed from two seeds: the server’s and yours. The fingerprint of the server seed is known before the bet, so the field cannot be changed, neither before the first cell nor after it.',
  'notice.lowerStake': 'Bet {amount}',
  'notice.resumedOpen': 'Your round waited for you. Carry on',
  'notice.resumedEnded': 'The last round ended without you',
}

export const messages: Record<Locale, Record<MessageKey, string>> = {
  ru: { ...gameMessages.ru, ...ru },
  en: { ...gameMessages.en, ...en },
}
