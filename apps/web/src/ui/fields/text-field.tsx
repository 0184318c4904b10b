import { FieldFrame, type FieldTexts } from './field-frame.tsx'
import { InputBox, type InputBoxProps } from './input-box.tsx'

/** A line of text to fill in. Errors and help come from whoever owns the form. */
export function TextField({
  label,
  isLabelHidden,
  hint,
  message,
  error,
  ...input
}: InputBoxProps & FieldTexts) {
  return (
    <FieldFrame label={label} isLabelHidden={isLabelHidden} hint={hint} message={message} error={error}>
      {(ties) => <InputBox {...input} {...ties} />}
    </FieldFrame>
  )
}
