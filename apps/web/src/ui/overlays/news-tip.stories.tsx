import { Surface } from '../gallery/cells.tsx'
import { story } from '../gallery/story.tsx'
import { NewsTip } from './news-tip.tsx'

export default { title: 'Overlays/News tip' }

const words = {
  ru: { fund: '4 812 360 ₽', text: 'Фонд растёт с каждым выигрышем' },
  en: { fund: '4,812,360 ₽', text: 'The fund grows with every win' },
}

export const Shown = story(words, (w) => (
  <Surface>
    <NewsTip text={w.text}>{w.fund}</NewsTip>
  </Surface>
))
