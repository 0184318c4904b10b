// The browser's own input in the box of a field: an icon before it, a mask behind it, what belongs to it after it.
import {
  type ChangeEvent,
  type ComponentProps,
  type FormEvent,
  type ReactNode,
  useMemo,
  useRef,
  useState,
} from 'react'
import styles from './field-box.module.css'
import { Icon, type IconName } from '../data/icon.tsx'
import { joinClasses } from '../join-classes.ts'
import { joinRefs } from '../join-refs.ts'
import { findMissing } from './mask.ts'
import { useMask } from './use-mask.ts'

export interface InputBoxProps extends Omit<ComponentProps<'input'>, 'size' | 'children'> {
  icon?: IconName
  size?: 'small' | 'medium'
  /** Checked and found right. */
  isValid?: boolean
  /** Shown, but changed elsewhere. */
  isLocked?: boolean
  /** `#` for a digit, the rest for itself; what is missing is shown faintly. */
  mask?: string
  /** What is missing where no fixed mask can tell it, shown in the same way. */
  missing?: string
  /** After the text: a unit, or a control such as the eye of a password. */
  end?: ReactNode
}

const longestText = 150

export function InputBox({
  icon,
  size,
  isValid,
  isLocked,
  mask,
  missing,
  end,
  ref,
  onChange,
  onInput,
  ...input
}: InputBoxProps) {
  const element = useRef<HTMLInputElement>(null)
  const attach = useMemo(() => joinRefs(element, ref), [ref])
  const [typed, setTyped] = useState(String(input.defaultValue ?? ''))
  const text = input.value === undefined ? typed : String(input.value)
  const isWrong = Boolean(input['aria-invalid'])
  useMask(element, mask)
  // A mask writes the value itself, which React does not take for a change; the event of the input comes every time.
  function handleInput(event: FormEvent<HTMLInputElement>) {
    onInput?.(event as never)
    onChange?.(event as ChangeEvent<HTMLInputElement>)
    setTyped(event.currentTarget.value)
  }
  return (
    <div
      className={joinClasses(
        styles.box,
        size === 'small' && styles.small,
        isWrong ? styles.wrong : isValid && styles.valid,
        isLocked && styles.locked,
      )}
    >
      {icon && <Icon name={icon} />}
      <div className={styles.text}>
        {(mask || missing) && (
          <span className={styles.missing} aria-hidden="true">
            <span>{text}</span>
            {missing ?? findMissing(mask!, text)}
          </span>
        )}
        <input
          className={styles.input}
          maxLength={longestText}
          readOnly={isLocked}
          inputMode={mask ? 'numeric' : undefined}
          {...input}
          ref={attach}
          onInput={handleInput}
        />
      </div>
      {typeof end === 'string' ? <span className={styles.suffix}>{end}</span> : end}
      {isLocked && <Icon name="lock" size={18} />}
      {isValid && !isWrong && (
        <span className={styles.state}>
          <Icon name="check" />
        </span>
      )}
    </div>
  )
}
