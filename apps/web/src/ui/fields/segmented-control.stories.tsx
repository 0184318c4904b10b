import { useState } from 'react'
import { Surface } from '../gallery/cells.tsx'
import { story } from '../gallery/story.tsx'
import { SegmentedControl } from './segmented-control.tsx'

export default { title: 'Fields/Segmented control' }

const words = {
  ru: { mode: 'Режим', names: ['На деньги', 'Демо'], period: 'Период', periods: ['День', 'Неделя', 'Месяц'] },
  en: { mode: 'Mode', names: ['Real money', 'Demo'], period: 'Period', periods: ['Day', 'Week', 'Month'] },
}

function Live({
  label,
  names,
  isWide,
  isLastDisabled,
}: {
  label: string
  names: string[]
  isWide?: boolean
  isLastDisabled?: boolean
}) {
  const [value, setValue] = useState(names[0]!)
  const options = names.map((name, index) => ({
    value: name,
    label: name,
    isDisabled: isLastDisabled && index === names.length - 1,
  }))
  return (
    <SegmentedControl label={label} options={options} value={value} onChange={setValue} isWide={isWide} />
  )
}

export const Usual = story(words, (w) => <Live label={w.mode} names={w.names} />)
export const Wide = story(words, (w) => (
  <Surface isBare>
    <Live label={w.period} names={w.periods} isWide />
  </Surface>
))
export const OneDisabled = story(words, (w) => <Live label={w.period} names={w.periods} isLastDisabled />)
