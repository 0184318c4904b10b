import avatars from '@yanta/art/avatars.json'
import { Surface } from '../gallery/cells.tsx'
import { story } from '../gallery/story.tsx'
import { Podium } from './podium.tsx'

export default { title: 'Content/Podium' }

const words = {
  ru: {
    label: 'Первые три места',
    prizes: ['500 000 ₽', '250 000 ₽', '100 000 ₽'],
    scores: ['612 300', '577 180', '501 020'],
  },
  en: {
    label: 'The first three',
    prizes: ['500,000 ₽', '250,000 ₽', '100,000 ₽'],
    scores: ['612,300', '577,180', '501,020'],
  },
}

const people = (prizes: string[]) =>
  ['Freya_88', 'kot.mat', 'Viktoria_the_Long_Name'].map((name, index) => ({
    name,
    image: Object.values(avatars)[index]!,
    prize: prizes[index],
  }))

export const Large = story(words, (w) => (
  <Surface>
    <Podium label={w.label} people={people(w.prizes)} />
  </Surface>
))
/** Of a contest that is over: what they reached below their names, what they won on the steps. */
export const Champions = story(words, (w) => (
  <Surface isWide>
    <Podium
      label={w.label}
      people={people(w.scores).map((person, index) => ({ ...person, score: w.prizes[index] }))}
    />
  </Surface>
))
export const Small = story(words, (w) => (
  <Surface>
    <Podium label={w.label} people={people(w.prizes)} isSmall />
  </Surface>
))
