import { Flag } from './flag.tsx'
import { Cell, Cells } from '../gallery/cells.tsx'
import { story } from '../gallery/story.tsx'

export default { title: 'Marks/Flag' }

export const All = story({ ru: {}, en: {} }, () => (
  <Cells>
    {['ru', 'kz', 'az', 'nl', 'am', 'au', 'de'].map((country) => (
      <Cell key={country} label={country}>
        <Flag country={country} />
      </Cell>
    ))}
  </Cells>
))
