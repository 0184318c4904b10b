import { useState } from 'react'
import { DateField, DateRangeField } from './date-field.tsx'
import { readDate } from './date-text.ts'
import { Cell, Cells, Surface } from '../gallery/cells.tsx'
import { story } from '../gallery/story.tsx'

export default { title: 'Fields/Date field' }

const words = {
  ru: {
    birthday: 'Дата рождения',
    period: 'Период',
    from: 'С',
    to: 'По',
    wrong: 'Такой даты нет',
    young: 'Нужно быть старше 18 лет',
    order: 'Начало позже конца',
    empty: 'пустое',
    typed: 'набрано наполовину',
    valid: 'проверено',
    bad: 'ошибка',
  },
  en: {
    birthday: 'Date of birth',
    period: 'Period',
    from: 'From',
    to: 'To',
    wrong: 'There is no such date',
    young: 'You have to be over 18',
    order: 'The start is after the end',
    empty: 'empty',
    typed: 'half typed',
    valid: 'checked',
    bad: 'error',
  },
}

export const States = story(words, (w) => (
  <Cells inColumns>
    <Cell label={w.empty}>
      <DateField label={w.birthday} autoComplete="bday" />
    </Cell>
    <Cell label={w.typed}>
      <DateField label={w.birthday} defaultValue="18.1" />
    </Cell>
    <Cell label={w.valid}>
      <DateField label={w.birthday} defaultValue="18.11.1990" isValid />
    </Cell>
    <Cell label={w.bad}>
      <DateField label={w.birthday} defaultValue="18.11.2016" error={w.young} />
    </Cell>
  </Cells>
))

function LiveRange({ words: w, start }: { words: typeof words.ru; start: [string, string] }) {
  const [[from, to], setRange] = useState(start)
  const [first, last] = [readDate(from), readDate(to)]
  const isFull = from.length === 10 && to.length === 10
  const error = !isFull ? undefined : !first || !last ? w.wrong : first > last ? w.order : undefined
  return (
    <Surface>
      <DateRangeField
        legend={w.period}
        labels={w}
        from={from}
        to={to}
        onChange={(...range) => setRange(range)}
        error={error}
      />
    </Surface>
  )
}

export const Range = story(words, (w) => <LiveRange words={w} start={['01.11.2026', '20.11.2026']} />)
export const WrongRange = story(words, (w) => <LiveRange words={w} start={['20.11.2026', '01.11.2026']} />)
