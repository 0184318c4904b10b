import { type ComponentProps, useId } from 'react'
import box from './field-box.module.css'
import { Icon } from '../data/icon.tsx'
import { IconButton } from '../actions/icon-button.tsx'
import { joinClasses } from '../join-classes.ts'
import { Keys } from '../data/keys.tsx'
import styles from './search-field.module.css'

interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'size' | 'onChange' | 'value' | 'type'> {
  /** What is searched, for screen readers; a placeholder says it to the others. */
  label: string
  value: string
  onChange: (value: string) => void
  /** What the cross does. */
  clearLabel: string
  size?: 'small' | 'medium' | 'large'
  /** The key that leads here, drawn while nothing is typed. */
  shortcut?: string
}

/** A line of text that is searched for while it is typed; Escape and the cross empty it. */
export function SearchField({
  label,
  value,
  onChange,
  clearLabel,
  size = 'medium',
  shortcut,
  ...input
}: SearchFieldProps) {
  const id = useId()
  function handleClear() {
    onChange('')
    document.getElementById(id)?.focus()
  }
  return (
    <div className={joinClasses(box.box, styles.search, size !== 'medium' && styles[size])}>
      <Icon name="search" />
      <input
        type="search"
        id={id}
        className={box.input}
        aria-label={label}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={150}
        {...input}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {value === '' ? (
        shortcut && (
          <span className={styles.shortcut}>
            <Keys keys={[shortcut]} />
          </span>
        )
      ) : (
        <IconButton
          size="small"
          icon="close"
          label={clearLabel}
          className={styles.clear}
          onClick={handleClear}
        />
      )}
    </div>
  )
}
