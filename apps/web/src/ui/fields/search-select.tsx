// One of very many: a panel with a search above the list, on phones a sheet from the bottom. The focus stays in the search; arrows walk
// through what was found, Enter chooses it, Escape leaves.
import { Popover as Parts } from 'radix-ui'
import { type ReactNode, type RefObject, useId, useRef, useState } from 'react'
import box from './field-box.module.css'
import { Icon } from '../data/icon.tsx'
import { joinClasses } from '../join-classes.ts'
import { useOverlayHost } from '../overlays/overlay-host.ts'
import panel from '../layout/panel.module.css'
import { findOptions, type SearchOption } from './search-options.ts'
import { SearchField } from './search-field.tsx'
import styles from './search-select.module.css'
import { noOption, useCombobox } from './use-combobox.ts'

export interface SearchSelectProps {
  /** What is chosen here, with what is chosen now: said to screen readers. */
  label: string
  labels: { title: string; search: string; clear: string; none: string }
  options: readonly (SearchOption & { mark?: ReactNode })[]
  /** Under the list, whatever was found. */
  note?: string
  /** A line stands after this many. */
  firstCount?: number
  value: string | null
  onChange: (value: string) => void
  onOpen?: () => void
  /** What stands in the field. */
  children: ReactNode
  isDisabled?: boolean
  isWrong?: boolean
  /** Who gets the focus when something was chosen; without it, the field. */
  next?: RefObject<HTMLElement | null>
  isOpenAtFirst?: boolean
}

export function SearchSelect({
  label,
  children,
  isDisabled,
  isWrong,
  next,
  onOpen,
  isOpenAtFirst = false,
  ...list
}: SearchSelectProps) {
  const { control, host } = useOverlayHost()
  const [isOpen, setIsOpen] = useState(isOpenAtFirst)
  const isChosen = useRef(false)
  function handleOpen(willOpen: boolean) {
    isChosen.current = false
    setIsOpen(willOpen)
    if (willOpen) onOpen?.()
  }
  function handleChange(value: string) {
    isChosen.current = true
    setIsOpen(false)
    list.onChange(value)
  }
  return (
    <Parts.Root open={isOpen} onOpenChange={handleOpen}>
      <Parts.Trigger
        ref={control}
        type="button"
        disabled={isDisabled}
        aria-label={label}
        className={joinClasses(box.box, styles.trigger, isWrong && box.wrong)}
      >
        {children}
        <Icon name="down" size={18} />
      </Parts.Trigger>
      <Parts.Portal container={host}>
        <Parts.Content
          className={joinClasses(panel.panel, styles.panel)}
          align="start"
          sideOffset={8}
          collisionPadding={16}
          aria-label={list.labels.title}
          onOpenAutoFocus={keepKeyboardAway}
          onCloseAutoFocus={(event) => {
            if (!isChosen.current || !next?.current) return
            event.preventDefault()
            next.current.focus()
          }}
        >
          <SearchedList {...list} onChange={handleChange} />
        </Parts.Content>
      </Parts.Portal>
    </Parts.Root>
  )
}

/** A field that takes the focus on a phone would bring the keyboard over the list. */
function keepKeyboardAway(event: Event) {
  if (matchMedia('(pointer: fine)').matches) return
  event.preventDefault()
  ;(event.currentTarget as HTMLElement).focus()
}

function SearchedList({
  labels,
  options,
  note,
  firstCount = 0,
  value,
  onChange,
}: Pick<SearchSelectProps, 'labels' | 'options' | 'note' | 'firstCount' | 'value' | 'onChange'>) {
  const id = useId()
  const [words, setWords] = useState('')
  const found = findOptions(options, words)
  const [current, setCurrent] = useState(() =>
    Math.max(
      0,
      options.findIndex((option) => option.value === value),
    ),
  )
  const { list, handleKey, fieldProps } = useCombobox({
    listId: id,
    current: found.length > 0 ? current : noOption,
    among: words,
    onMove: setCurrent,
  })
  return (
    <>
      <div className={styles.title} aria-hidden="true">
        {labels.title}
      </div>
      <div className={styles.search}>
        <SearchField
          size="small"
          label={labels.search}
          clearLabel={labels.clear}
          placeholder={labels.search}
          value={words}
          onChange={(text) => {
            setWords(text)
            setCurrent(0)
          }}
          {...fieldProps}
        />
      </div>
      <div ref={list} id={id} role="listbox" aria-label={labels.title} className={styles.list}>
        {found.map((option, index) => (
          <div
            key={option.value}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={option.value === value}
            data-current={index === current || undefined}
            className={joinClasses(styles.option, words === '' && index === firstCount - 1 && styles.last)}
            onClick={() => onChange(option.value)}
            onKeyDown={handleKey}
            onPointerMove={() => setCurrent(index)}
          >
            {option.mark}
            <span className={styles.name}>{option.label}</span>
            <span className={styles.detail}>{option.detail}</span>
          </div>
        ))}
      </div>
      <p className={styles.none} role="status">
        {note ?? (found.length === 0 && labels.none)}
      </p>
    </>
  )
}
