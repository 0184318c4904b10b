import { ChipLink, Chips } from './chip.tsx'
import { story } from '../gallery/story.tsx'

export default { title: 'Navigation/Chip links' }

const words = {
  ru: {
    row: 'Категории',
    lobby: 'Лобби',
    slots: 'Слоты',
    table: 'Настольные',
    fast: 'Быстрые',
    top: 'Топ',
    count: '1 248',
  },
  en: {
    row: 'Categories',
    lobby: 'Lobby',
    slots: 'Slots',
    table: 'Table',
    fast: 'Instant',
    top: 'Top',
    count: '1,248',
  },
}

export const Row = story(words, (w) => (
  <Chips label={w.row} current="table">
    <ChipLink to="/" icon="amber" isCurrent={false}>
      {w.lobby}
    </ChipLink>
    <ChipLink to="/" icon="slots" isCurrent={false} count={w.count}>
      {w.slots}
    </ChipLink>
    <ChipLink to="/" icon="table" isCurrent count="86">
      {w.table}
    </ChipLink>
    <ChipLink to="/" icon="bolt" isCurrent={false} count="64">
      {w.fast}
    </ChipLink>
    <ChipLink to="/" icon="fire" isCurrent={false}>
      {w.top}
    </ChipLink>
  </Chips>
))
