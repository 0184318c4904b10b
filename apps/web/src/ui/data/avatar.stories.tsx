import avatars from '@yanta/art/avatars.json'
import { Avatar, AvatarGroup } from './avatar.tsx'
import { Cell, Cells, Surface } from '../gallery/cells.tsx'
import { story } from '../gallery/story.tsx'

export default { title: 'Content/Avatar' }

const words = {
  ru: {
    small: 'в строке',
    medium: 'в шапке',
    large: 'на карточке',
    huge: 'в профиле',
    letter: 'без картинки',
    group: 'несколько',
    name: 'Янина',
  },
  en: {
    small: 'in a row',
    medium: 'in the header',
    large: 'on a card',
    huge: 'in the profile',
    letter: 'without a picture',
    group: 'several',
    name: 'Yanina',
  },
}

const image = (number: number) => Object.values(avatars)[number - 1]

export const States = story(words, (w) => (
  <Surface isWide>
    <Cells>
      <Cell label={w.small}>
        <Avatar size="small" image={image(1)} name={w.name} />
      </Cell>
      <Cell label={w.medium}>
        <Avatar image={image(2)} name={w.name} percent={64} level={6} />
      </Cell>
      <Cell label={w.large}>
        <Avatar size="large" image={image(3)} name={w.name} />
      </Cell>
      <Cell label={w.huge}>
        <Avatar size="huge" image={image(4)} name={w.name} percent={64} />
      </Cell>
      <Cell label={w.letter}>
        <Avatar name={w.name} />
      </Cell>
      <Cell label={w.group}>
        <AvatarGroup more="+18">
          {[1, 2, 3, 4].map((number) => (
            <Avatar key={number} image={image(number)} name={`${w.name} ${number}`} />
          ))}
        </AvatarGroup>
      </Cell>
    </Cells>
  </Surface>
))
