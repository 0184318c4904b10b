import { Badge, Badged, Dot } from './badge.tsx'
import { Cell, Cells } from '../gallery/cells.tsx'
import { story } from '../gallery/story.tsx'
import { IconButton } from '../actions/icon-button.tsx'

export default { title: 'Marks/Badge' }

const words = {
  ru: {
    count: 'число',
    corner: 'на кнопке',
    letters: 'Письма: 3 новых',
    fresh: 'новое',
    online: 'на связи',
    live: 'в эфире',
  },
  en: {
    count: 'a count',
    corner: 'on a button',
    letters: 'Letters: 3 new',
    fresh: 'new',
    online: 'online',
    live: 'live',
  },
}

export const States = story(words, (w) => (
  <Cells>
    <Cell label={w.count}>
      <span>
        <Badge>3</Badge> <Badge color="red">12</Badge> <Badge>99+</Badge>
      </span>
    </Cell>
    <Cell label={w.corner}>
      <Badged badge="3">
        <IconButton icon="mail" label={w.letters} />
      </Badged>
    </Cell>
    <Cell label={w.fresh}>
      <Dot />
    </Cell>
    <Cell label={w.online}>
      <Dot look="green" />
    </Cell>
    <Cell label={w.live}>
      <Dot look="live" />
    </Cell>
  </Cells>
))
