import type { RefObject } from 'react'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { Flag } from '../../ui/data/flag.tsx'
import { Icon } from '../../ui/data/icon.tsx'
import { SearchSelect } from '../../ui/fields/search-select.tsx'
import { knownCode } from './phone-number.ts'
import { type PhoneCodes, loadPhoneCodes } from '../player/use-phone-codes.ts'

interface CountryPickerProps extends PhoneCodes {
  /** Null: the number's country is unknown. */
  country: string | null
  dialCode: string | undefined
  onChange: (country: string) => void
  /** Ref of the number's input, which gets the focus next. */
  next: RefObject<HTMLInputElement | null>
  isDisabled?: boolean
  isWrong?: boolean
}

/** The country of a phone, with its dial code; the primary ones first [9.20]. */
export function CountryPicker({
  phase,
  codes,
  primaryCount,
  country,
  dialCode,
  onChange,
  ...field
}: CountryPickerProps) {
  const { t, locale } = useI18n()
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const nameOf = (code: string) => names.of(code.toUpperCase()) ?? code
  const name = country && nameOf(country)
  const listed = codes.length > 0 ? codes : [knownCode]
  const options = listed.map((code) => ({
    value: code.country,
    label: nameOf(code.country),
    detail: `+${code.dialCode}`,
    mark: <Flag country={code.country} />,
  }))
  const rest = options.slice(primaryCount).sort((one, other) => one.label.localeCompare(other.label, locale))
  return (
    <SearchSelect
      {...field}
      label={name ? t('codes.country.chosen', { name, code: `+${dialCode}` }) : t('codes.country.unknown')}
      value={country}
      onChange={onChange}
      onOpen={() => void loadPhoneCodes()}
      labels={{
        title: t('codes.country'),
        search: t('codes.country.search'),
        clear: t('codes.country.clear'),
        none: t('codes.country.none'),
      }}
      note={phase === 'ready' ? undefined : t(`codes.country.${phase}`)}
      options={[...options.slice(0, primaryCount), ...rest]}
      firstCount={primaryCount}
    >
      {country ? <Flag country={country} /> : <Icon name="globe" size={18} />}
      <span>{dialCode ? `+${dialCode}` : '+'}</span>
    </SearchSelect>
  )
}
