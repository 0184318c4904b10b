import { useEffect, useState } from 'react'
import box from './field-box.module.css'
import { FieldFrame, type FieldTexts } from './field-frame.tsx'
import { IconButton } from '../actions/icon-button.tsx'
import { joinClasses } from '../join-classes.ts'
import styles from './copy-field.module.css'
import { VisuallyHidden } from '../visually-hidden.tsx'

interface CopyFieldProps extends Pick<FieldTexts, 'label' | 'isLabelHidden' | 'hint' | 'message'> {
  value: string
  labels: { copy: string; copied: string }
  /** Not a row of signs to be compared, but words: an address, a name. */
  isText?: boolean
}

const answerMs = 2_000

/** Something to take along: a number, a key, an address. Where the browser forbids to copy, it is marked for the reader's own keys. */
export function CopyField({ value, labels, isText, ...texts }: CopyFieldProps) {
  const [isCopied, setIsCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setIsCopied(false), answerMs)
    return () => clearTimeout(timer)
  }, [isCopied])
  return (
    <FieldFrame {...texts}>
      {(ties) => (
        <div className={joinClasses(box.box, styles.box)}>
          <input
            className={joinClasses(box.input, !isText && styles.signs)}
            readOnly
            value={value}
            onFocus={(event) => event.target.select()}
            {...ties}
          />
          <IconButton
            size="small"
            icon={isCopied ? 'check' : 'copy'}
            label={labels.copy}
            className={joinClasses(styles.button, isCopied && styles.done)}
            onClick={() => void copy(value, document.getElementById(ties.id)).then(setIsCopied)}
          />
          <VisuallyHidden>
            <span role="status">{isCopied ? labels.copied : ''}</span>
          </VisuallyHidden>
        </div>
      )}
    </FieldFrame>
  )
}

async function copy(value: string, field: HTMLElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(value)
    return true
  } catch {
    field?.focus()
    return false
  }
}
