import { type FormEvent, useState } from 'react'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import styles from '../safer-play.module.css'
import { type Days, findDaysProblem } from './activity-period.ts'
import './activity.messages.json'
import own from './activity.module.css'

interface DaysFormProps {
  /** That are shown now. */
  days: Days
  today: string
  onChoose: (days: Days) => void
}

/** Days of one's own. */
export function DaysForm({ days, today, onChoose }: DaysFormProps) {
  const { t } = useI18n()
  const [typed, setTyped] = useState(days)
  const [isTried, setIsTried] = useState(false)
  const problem = findDaysProblem(typed, today)
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    setIsTried(true)
    if (problem === null) onChoose(typed)
  }
  return (
    <form className={styles.stack} noValidate onSubmit={handleSubmit}>
      <div className={own.days}>
        {(['from', 'to'] as const).map((end) => (
          <TextField
            key={end}
            type="date"
            label={t(`activity.days.${end}`)}
            value={typed[end]}
            min="2000-01-01"
            max={today}
            aria-invalid={(isTried && problem !== null) || undefined}
            onChange={({ target }) => setTyped({ ...typed, [end]: target.value })}
          />
        ))}
        <Button type="submit">{t('activity.days.show')}</Button>
      </div>
      {isTried && problem && (
        <Note tone="error" isAnswer>
          {t(`activity.days.problem.${problem}`)}
        </Note>
      )}
    </form>
  )
}
