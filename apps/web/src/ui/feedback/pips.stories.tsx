import { Cell, Cells, Surface } from '../gallery/cells.tsx'
import { story } from '../gallery/story.tsx'
import { Pips } from './pips.tsx'

export default { title: 'Progress/Pips' }

const words = {
  ru: {
    sent: (count: number) => `Отправлено сегодня: ${count} из 5`,
    two: 'Ещё 2 — и +5 очков',
    full: 'Дневной предел, +10 очков получено',
    none: 'Пять за день — бонусные очки',
    some: 'часть',
    all: 'все',
    empty: 'ни одной',
  },
  en: {
    sent: (count: number) => `Sent today: ${count} of 5`,
    two: '2 more for +5 points',
    full: 'Daily maximum, +10 points received',
    none: 'Five a day bring bonus points',
    some: 'some',
    all: 'all',
    empty: 'none',
  },
}

export const States = story(words, (w) => (
  <Surface>
    <Cells>
      <Cell label={w.empty}>
        <Pips label={w.sent(0)} icon="hand" count={0} limit={5} text={w.none} />
      </Cell>
      <Cell label={w.some}>
        <Pips label={w.sent(3)} icon="hand" count={3} limit={5} text={w.two} />
      </Cell>
      <Cell label={w.all}>
        <Pips label={w.sent(5)} icon="hand" count={5} limit={5} text={w.full} />
      </Cell>
    </Cells>
  </Surface>
))
