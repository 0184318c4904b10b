import type { ComponentProps } from 'react'
import box from './field-box.module.css'
import { FieldFrame, type FieldTexts } from './field-frame.tsx'
import { joinClasses } from '../join-classes.ts'
import styles from './text-area.module.css'

const longestText = 150

interface TextAreaProps extends ComponentProps<'textarea'>, FieldTexts {
  /** Shown, but changed elsewhere. */
  isLocked?: boolean
}

/** A text of several lines; it grows with what is written. */
export function TextArea({ label, isLabelHidden, hint, message, error, isLocked, ...input }: TextAreaProps) {
  return (
    <FieldFrame label={label} isLabelHidden={isLabelHidden} hint={hint} message={message} error={error}>
      {(ties) => (
        <div className={joinClasses(box.box, styles.box, error && box.wrong, isLocked && box.locked)}>
          <textarea
            className={joinClasses(box.input, styles.input)}
            maxLength={longestText}
            readOnly={isLocked}
            {...input}
            {...ties}
          />
        </div>
      )}
    </FieldFrame>
  )
}
