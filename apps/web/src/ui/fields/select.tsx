// One of many: a list under the field, on phones a sheet from the bottom. Keys, letters and focus are the library's work.
import { Select as Parts } from 'radix-ui'
import { type ReactNode, useEffect } from 'react'
import box from './field-box.module.css'
import { FieldFrame, type FieldTexts } from './field-frame.tsx'
import { Icon, type IconName } from '../data/icon.tsx'
import { joinClasses } from '../join-classes.ts'
import { useOverlayHost } from '../overlays/overlay-host.ts'
import panel from '../layout/panel.module.css'
import type { Option } from './radio-group.tsx'
import styles from './select.module.css'

interface SelectOption extends Option {
  /** Address of a small square picture. */
  image?: string
  /** Before the label, such as a flag. */
  mark?: ReactNode
  /** Stands in the field when the label is too long for it. */
  short?: string
}

interface SelectProps extends FieldTexts {
  options: readonly SelectOption[]
  value: string | null
  onChange: (value: string) => void
  /** Stands in the field while nothing is chosen. */
  placeholder: string
  icon?: IconName
  isDisabled?: boolean
  /** Sends the choice with the form. */
  name?: string
  isOpenAtFirst?: boolean
}

export function Select({
  label,
  isLabelHidden,
  hint,
  message,
  error,
  options,
  value,
  onChange,
  placeholder,
  icon,
  isDisabled,
  name,
  isOpenAtFirst,
}: SelectProps) {
  const { control, host } = useOverlayHost()
  const chosen = options.find((option) => option.value === value)
  return (
    <FieldFrame label={label} isLabelHidden={isLabelHidden} hint={hint} message={message} error={error}>
      {(ties) => (
        <Parts.Root
          value={value ?? ''}
          onValueChange={onChange}
          disabled={isDisabled}
          name={name}
          defaultOpen={isOpenAtFirst}
        >
          <Parts.Trigger
            ref={control}
            className={joinClasses(box.box, styles.trigger, error && box.wrong)}
            {...ties}
          >
            {icon && <Icon name={icon} />}
            {chosen?.mark}
            <Parts.Value placeholder={placeholder}>{chosen?.short ?? chosen?.label}</Parts.Value>
            <Icon name="down" size={18} />
          </Parts.Trigger>
          <Parts.Portal container={host}>
            <Parts.Content
              className={joinClasses(panel.panel, styles.list)}
              position="popper"
              sideOffset={8}
              collisionPadding={16}
              aria-label={label}
            >
              <RestAtBay />
              <div className={styles.title} aria-hidden="true">
                {label}
              </div>
              <Parts.Viewport>
                {/* The library remembers an item's first label: in another language it is another item. */}
                {options.map((option) => (
                  <Choice key={`${option.value} ${option.label}`} {...option} />
                ))}
              </Parts.Viewport>
            </Parts.Content>
          </Parts.Portal>
        </Parts.Root>
      )}
    </FieldFrame>
  )
}

/** While the list is open the library hides the rest from screen readers; this keeps the keyboard from it as well. */
function RestAtBay() {
  useEffect(() => {
    let rest: HTMLElement[] = []
    // The library hides in an effect of its own, which comes after this one.
    const frame = requestAnimationFrame(() => {
      rest = [...document.querySelectorAll<HTMLElement>('[data-aria-hidden]:not([inert])')]
      for (const element of rest) element.inert = true
    })
    return () => {
      cancelAnimationFrame(frame)
      for (const element of rest) element.inert = false
    }
  }, [])
  return null
}

function Choice({ value, label, detail, image, mark, isDisabled }: SelectOption) {
  return (
    <Parts.Item className={styles.option} value={value} disabled={isDisabled} textValue={label}>
      {image && <img src={image} alt="" width="32" height="32" />}
      {mark}
      <span>
        <Parts.ItemText>{label}</Parts.ItemText>
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
      <Parts.ItemIndicator className={styles.mark}>
        <Icon name="check" />
      </Parts.ItemIndicator>
    </Parts.Item>
  )
}
