import { Cells } from '../gallery/cells.tsx'
import { story } from '../gallery/story.tsx'
import { Keys } from './keys.tsx'

export default { title: 'Marks/Keys' }

export const All = story({ ru: {}, en: {} }, () => (
  <Cells>
    <Keys keys={['/']} />
    <Keys keys={['Esc']} />
    <Keys keys={['Ctrl', 'K']} />
    <Keys keys={['↑', '↓']} />
  </Cells>
))
