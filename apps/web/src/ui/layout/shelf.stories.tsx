import avatars from '@yanta/art/avatars.json'
import { Avatar } from '../data/avatar.tsx'
import { story } from '../gallery/story.tsx'
import { Section } from './section.tsx'
import { Shelf, ShelfArrows, useShelfRef } from './shelf.tsx'

export default { title: 'Content/Shelf' }

const words = {
  ru: { title: 'Игроки недели', back: 'Назад', forward: 'Вперёд' },
  en: { title: 'Players of the week', back: 'Back', forward: 'Forward' },
}

function People({
  title,
  isRanked,
  ...labels
}: {
  title: string
  back: string
  forward: string
  isRanked?: boolean
}) {
  const shelf = useShelfRef()
  return (
    <Section title={title} actions={<ShelfArrows shelf={shelf} labels={labels} />}>
      <Shelf shelf={shelf} label={title} isRanked={isRanked} isPassive>
        {Array.from({ length: 16 }, (_, index) => (
          <li key={index}>
            <Avatar size="large" name={`${title} ${index + 1}`} image={Object.values(avatars)[index % 8]} />
          </li>
        ))}
      </Shelf>
    </Section>
  )
}

export const Usual = story(words, (w) => <People {...w} />)
export const Ranked = story(words, (w) => <People {...w} isRanked />)
