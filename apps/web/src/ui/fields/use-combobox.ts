import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'

/** The index before the first option: none is current. */
export const noOption = -1

interface ComboboxOptions {
  /** Id of the list; its options, with `role="option"`, have this id and their index. */
  listId: string
  /** Index of the option that Enter chooses. */
  current: number
  /** What the options were found for: after a change the current one is scrolled into view again. */
  among: string | null
  onMove: (index: number) => void
  /** Runs instead of a click on the current option, if it answers true. */
  onEnter?: () => boolean
}

/**
 * The keyboard of a field with a list of options: the focus stays in the field, arrows move through the options and around, Enter
 * clicks the current one.
 */
export function useCombobox({ listId, current, among, onMove, onEnter }: ComboboxOptions): {
  list: RefObject<HTMLDivElement | null>
  handleKey: (event: KeyboardEvent) => void
  fieldProps: object
} {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (current !== noOption)
      document.getElementById(`${listId}-${current}`)?.scrollIntoView({ block: 'nearest' })
  }, [listId, current, among])

  function handleKey(event: KeyboardEvent) {
    const options = [...(list.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [])]
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      if (!onEnter?.()) options[current]?.click()
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step || options.length === 0) return
    event.preventDefault()
    // Without a current option ArrowUp starts at the end.
    const from = Math.max(current, step > 0 ? noOption : 0)
    onMove((from + step + options.length) % options.length)
  }
  return {
    list,
    handleKey,
    fieldProps: {
      role: 'combobox',
      'aria-expanded': true,
      'aria-controls': listId,
      'aria-autocomplete': 'list',
      'aria-activedescendant': current === noOption ? undefined : `${listId}-${current}`,
      onKeyDown: handleKey,
    },
  }
}
