import { Cell, Cells } from '../gallery/cells.tsx'
import { story } from '../gallery/story.tsx'
import { Vessel } from './vessel.tsx'

export default { title: 'Progress/Vessel' }

const words = {
  ru: { label: 'Колба', percent: (value: number) => `${value} %` },
  en: { label: 'Flask', percent: (value: number) => `${value}%` },
}

export const Levels = story(words, (w) => (
  <Cells>
    {(
      [
        [0, 'violet'],
        [34, 'violet'],
        [58, 'amber'],
        [100, 'green'],
      ] as const
    ).map(([value, liquid]) => (
      <Cell key={value} label={w.percent(value)}>
        <div style={{ width: 120 }}>
          <Vessel label={w.label} valueText={w.percent(value)} percent={value} liquid={liquid} />
        </div>
      </Cell>
    ))}
  </Cells>
))
