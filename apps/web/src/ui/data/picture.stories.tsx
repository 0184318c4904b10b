import promotions from '@yanta/art/promotions.json'
import { Surface } from '../gallery/cells.tsx'
import { story } from '../gallery/story.tsx'
import { Picture } from './picture.tsx'

export default { title: 'Content/Picture' }

const words = { ru: { alt: 'Северное сияние над горами' }, en: { alt: 'Northern lights over mountains' } }

export const TwoCuts = story(words, (w) => (
  <Surface isWide isBare>
    <Picture
      source={promotions['aurora-draw-wide']}
      narrow={promotions['aurora-draw-card']}
      alt={w.alt}
      width={1280}
      height={480}
      isFirst
    />
  </Surface>
))
