import { useState } from 'react'
import { Surface } from '../gallery/cells.tsx'
import { story } from '../gallery/story.tsx'
import { Slider } from './slider.tsx'

export default { title: 'Fields/Slider' }

const words = {
  ru: { straighten: 'Поворот', volume: 'Громкость' },
  en: { straighten: 'Rotation', volume: 'Volume' },
}

function Live({
  label,
  start,
  min,
  max,
  sign,
  disabled,
}: {
  label: string
  start: number
  min: number
  max: number
  sign: string
  disabled?: boolean
}) {
  const [value, setValue] = useState(start)
  return (
    <Surface>
      <Slider
        label={label}
        icon={min < 0 ? 'refresh' : 'vol'}
        min={min}
        max={max}
        value={value}
        onChange={setValue}
        valueText={`${value < 0 ? '−' : ''}${Math.abs(value)}${sign}`}
        disabled={disabled}
      />
    </Surface>
  )
}

export const Usual = story(words, (w) => <Live label={w.straighten} start={-2} min={-15} max={15} sign="°" />)
export const Ends = story(words, (w) => <Live label={w.volume} start={100} min={0} max={100} sign=" %" />)
export const Disabled = story(words, (w) => (
  <Live label={w.volume} start={40} min={0} max={100} sign=" %" disabled />
))
