import { Cell, Cells } from '../gallery/cells.tsx'
import { story } from '../gallery/story.tsx'
import { IconTile } from './icon-tile.tsx'

export default { title: 'Marks/Icon tile' }

const words = {
  ru: {
    grey: 'обычный',
    amber: 'важный',
    green: 'удача',
    coral: 'беда',
    blue: 'справка',
    violet: 'турнир',
    warm: 'внимание',
  },
  en: {
    grey: 'usual',
    amber: 'important',
    green: 'success',
    coral: 'trouble',
    blue: 'help',
    violet: 'tournament',
    warm: 'attention',
  },
}

const icons = {
  grey: 'doc',
  amber: 'lock',
  green: 'check',
  coral: 'close',
  blue: 'clock',
  violet: 'trophy',
  warm: 'warn',
} as const
const tones = Object.keys(icons) as (keyof typeof icons)[]

export const Tones = story(words, (w) => (
  <Cells>
    {tones.map((tone) => (
      <Cell key={tone} label={w[tone]}>
        <IconTile icon={icons[tone]} tone={tone} />
      </Cell>
    ))}
  </Cells>
))
export const Large = story(words, (w) => (
  <Cells>
    {tones.map((tone) => (
      <Cell key={tone} label={w[tone]}>
        <IconTile icon={icons[tone]} tone={tone} size="large" />
      </Cell>
    ))}
  </Cells>
))
export const Small = story(words, (w) => (
  <Cells>
    {tones.map((tone) => (
      <Cell key={tone} label={w[tone]}>
        <IconTile icon={icons[tone]} tone={tone} size="small" />
      </Cell>
    ))}
  </Cells>
))
