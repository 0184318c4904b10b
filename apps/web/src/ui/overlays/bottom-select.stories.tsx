import { useState } from 'react'
import { BottomSelect } from './bottom-select.tsx'
import { Button } from '../actions/button.tsx'
import { story } from '../gallery/story.tsx'
import { Icon } from '../data/icon.tsx'

export default { title: 'Overlays/Bottom select' }

const words = {
  ru: {
    order: 'Сортировка',
    close: 'Закрыть',
    names: { popular: 'Популярные', new: 'Сначала новые', name: 'По алфавиту' },
  },
  en: {
    order: 'Sort by',
    close: 'Close',
    names: { popular: 'Popular', new: 'Newest first', name: 'A to Z' },
  },
}

const icons = { popular: 'fire', new: 'spark', name: 'sort' } as const
type Order = keyof typeof icons

function Live({ words: w, isOpenAtFirst }: { words: typeof words.ru; isOpenAtFirst?: boolean }) {
  const [value, setValue] = useState<Order>('popular')
  const options = (Object.keys(icons) as Order[]).map((order) => ({
    value: order,
    label: w.names[order],
    icon: icons[order],
  }))
  return (
    <BottomSelect
      title={w.order}
      closeLabel={w.close}
      options={options}
      value={value}
      onChange={(order) => setValue(order as Order)}
      isOpenAtFirst={isOpenAtFirst}
      opener={(open) => (
        <Button {...open}>
          {w.order}: {w.names[value]}
          <Icon name="down" size={16} />
        </Button>
      )}
    />
  )
}

export const Closed = story(words, (w) => <Live words={w} />)
export const Open = story(words, (w) => <Live words={w} isOpenAtFirst />)
