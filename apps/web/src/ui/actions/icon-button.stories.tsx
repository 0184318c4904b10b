import { Cell, Cells } from '../gallery/cells.tsx'
import { story } from '../gallery/story.tsx'
import { IconButton } from './icon-button.tsx'

export default { title: 'Actions/Icon button' }

const words = {
  ru: { letters: 'Сообщения', favourite: 'В избранное', off: 'выключена' },
  en: { letters: 'Messages', favourite: 'Add to favourites', off: 'disabled' },
}

export const States = story(words, (w) => (
  <Cells>
    <Cell label="46 px">
      <IconButton icon="mail" label={w.letters} />
    </Cell>
    <Cell label="38 px">
      <IconButton icon="heart" size="small" label={w.favourite} />
    </Cell>
    <Cell label={w.off}>
      <IconButton icon="heart" label={w.favourite} disabled />
    </Cell>
  </Cells>
))
