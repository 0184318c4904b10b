import { useState } from 'react'
import { AmountField } from './amount-field.tsx'
import { Surface } from '../gallery/cells.tsx'
import { story } from '../gallery/story.tsx'

export default { title: 'Fields/Amount field' }

const words = {
  ru: {
    sum: 'Сумма',
    presets: 'Готовые суммы',
    signs: { group: ' ', decimal: ',' },
    amounts: ['500', '1 000', '5 000', '10 000', '25 000'],
    low: 'Минимум 100 ₽',
    bounds: 'От 100 до 100 000 ₽',
    large: '1 250 000,50',
  },
  en: {
    sum: 'Amount',
    presets: 'Ready amounts',
    signs: { group: ',', decimal: '.' },
    amounts: ['500', '1,000', '5,000', '10,000', '25,000'],
    low: '100 ₽ at least',
    bounds: 'From 100 to 100,000 ₽',
    large: '1,250,000.50',
  },
}

function Live({
  words: w,
  start,
  error,
  isBare,
}: {
  words: typeof words.ru
  start: string
  error?: string
  isBare?: boolean
}) {
  const [value, setValue] = useState(start)
  return (
    <Surface>
      <AmountField
        label={w.sum}
        unit="₽"
        signs={w.signs}
        value={value}
        onChange={setValue}
        error={error}
        message={isBare ? undefined : w.bounds}
        presets={
          isBare
            ? undefined
            : {
                label: w.presets,
                amounts: w.amounts.map((amount) => ({ value: amount, label: `${amount} ₽` })),
              }
        }
      />
    </Surface>
  )
}

export const WithPresets = story(words, (w) => <Live words={w} start={w.amounts[2]!} />)
export const Empty = story(words, (w) => <Live words={w} start="" />)
export const Wrong = story(words, (w) => <Live words={w} start="50" error={w.low} />)
export const LongNumber = story(words, (w) => <Live words={w} start={w.large} isBare />)
