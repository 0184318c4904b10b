import { type ComponentProps, useState } from 'react'
import { ChoiceCards } from './choice-cards.tsx'
import { gift } from '../gallery/art.ts'
import { Surface } from '../gallery/cells.tsx'
import { story } from '../gallery/story.tsx'

export default { title: 'Fields/Choice cards' }

const words = {
  ru: {
    way: 'Способ',
    card: 'Карта',
    bank: 'Банк',
    wallet: 'Кошелёк',
    mobile: 'Мобильный',
    coin: 'Крипто',
    ranges: [
      '100 – 100 000 ₽',
      '300 – 300 000 ₽',
      '500 – 500 000 ₽',
      '100 – 60 000 ₽',
      '100 – 15 000 ₽',
      'от 1 000 ₽',
    ],
    qr: 'QR-код',
    choose: 'Выберите способ',
    rest: 'Срок перерыва',
    times: ['24 часа', '7 дней', '30 дней', '3 месяца'],
    until: ['до 21.11, 18:42', 'до 27.11, 18:42', 'до 20.12, 18:42', 'до 20.02, 18:42'],
    gift: 'Подарок к пополнению',
    bonus: 'Бонус 50 %',
    bonusText: '+2 500 ₽, вейджер ×25',
    spins: '40 гифтспинов',
    spinsText: 'Слот Lolly Land',
    present: 'Ваш подарок',
    sum: '1 500 ₽',
    sumText: 'На реальный баланс, без вейджера',
    points: '900 компоинтов',
    pointsText: 'Хватит на место в «Громе Олимпа»',
  },
  en: {
    way: 'Method',
    card: 'Card',
    bank: 'Bank',
    wallet: 'Wallet',
    mobile: 'Mobile',
    coin: 'Crypto',
    ranges: [
      '100 – 100,000 ₽',
      '300 – 300,000 ₽',
      '500 – 500,000 ₽',
      '100 – 60,000 ₽',
      '100 – 15,000 ₽',
      'from 1,000 ₽',
    ],
    qr: 'QR code',
    choose: 'Choose a method',
    rest: 'Length of the break',
    times: ['24 hours', '7 days', '30 days', '3 months'],
    until: ['until 21.11, 18:42', 'until 27.11, 18:42', 'until 20.12, 18:42', 'until 20.02, 18:42'],
    gift: 'Gift for the top-up',
    bonus: '50% bonus',
    bonusText: '+2,500 ₽, wagering ×25',
    spins: '40 giftspins',
    spinsText: 'Lolly Land',
    present: 'Your gift',
    sum: '1,500 ₽',
    sumText: 'To the real balance, no wagering',
    points: '900 compoints',
    pointsText: 'Enough for a seat in Olympus Thunder',
  },
}

type Words = typeof words.ru

function Live({
  start,
  error,
  ...rest
}: Omit<ComponentProps<typeof ChoiceCards>, 'value' | 'onChange'> & { start: string | null }) {
  const [value, setValue] = useState(start)
  return (
    <Surface isWide>
      <ChoiceCards {...rest} value={value} onChange={setValue} error={value ? undefined : error} />
    </Surface>
  )
}

const ways = (w: Words) =>
  (
    [
      ['card', w.card],
      ['qr', w.qr],
      ['bank', w.bank],
      ['wallet', w.wallet],
      ['phone', w.mobile],
      ['crypto', w.coin],
    ] as const
  ).map(([icon, title], index) => ({
    value: icon,
    icon,
    title,
    detail: w.ranges[index],
    isDisabled: icon === 'crypto',
  }))
const times = (w: Words) => w.times.map((title, index) => ({ value: title, title, detail: w.until[index] }))
const gifts = (w: Words) => [
  { value: 'bonus', title: w.bonus, detail: w.bonusText, image: gift('deposit') },
  { value: 'spins', title: w.spins, detail: w.spinsText, image: gift('giftspin') },
]
const presents = (w: Words) => [
  { value: 'spins', title: w.spins, detail: w.spinsText, image: gift('giftspin') },
  { value: 'sum', title: w.sum, detail: w.sumText, image: gift('cash') },
  { value: 'points', title: w.points, detail: w.pointsText, image: gift('compoint') },
]

export const Tiles = story(words, (w) => <Live legend={w.way} isLegendHidden cards={ways(w)} start="card" />)
export const NothingChosen = story(words, (w) => (
  <Live legend={w.way} cards={ways(w)} start={null} error={w.choose} />
))
export const Lines = story(words, (w) => (
  <Live legend={w.rest} cards={times(w)} look="line" start={w.times[1]!} />
))
export const LinesWithPictures = story(words, (w) => (
  <Live legend={w.gift} cards={gifts(w)} look="lineEnd" start="bonus" />
))
export const Posters = story(words, (w) => (
  <Live legend={w.present} isLegendHidden cards={presents(w)} look="poster" start="spins" />
))
