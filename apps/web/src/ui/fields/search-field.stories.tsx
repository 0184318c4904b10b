import { useState } from 'react'
import { Cell, Cells } from '../gallery/cells.tsx'
import { story } from '../gallery/story.tsx'
import { SearchField } from './search-field.tsx'

export default { title: 'Fields/Search field' }

const words = {
  ru: {
    label: 'Поиск',
    placeholder: 'Игра или студия',
    clear: 'Очистить',
    medium: 'в шапке',
    small: 'в списке',
    large: 'на странице',
  },
  en: {
    label: 'Search',
    placeholder: 'Game or studio',
    clear: 'Clear',
    medium: 'in the header',
    small: 'in a list',
    large: 'on a page',
  },
}

function Live({
  words: w,
  start,
  size,
  shortcut,
}: {
  words: typeof words.ru
  start: string
  size?: 'small' | 'large'
  shortcut?: string
}) {
  const [value, setValue] = useState(start)
  return (
    <SearchField
      label={w.label}
      placeholder={w.placeholder}
      clearLabel={w.clear}
      value={value}
      onChange={setValue}
      size={size}
      shortcut={shortcut}
    />
  )
}

export const States = story(words, (w) => (
  <Cells inColumns>
    <Cell label={w.medium}>
      <Live words={w} start="" shortcut="/" />
    </Cell>
    <Cell label={w.medium}>
      <Live words={w} start="drakkar" />
    </Cell>
    <Cell label={w.small}>
      <Live words={w} start="" size="small" />
    </Cell>
    <Cell label={w.large}>
      <Live words={w} start="neon" size="large" />
    </Cell>
  </Cells>
))
