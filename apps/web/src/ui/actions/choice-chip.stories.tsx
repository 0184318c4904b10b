import { useState } from 'react'
import { ChoiceChip, ChoiceChips, RemovableChip, RemovableChipLink } from './choice-chip.tsx'
import { story } from '../gallery/story.tsx'

export default { title: 'Actions/Choice chip' }

const words = {
  ru: {
    filters: 'Фильтры',
    fresh: 'Новинки',
    slots: 'Слоты',
    fast: 'Быстрые',
    soon: 'Скоро',
    slotCount: '1 248',
    sums: 'Сумма',
    amounts: ['500 ₽', '1 000 ₽', '5 000 ₽', '10 000 ₽'],
    remove: 'Убрать Ink Owl',
    chosen: 'Выбранные студии',
  },
  en: {
    filters: 'Filters',
    fresh: 'New',
    slots: 'Slots',
    fast: 'Instant',
    soon: 'Soon',
    slotCount: '1,248',
    sums: 'Amount',
    amounts: ['500 ₽', '1,000 ₽', '5,000 ₽', '10,000 ₽'],
    remove: 'Remove Ink Owl',
    chosen: 'Chosen studios',
  },
}

export const States = story(words, (w) => (
  <ChoiceChips label={w.filters}>
    <ChoiceChip icon="spark" isOn>
      {w.fresh}
    </ChoiceChip>
    <ChoiceChip icon="slots" isOn={false} count={w.slotCount}>
      {w.slots}
    </ChoiceChip>
    <ChoiceChip icon="bolt" isOn count="64">
      {w.fast}
    </ChoiceChip>
    <ChoiceChip icon="clock" isOn={false} disabled>
      {w.soon}
    </ChoiceChip>
  </ChoiceChips>
))

function Sums({ label, amounts }: { label: string; amounts: string[] }) {
  const [chosen, setChosen] = useState(amounts[2])
  return (
    <ChoiceChips label={label}>
      {amounts.map((amount) => (
        <ChoiceChip key={amount} isOn={amount === chosen} onClick={() => setChosen(amount)}>
          {amount}
        </ChoiceChip>
      ))}
    </ChoiceChips>
  )
}

export const OneOfSome = story(words, (w) => <Sums label={w.sums} amounts={w.amounts} />)
export const Removable = story(words, (w) => (
  <ChoiceChips label={w.chosen}>
    <RemovableChip removeLabel={w.remove} onRemove={() => {}}>
      Ink Owl
    </RemovableChip>
  </ChoiceChips>
))
export const RemovableByAddress = story(words, (w) => (
  <ChoiceChips label={w.chosen}>
    <RemovableChipLink removeLabel={w.remove} to=".">
      Ink Owl
    </RemovableChipLink>
  </ChoiceChips>
))
