import { Checkbox } from './checkbox.tsx'
import { Cell, Cells } from '../gallery/cells.tsx'
import { story } from '../gallery/story.tsx'

export default { title: 'Fields/Checkbox' }

const words = {
  ru: {
    adult: 'Мне есть 18 лет',
    news: 'Хочу узнавать о новых играх и турнирах по почте. Отписаться можно в любой момент',
    off: 'пустой',
    on: 'отмечен',
    wrong: 'ошибка',
    disabled: 'выключен',
    required: 'Без этого нельзя продолжить',
  },
  en: {
    adult: 'I am 18 or older',
    news: 'Send me news about games and tournaments by e-mail. You can unsubscribe at any time',
    off: 'empty',
    on: 'ticked',
    wrong: 'error',
    disabled: 'disabled',
    required: 'You cannot go on without this',
  },
}

export const States = story(words, (w) => (
  <Cells>
    <Cell label={w.off}>
      <Checkbox>{w.adult}</Checkbox>
    </Cell>
    <Cell label={w.on}>
      <Checkbox defaultChecked>{w.adult}</Checkbox>
    </Cell>
    <Cell label={w.wrong}>
      <Checkbox error={w.required}>{w.adult}</Checkbox>
    </Cell>
    <Cell label={w.disabled}>
      <Checkbox defaultChecked disabled>
        {w.adult}
      </Checkbox>
    </Cell>
  </Cells>
))

export const LongText = story(words, (w) => (
  <div style={{ maxWidth: 320 }}>
    <Checkbox defaultChecked>{w.news}</Checkbox>
  </div>
))
