import { tournament } from '../gallery/art.ts'
import { Surface } from '../gallery/cells.tsx'
import { story } from '../gallery/story.tsx'
import { Picture } from '../data/picture.tsx'
import { Swap } from './swap.tsx'

export default { title: 'Content/Swap' }

const words = {
  ru: { race: 'Неоновая гонка', place: '14-е место', dragon: 'Драконий дозор', zero: 'с нуля' },
  en: { race: 'Neon Race', place: '14th place', dragon: 'Dragon Watch', zero: 'from zero' },
}
const art = (source: string) => <Picture source={source} alt="" width={320} height={180} isFirst />

export const Two = story(words, (w) => (
  <Surface>
    <Swap
      from={{ art: art(tournament('neon-race-card')), title: w.race, detail: w.place }}
      to={{ art: art(tournament('dragon-watch-card')), title: w.dragon, detail: w.zero }}
    />
  </Surface>
))
