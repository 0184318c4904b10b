import { useI18n } from '../../../i18n/use-i18n.tsx'
import { writeTime } from '../../../domain/limit/limit-words.ts'
import { ChoiceChip, ChoiceChips } from '../../../ui/actions/choice-chip.tsx'
import { FieldGroup } from '../../../ui/fields/field-frame.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import './limits.messages.json'
import styles from './limits.module.css'
import type { LimitDraft } from './use-limit-draft.ts'

interface TimeFieldsProps {
  draft: LimitDraft
  /** In minutes. */
  presets: readonly number[]
  error?: string
  onBlur: () => void
}

/** A length of time, typed in hours and minutes or chosen. */
export function TimeFields({ draft, presets, error, onBlur }: TimeFieldsProps) {
  const { t } = useI18n()
  const shared = {
    inputMode: 'numeric',
    maxLength: 4,
    onBlur,
    'aria-invalid': error ? true : undefined,
  } as const
  const chosen = 'value' in draft.read ? draft.read.value : null
  return (
    <FieldGroup legend={t('limits.edit.value')} error={error}>
      <div className={styles.time}>
        <div className={styles.hours}>
          <TextField
            label={t('limits.edit.hours')}
            value={draft.hours}
            onInput={({ currentTarget }) => draft.setHours(currentTarget.value)}
            {...shared}
          />
          <TextField
            label={t('limits.edit.minutes')}
            value={draft.minutes}
            onInput={({ currentTarget }) => draft.setMinutes(currentTarget.value)}
            {...shared}
          />
        </div>
        <ChoiceChips label={t('limits.edit.presets')}>
          {presets.map((minutes) => (
            <ChoiceChip
              key={minutes}
              size="small"
              isOn={minutes === chosen}
              onClick={() => draft.setTime(minutes)}
            >
              {t('limit.time', { time: writeTime(minutes) })}
            </ChoiceChip>
          ))}
        </ChoiceChips>
      </div>
    </FieldGroup>
  )
}
