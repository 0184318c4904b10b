import { type KeyboardEvent, useId } from 'react'
import { Icon, type IconName } from '../data/icon.tsx'
import { joinClasses } from '../join-classes.ts'
import styles from './option-list.module.css'
import type { Option } from './radio-group.tsx'

interface ListedOption extends Option {
  icon?: IconName
  /** Address of a small square picture. */
  image?: string
  /** At the end of the line, such as a number of things. */
  count?: string
}

interface OptionListProps {
  label: string
  options: readonly ListedOption[]
  value: string | null
  onChange: (value: string) => void
  /** The choice is made: pressed with a finger, a mouse or Enter. The arrow keys only change it. */
  onDone?: () => void
}

/** One of many, as a list that fills a dialog. */
export function OptionList({ label, options, value, onChange, onDone }: OptionListProps) {
  const name = useId()
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    // Whatever has the focus next must not be pressed by the same key.
    event.preventDefault()
    onDone?.()
  }
  return (
    <div role="radiogroup" aria-label={label} className={styles.list}>
      {options.map((option) => (
        <label
          key={option.value}
          className={joinClasses(styles.option, option.isDisabled && styles.disabled)}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.isDisabled}
            onChange={() => onChange(option.value)}
            onClick={(event) => {
              if (event.detail > 0) onDone?.()
            }}
            onKeyDown={handleKeyDown}
          />
          {option.icon && <Icon name={option.icon} />}
          {option.image && <img src={option.image} alt="" width="32" height="32" loading="lazy" />}
          <span className={styles.words}>
            {option.label}
            {option.detail && <span>{option.detail}</span>}
          </span>
          {option.count && <span className={styles.count}>{option.count}</span>}
          {option.value === value && (
            <span className={styles.tick}>
              <Icon name="check" />
            </span>
          )}
        </label>
      ))}
    </div>
  )
}
