import { BigNumber } from './big-number.tsx'
import { currency } from '../gallery/art.ts'
import { Cells, Surface } from '../gallery/cells.tsx'
import { story } from '../gallery/story.tsx'

export default { title: 'Content/Big number' }

const words = {
  ru: {
    fund: 'Призовой фонд',
    drawn: 'Разыграно',
    fundSum: '5 000 000 ₽',
    pastSum: '2 000 000 ₽',
    balance: 'Баланс',
    sum: '12 480,50 ₽',
    points: '41 440 очков',
    gap: 'До 13-го места — 320 очков',
    shells: '1 860',
    shellsText: 'ракушек на счёте',
  },
  en: {
    fund: 'Prize fund',
    drawn: 'Paid out',
    fundSum: '5,000,000 ₽',
    pastSum: '2,000,000 ₽',
    balance: 'Balance',
    sum: '12,480.50 ₽',
    points: '41,440 points',
    gap: '320 points to 13th place',
    shells: '1,860',
    shellsText: 'shells on your account',
  },
}

export const Sizes = story(words, (w) => (
  <Surface>
    <Cells inColumns>
      <BigNumber size="small" color="amber" label={w.fund} value={w.fundSum} />
      <BigNumber size="small" color="grey" label={w.drawn} value={w.pastSum} />
      <BigNumber image={currency('shell')} value={w.shells}>
        {w.shellsText}
      </BigNumber>
      <BigNumber size="large" label={w.balance} value={w.sum} />
      <BigNumber size="large" color="amber" value="14">
        <b>{w.points}</b>
        {w.gap}
      </BigNumber>
    </Cells>
  </Surface>
))
