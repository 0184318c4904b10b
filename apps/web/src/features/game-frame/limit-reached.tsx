// Which of the player's own limits stops the game: a game says no more than that one does.
import { listLimits } from '@yanta/contract'
import { browserCall } from '../../data/api/browser-call.ts'
import { useCall } from '../../data/use-call.ts'
import '../../domain/limit/limit.messages.json'
import { nameLimit } from '../../domain/limit/limit-words.ts'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { useLocalDates } from '../../i18n/use-local-dates.ts'
import './failure.messages.json'

export function LimitReached() {
  const { t } = useI18n()
  const { moment } = useLocalDates()
  const { value } = useCall('limits', (signal) => browserCall(listLimits, {}, { signal }))
  const reached = (value?.items ?? []).filter(
    (limit) => limit.kind !== 'deposit' && limit.value !== null && limit.used >= limit.value,
  )
  return (
    <>
      {reached.map((limit) => (
        <p key={`${limit.kind} ${limit.period}`}>
          {t('limit.reached', { limit: nameLimit(t, limit), moment: moment(limit.resetsAt) })}
        </p>
      ))}
      <p>{t('game_frame.failure.limit')}</p>
    </>
  )
}
