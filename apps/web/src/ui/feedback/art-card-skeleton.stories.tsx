import { ArtCardSkeleton } from './art-card-skeleton.tsx'
import { Cells } from '../gallery/cells.tsx'
import { story } from '../gallery/story.tsx'

export default { title: 'Loading/Place of an art card' }

const words = { ru: {}, en: {} }

export const Places = story(words, () => (
  <Cells inColumns>
    <ArtCardSkeleton />
    <ArtCardSkeleton />
  </Cells>
))
