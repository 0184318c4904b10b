import { useState } from 'react'
import { Flag } from '../data/flag.tsx'
import { Cell, Cells } from '../gallery/cells.tsx'
import { story } from '../gallery/story.tsx'
import { PhoneField } from './phone-field.tsx'
import { Select } from './select.tsx'

export default { title: 'Fields/Phone field' }

const words = {
  ru: {
    phone: 'Телефон',
    country: 'Страна',
    choose: 'Код',
    names: {
      ru: 'Россия',
      kz: 'Казахстан',
      az: 'Азербайджан',
      nl: 'Нидерланды',
      am: 'Армения',
      au: 'Австралия',
    },
    short: 'Не хватает цифр',
    empty: 'пустое',
    typed: 'набрано наполовину',
    wrong: 'ошибка',
  },
  en: {
    phone: 'Phone',
    country: 'Country',
    choose: 'Code',
    names: {
      ru: 'Russia',
      kz: 'Kazakhstan',
      az: 'Azerbaijan',
      nl: 'Netherlands',
      am: 'Armenia',
      au: 'Australia',
    },
    short: 'Some digits are missing',
    empty: 'empty',
    typed: 'half typed',
    wrong: 'error',
  },
}

const codes = { ru: '+7', kz: '+7', az: '+994', nl: '+31', am: '+374', au: '+61' }
const masks = {
  ru: '(###) ###-##-##',
  kz: '(###) ###-##-##',
  az: '## ###-##-##',
  nl: '# ########',
  am: '## ######',
  au: '### ### ###',
}
type Country = keyof typeof codes

function Live({
  words: w,
  start,
  number,
  error,
}: {
  words: typeof words.ru
  start: Country
  number: string
  error?: string
}) {
  const [country, setCountry] = useState<Country>(start)
  const options = (Object.keys(codes) as Country[]).map((value) => ({
    value,
    label: w.names[value],
    detail: codes[value],
    short: codes[value],
    mark: <Flag country={value} />,
  }))
  return (
    <PhoneField
      key={country}
      label={w.phone}
      mask={masks[country]}
      defaultValue={country === start ? number : ''}
      error={error}
      country={
        <Select
          label={w.country}
          isLabelHidden
          placeholder={w.choose}
          options={options}
          value={country}
          onChange={(value) => setCountry(value as Country)}
        />
      }
    />
  )
}

export const States = story(words, (w) => (
  <Cells inColumns>
    <Cell label={w.empty}>
      <Live words={w} start="ru" number="" />
    </Cell>
    <Cell label={w.typed}>
      <Live words={w} start="kz" number="(707) 555-18-" />
    </Cell>
    <Cell label={w.wrong}>
      <Live words={w} start="az" number="50 12" error={w.short} />
    </Cell>
  </Cells>
))
