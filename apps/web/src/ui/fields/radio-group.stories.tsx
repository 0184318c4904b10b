import { useState } from 'react'
import { Surface } from '../gallery/cells.tsx'
import { story } from '../gallery/story.tsx'
import { type Option, RadioGroup } from './radio-group.tsx'

export default { title: 'Fields/Radio group' }

const words = {
  ru: {
    period: 'Срок лимита',
    day: 'День',
    week: 'Неделя',
    month: 'Месяц',
    now: 'Начнётся сразу',
    later: 'Доступен после подтверждения телефона',
    choose: 'Выберите срок',
  },
  en: {
    period: 'Period of the limit',
    day: 'Day',
    week: 'Week',
    month: 'Month',
    now: 'Begins at once',
    later: 'Available once your phone is confirmed',
    choose: 'Choose a period',
  },
}

function LiveGroup({
  start,
  error,
  legend,
  options,
}: {
  start: string | null
  error?: string
  legend: string
  options: Option[]
}) {
  const [value, setValue] = useState(start)
  return (
    <Surface>
      <RadioGroup
        legend={legend}
        value={value}
        onChange={setValue}
        error={value ? undefined : error}
        options={options}
      />
    </Surface>
  )
}

const options = (w: typeof words.ru) => [
  { value: 'day', label: w.day, detail: w.now },
  { value: 'week', label: w.week },
  { value: 'month', label: w.month, detail: w.later, isDisabled: true },
]

export const Chosen = story(words, (w) => <LiveGroup start="day" legend={w.period} options={options(w)} />)
export const Wrong = story(words, (w) => (
  <LiveGroup start={null} error={w.choose} legend={w.period} options={options(w)} />
))
