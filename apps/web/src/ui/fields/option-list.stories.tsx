import { useState } from 'react'
import { studio } from '../gallery/art.ts'
import { Surface } from '../gallery/cells.tsx'
import { story } from '../gallery/story.tsx'
import { OptionList } from './option-list.tsx'

export default { title: 'Fields/Option list' }

const words = {
  ru: {
    order: 'Сортировка',
    popular: 'Популярные',
    popularText: 'по ставкам за сутки',
    fresh: 'Сначала новые',
    name: 'По алфавиту',
    wins: 'Часто выигрывают',
    winsText: 'доля раундов с выигрышем',
    large: 'Крупные выигрыши',
    studios: 'Студии',
  },
  en: {
    order: 'Sort by',
    popular: 'Popular',
    popularText: 'by bets in a day',
    fresh: 'Newest first',
    name: 'A to Z',
    wins: 'Frequent wins',
    winsText: 'share of winning rounds',
    large: 'Big wins',
    studios: 'Studios',
  },
}

type Options = Parameters<typeof OptionList>[0]['options']

function Live({ label, options, start }: { label: string; options: Options; start: string }) {
  const [value, setValue] = useState(start)
  return (
    <Surface>
      <OptionList label={label} options={options} value={value} onChange={setValue} />
    </Surface>
  )
}

export const WithIcons = story(words, (w) => (
  <Live
    label={w.order}
    start="popular"
    options={[
      { value: 'popular', label: w.popular, detail: w.popularText, icon: 'fire' },
      { value: 'new', label: w.fresh, icon: 'spark' },
      { value: 'name', label: w.name, icon: 'sort' },
      { value: 'wins', label: w.wins, detail: w.winsText, icon: 'trophy' },
      { value: 'large', label: w.large, icon: 'crown', isDisabled: true },
    ]}
  />
))
export const WithPictures = story(words, (w) => (
  <Live
    label={w.studios}
    start="ink-owl"
    options={[
      ['quasar-tea', 'Quasar Tea', '119'],
      ['ink-owl', 'Ink Owl', '205'],
      ['tundra-seven', 'Tundra Seven', '97'],
      ['volnorez', 'Volnorez', '151'],
    ].map(([value, label, count]) => ({ value: value!, label: label!, count, image: studio(value!) }))}
  />
))
