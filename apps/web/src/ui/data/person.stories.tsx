import avatars from '@yanta/art/avatars.json'
import { Surface } from '../gallery/cells.tsx'
import { story } from '../gallery/story.tsx'
import { Person } from './person.tsx'

export default { title: 'Content/Person' }

const words = {
  ru: { name: 'vesna99', own: 'Парус', you: 'это вы' },
  en: { name: 'spring99', own: 'Sail', you: 'you' },
}

export const InARow = story(words, (w) => (
  <Surface>
    <Person name={w.name} image={avatars['avatar-1']} />
    <Person name={w.own} readerLabel={w.you} />
  </Surface>
))
