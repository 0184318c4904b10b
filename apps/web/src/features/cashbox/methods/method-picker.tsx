// [3.55], [9.19] Ways to pay or to be paid, as cards to choose one of.
import type { Currency } from '@yanta/contract'
import { useId, useState } from 'react'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Icon } from '../../../ui/data/icon.tsx'
import { ChoiceCards } from '../../../ui/fields/choice-cards.tsx'
import { findPictureless } from './method-icons.ts'
import { arrangeMethods, findLimits, type PayMethod } from './arrange-methods.ts'
import './methods.messages.json'
import styles from './methods.module.css'

interface MethodPickerProps {
  legend: string
  methods: readonly PayMethod[]
  /** Key of the one used last, which comes first. */
  lastUsed: string | null
  /** Of the limits. */
  currency: Currency
  /** Key of the chosen one. */
  value: string
  onChange: (key: string) => void
}

/** One of the 'more' ones that is chosen stays in sight. */
export function MethodPicker({ legend, methods, lastUsed, currency, value, onChange }: MethodPickerProps) {
  const { t, moneyRange } = useI18n()
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const { first, more } = arrangeMethods(methods, lastUsed)
  const shown = [...first, ...more.filter(({ key }) => isOpen || key === value)]
  const cards = shown.map((method) => {
    const limits = findLimits(method, currency)
    return {
      value: method.key,
      title: method.name,
      detail: limits && moneyRange(limits.min, limits.max, currency),
      icon: findPictureless(method),
      image: method.image ?? undefined,
    }
  })
  return (
    <div className={styles.methods} id={id}>
      <ChoiceCards legend={legend} isLegendHidden cards={cards} value={value} onChange={onChange} />
      {more.length > 0 && (
        <Button
          look="text"
          size="small"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? t('cashbox.methods.less') : t('cashbox.methods.more', { count: more.length })}
          <Icon name={isOpen ? 'up' : 'down'} size={18} />
        </Button>
      )}
    </div>
  )
}
