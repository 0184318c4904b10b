import { Cell, Cells } from '../gallery/cells.tsx'
import { story } from '../gallery/story.tsx'
import { Icon } from './icon.tsx'
import { type IconName, firstIcons, laterIcons } from './icon-names.ts'

export default { title: 'Marks/Icon' }

const draw = (names: readonly IconName[]) => () => (
  <div
    style={{
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(5.06em, 1fr))',
      gap: '22px 12px',
    }}
  >
    {names.map((name) => (
      <Cell key={name} label={name}>
        <Icon name={name} size={24} />
      </Cell>
    ))}
  </div>
)

export const First = story({ ru: {}, en: {} }, draw(firstIcons))
export const Later = story({ ru: {}, en: {} }, draw(laterIcons))
export const Sizes = story({ ru: {}, en: {} }, () => (
  <Cells>
    {[14, 16, 18, 20, 22, 24].map((size) => (
      <Cell key={size} label={`${size} px`}>
        <Icon name="trophy" size={size} />
      </Cell>
    ))}
  </Cells>
))
