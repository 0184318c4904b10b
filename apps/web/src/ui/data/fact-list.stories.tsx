import { FactList } from './fact-list.tsx'
import { currency, gift } from '../gallery/art.ts'
import { Surface } from '../gallery/cells.tsx'
import { story } from '../gallery/story.tsx'

export default { title: 'Content/Fact list' }

const words = {
  ru: {
    facts: [
      ['Отдача', '96,12 %'],
      ['Волатильность', 'Высокая'],
      ['Максимум', '×5 000'],
      ['Ставка', '20 – 20 000 ₽'],
    ],
    profit: '+1 240 ₽',
    fund: 'Призовой фонд',
    fundSum: '1 500 000 ₽',
    places: 'Призовых мест',
    win: 'Победа',
    winText: 'Сумма выигрышей',
    members: 'Участники',
    count: '1 284',
    seat: 'Место в турнире',
    account: 'На счёте',
    left: 'Останется',
    points: '2 340',
    leftPoints: '2 040',
    mechanics: 'Механика',
    mechanicsText: '1 очко за каждый выигранный рубль',
    bet: 'Ставка',
    betText: 'от 20 до 5 000 ₽ за спин',
    entry: 'Вход',
    entryText: 'Бесплатно, мест без ограничения',
    elements: 'элементов',
    tickets: 'билетов',
    cocktails: 'коктейля',
    elementCount: '6 730',
  },
  en: {
    facts: [
      ['Return to player', '96.12%'],
      ['Volatility', 'High'],
      ['Maximum', '×5,000'],
      ['Bet', '20 – 20,000 ₽'],
    ],
    profit: '+1,240 ₽',
    fund: 'Prize fund',
    fundSum: '1,500,000 ₽',
    places: 'Prize places',
    win: 'To win',
    winText: 'Sum of wins',
    members: 'Players',
    count: '1,284',
    seat: 'A seat in the tournament',
    account: 'On your account',
    left: 'Will be left',
    points: '2,340',
    leftPoints: '2,040',
    mechanics: 'How it counts',
    mechanicsText: '1 point for each ruble won',
    bet: 'Bet',
    betText: 'from 20 to 5,000 ₽ a spin',
    entry: 'Entry',
    entryText: 'Free, seats are not limited',
    elements: 'elements',
    tickets: 'tickets',
    cocktails: 'cocktails',
    elementCount: '6,730',
  },
}

const facts = (w: typeof words.ru) => w.facts.map(([name, value]) => ({ name: name!, value }))

export const Loose = story(words, (w) => (
  <Surface>
    <FactList facts={facts(w)} />
  </Surface>
))
export const Boxed = story(words, (w) => (
  <Surface isWide>
    <FactList
      look="boxed"
      hasFourColumns
      facts={facts(w).map((fact, index) =>
        index === 2
          ? { ...fact, color: 'amber' }
          : index === 3
            ? { ...fact, value: w.profit, color: 'green' }
            : fact,
      )}
    />
  </Surface>
))
export const Rows = story(words, (w) => (
  <Surface>
    <FactList look="rows" facts={facts(w)} />
  </Surface>
))
export const Receipt = story(words, (w) => (
  <Surface>
    <FactList
      look="receipt"
      isPanel
      facts={[
        {
          name: w.seat,
          value: (
            <>
              <img src={gift('compoint')} alt="" width="18" height="18" />
              300
            </>
          ),
        },
        { name: w.account, value: w.points },
        { name: w.left, value: w.leftPoints, color: 'amber' },
      ]}
    />
  </Surface>
))
export const Cards = story(words, (w) => (
  <FactList
    look="cards"
    hasFourColumns
    facts={[
      { name: w.fund, value: w.fundSum, icon: 'trophy', color: 'amber' },
      { name: w.places, value: '50', icon: 'medal' },
      { name: w.win, value: w.winText, icon: 'target' },
      { name: w.members, value: w.count, icon: 'users' },
    ]}
  />
))
export const Icons = story(words, (w) => (
  <Surface isWide>
    <FactList
      look="icons"
      facts={[
        { name: w.mechanics, value: w.mechanicsText, icon: 'target' },
        { name: w.bet, value: w.betText, icon: 'sort' },
        { name: w.entry, value: w.entryText, icon: 'users' },
      ]}
    />
  </Surface>
))
export const Numbers = story(words, (w) => (
  <Surface>
    <FactList
      look="numbers"
      facts={[
        { name: w.elements, value: w.elementCount, image: currency('element') },
        { name: w.tickets, value: '148', image: currency('point') },
        { name: w.cocktails, value: '24', image: currency('cocktail') },
      ]}
    />
  </Surface>
))
