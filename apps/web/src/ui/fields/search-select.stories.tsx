import { useState } from 'react'
import { Flag } from '../data/flag.tsx'
import { Cells } from '../gallery/cells.tsx'
import { story } from '../gallery/story.tsx'
import { SearchSelect } from './search-select.tsx'

export default { title: 'Fields/Search select' }

const words = {
  ru: {
    title: 'Страна',
    search: 'Страна или код',
    clear: 'Стереть',
    none: 'Ничего не нашлось',
    names: {
      ru: 'Россия',
      kz: 'Казахстан',
      az: 'Азербайджан',
      nl: 'Нидерланды',
      am: 'Армения',
      au: 'Австралия',
      de: 'Германия',
      fr: 'Франция',
    },
  },
  en: {
    title: 'Country',
    search: 'Country or code',
    clear: 'Clear',
    none: 'Nothing found',
    names: {
      ru: 'Russia',
      kz: 'Kazakhstan',
      az: 'Azerbaijan',
      nl: 'Netherlands',
      am: 'Armenia',
      au: 'Australia',
      de: 'Germany',
      fr: 'France',
    },
  },
}
const codes = { ru: '+7', kz: '+7', az: '+994', nl: '+31', am: '+374', au: '+61', de: '+49', fr: '+33' }
type Country = keyof typeof codes

function Live({
  words: w,
  start,
  ...rest
}: {
  words: typeof words.ru
  start: Country
  isDisabled?: boolean
  isWrong?: boolean
  isOpenAtFirst?: boolean
}) {
  const [country, setCountry] = useState<Country>(start)
  const options = (Object.keys(codes) as Country[]).map((value) => ({
    value,
    label: w.names[value],
    detail: codes[value],
    mark: <Flag country={value} />,
  }))
  return (
    <SearchSelect
      label={`${w.title}: ${w.names[country]}, ${codes[country]}`}
      labels={w}
      options={options}
      firstCount={6}
      value={country}
      onChange={(value) => setCountry(value as Country)}
      {...rest}
    >
      <Flag country={country} />
      {codes[country]}
    </SearchSelect>
  )
}

export const States = story(words, (w) => (
  <Cells inColumns>
    <Live words={w} start="ru" />
    <Live words={w} start="de" isWrong />
    <Live words={w} start="kz" isDisabled />
  </Cells>
))

export const Open = story(words, (w) => (
  <Cells inColumns>
    <Live words={w} start="az" isOpenAtFirst />
  </Cells>
))
