import { useState } from 'react'
import { Cells } from '../gallery/cells.tsx'
import { story } from '../gallery/story.tsx'
import { Select } from './select.tsx'

export default { title: 'Fields/Select' }

const words = {
  ru: {
    currency: 'Валюта',
    choose: 'Выберите',
    tenge: 'Тенге',
    ruble: 'Рубль',
    euro: 'Евро',
    sort: 'Сортировка',
    popular: 'Популярные',
    fresh: 'Сначала новые',
    alphabet: 'По алфавиту',
    wins: 'Часто выигрывают',
    needed: 'Выберите валюту',
    once: 'Меняется один раз',
    soon: 'Скоро',
  },
  en: {
    currency: 'Currency',
    choose: 'Choose one',
    tenge: 'Tenge',
    ruble: 'Ruble',
    euro: 'Euro',
    sort: 'Sort by',
    popular: 'Popular',
    fresh: 'Newest first',
    alphabet: 'A to Z',
    wins: 'Frequent wins',
    needed: 'Choose a currency',
    once: 'Can be changed once',
    soon: 'Coming soon',
  },
}

const currencies = (w: typeof words.ru) => [
  { value: 'KZT', label: 'KZT, ₸', detail: w.tenge },
  { value: 'RUB', label: 'RUB, ₽', detail: w.ruble },
  { value: 'EUR', label: 'EUR, €', detail: w.soon, isDisabled: true },
]
const orders = (w: typeof words.ru) => [
  { value: 'popular', label: w.popular },
  { value: 'new', label: w.fresh },
  { value: 'name', label: w.alphabet },
  { value: 'wins', label: w.wins },
]

function LiveSelect({
  start,
  ...rest
}: Omit<Parameters<typeof Select>[0], 'value' | 'onChange'> & { start: string | null }) {
  const [value, setValue] = useState(start)
  return <Select value={value} onChange={setValue} {...rest} />
}

export const States = story(words, (w) => (
  <Cells inColumns>
    <LiveSelect
      label={w.currency}
      placeholder={w.choose}
      start={null}
      options={currencies(w)}
      message={w.once}
    />
    <LiveSelect label={w.currency} placeholder={w.choose} start="KZT" options={currencies(w)} />
    <LiveSelect
      label={w.currency}
      placeholder={w.choose}
      start={null}
      options={currencies(w)}
      error={w.needed}
    />
    <LiveSelect label={w.currency} placeholder={w.choose} start="RUB" options={currencies(w)} isDisabled />
  </Cells>
))

export const Open = story(words, (w) => (
  <Cells inColumns>
    <LiveSelect label={w.sort} placeholder={w.choose} start="popular" options={orders(w)} isOpenAtFirst />
  </Cells>
))
