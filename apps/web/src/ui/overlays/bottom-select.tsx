import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { Modal } from './modal.tsx'
import { OptionList } from '../fields/option-list.tsx'

interface BottomSelectProps extends Omit<ComponentProps<typeof OptionList>, 'label' | 'onDone'> {
  title: string
  /** What the cross does. */
  closeLabel: string
  /** The control that opens the list; it gets what it needs for that. */
  opener: (open: {
    onClick: () => void
    'aria-haspopup': 'dialog'
    'aria-expanded': boolean
    'aria-controls': string | undefined
  }) => ReactNode
  isOpenAtFirst?: boolean
}

/** A choice in a dialog of its own, on phones in a sheet from the bottom; it closes with the choice. */
export function BottomSelect({
  title,
  closeLabel,
  opener,
  isOpenAtFirst = false,
  ...list
}: BottomSelectProps) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst)
  const id = useId()
  return (
    <>
      {opener({
        onClick: () => setIsOpen(true),
        'aria-haspopup': 'dialog',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? id : undefined,
      })}
      {isOpen && (
        <Modal title={title} closeLabel={closeLabel} onClose={() => setIsOpen(false)}>
          <div id={id}>
            <OptionList {...list} label={title} onDone={() => setIsOpen(false)} />
          </div>
        </Modal>
      )}
    </>
  )
}
