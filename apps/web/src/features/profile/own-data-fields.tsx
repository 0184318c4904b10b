import { type Locale, locales, type Profile } from '@yanta/contract'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { writeDate } from '../../ui/fields/date-text.ts'
import { Select } from '../../ui/fields/select.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { formatLanguage } from './format-language.ts'
import { notGiven } from './own-data.ts'
import { useCountries } from './use-countries.ts'

/** Read-only, changed by support only: it decides whether the player may play at all [1.5]. */
export function BirthdayField({
  profile: { birthday, birthday_verified: isVerified },
}: {
  profile: Profile
}) {
  const { t } = useI18n()
  return (
    <TextField
      isLocked
      icon="calendar"
      label={t('profile.info.birthday')}
      value={birthday ? writeDate(birthday) : t('profile.info.empty')}
      message={t(isVerified ? 'profile.info.birthday.verified' : 'profile.info.birthday.fixed')}
      onChange={() => {}}
    />
  )
}

interface ChoiceProps {
  value: string
  onChange: (value: string) => void
}

export function CountryField({ value, onChange }: ChoiceProps) {
  const { t, locale } = useI18n()
  const countries = useCountries(value === notGiven ? null : value, locale)
  return (
    <Select
      icon="globe"
      label={t('profile.info.country')}
      placeholder={t('profile.info.empty')}
      options={[{ value: notGiven, label: t('profile.info.empty') }, ...countries]}
      value={value}
      onChange={onChange}
    />
  )
}

export function GenderField({ value, onChange }: ChoiceProps) {
  const { t } = useI18n()
  const options = [
    { value: notGiven, label: t('profile.info.empty') },
    ...(['female', 'male'] as const).map((gender) => ({
      value: gender,
      label: t(`profile.info.gender.${gender}`),
    })),
  ]
  return (
    <Select
      label={t('profile.info.gender')}
      placeholder={t('profile.info.empty')}
      options={options}
      value={value}
      onChange={onChange}
    />
  )
}

/** The language of letters, text messages and push notifications; that of the site is chosen in its footer. */
export function LanguageField({ value, onChange }: { value: Locale; onChange: (locale: Locale) => void }) {
  const { t, locale } = useI18n()
  return (
    <Select
      label={t('profile.info.language')}
      placeholder={t('profile.info.language')}
      options={locales.map((language) => ({ value: language, label: formatLanguage(language, locale) }))}
      value={value}
      onChange={(chosen) => onChange(chosen as Locale)}
    />
  )
}
