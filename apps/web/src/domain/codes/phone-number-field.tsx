// A phone of any country: the country is chosen, or detected in the number, which is formatted by that country's mask,
// with the missing part shown faintly. The value is the wire format: digits with the dial code [5.2].
import type { PhoneCode } from '@yanta/contract'
import { type FormEvent, type Ref, useEffect, useMemo, useRef, useState } from 'react'
import { useI18n } from '../../i18n/use-i18n.tsx'
import type { FieldTexts } from '../../ui/fields/field-frame.tsx'
import { joinRefs } from '../../ui/join-refs.ts'
import { PhoneField } from '../../ui/fields/phone-field.tsx'
import './codes.messages.json'
import { CountryPicker } from './country-picker.tsx'
import {
  emptyPhone,
  encodeTypedPhone,
  findPhoneCaret,
  findPhoneCode,
  knownCode,
  readWholePhone,
  typePhone,
  writeTypedPhone,
} from './phone-number.ts'
import { usePhoneCodes } from '../player/use-phone-codes.ts'

export interface PhoneNumberFieldProps extends Pick<FieldTexts, 'message' | 'error'> {
  /** Defaults to 'Phone'. */
  label?: string
  /** Digits with the dial code; empty without input. */
  value: string
  onChange: (digits: string) => void
  onBlur?: () => void
  name?: string
  /** Ref of the number's input. */
  ref?: Ref<HTMLInputElement>
  /** `username` beside a password field. */
  autoComplete?: string
  /** Proven to belong to the player. */
  isValid?: boolean
  /** Read-only for now. */
  isLocked?: boolean
  /** Gets the focus when a dialog opens, except on touch devices. */
  isFirst?: boolean
}

export function PhoneNumberField({
  label,
  value,
  onChange,
  ref,
  autoComplete = 'tel',
  isLocked,
  isFirst,
  isValid,
  ...field
}: PhoneNumberFieldProps) {
  const { t } = useI18n()
  const { phase, codes, primaryCount } = usePhoneCodes()
  const input = useRef<HTMLInputElement>(null)
  const attach = useMemo(() => joinRefs(input, ref), [ref])
  const [typed, setTyped] = useState(() =>
    value === '' ? emptyPhone : readWholePhone(value, [knownCode], null),
  )
  const [seen, setSeen] = useState<{ value: string; codes: readonly PhoneCode[] }>({ value, codes: [] })
  // The form has set another number, or the list has loaded and reveals its country.
  if (seen.value !== value || seen.codes !== codes) {
    setSeen({ value, codes })
    if (encodeTypedPhone(typed, codes) !== value || seen.codes !== codes)
      setTyped(
        value === ''
          ? { ...typed, digits: '' }
          : readWholePhone(value, codes.length > 0 ? codes : [knownCode], typed.country),
      )
  }
  const { text, missing } = writeTypedPhone(typed, codes)

  function take(element: HTMLInputElement, isForward: boolean) {
    const behind = element.value
      .slice(element.selectionStart ?? element.value.length)
      .replace(/\D/g, '').length
    const next = typePhone(typed, element.value, codes)
    const written = writeTypedPhone(next, codes).text
    if (written !== element.value) {
      element.value = written
      const caret = findPhoneCaret(written, behind, isForward)
      if (document.activeElement === element) element.setSelectionRange(caret, caret)
    }
    setTyped(next)
    onChange(encodeTypedPhone(next, codes))
  }
  function handleInput(event: FormEvent<HTMLInputElement>) {
    take(event.currentTarget, (event.nativeEvent as InputEvent).inputType === 'deleteContentForward')
  }
  // Reads input typed or autofilled before scripts ran.
  useEffect(() => {
    const element = input.current
    if (element && element.value !== text) take(element, false)
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  function choose(country: string) {
    const next = { country, digits: typed.country === null ? '' : typed.digits }
    setTyped(next)
    onChange(encodeTypedPhone(next, codes))
  }

  return (
    <PhoneField
      {...field}
      label={label ?? t('codes.phone')}
      ref={attach}
      value={text}
      onInput={handleInput}
      missing={missing}
      readOnly={isLocked}
      isValid={isValid}
      autoComplete={autoComplete}
      maxLength={40}
      data-autofocus={isFirst || undefined}
      country={
        <CountryPicker
          codes={codes}
          primaryCount={primaryCount}
          phase={phase}
          country={typed.country}
          dialCode={findPhoneCode(codes, typed.country)?.dialCode}
          onChange={choose}
          next={input}
          isDisabled={isLocked}
          isWrong={field.error !== undefined}
        />
      }
    />
  )
}
