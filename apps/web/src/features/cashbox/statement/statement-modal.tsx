// A statement to keep: the period, what to include, and the file. Its lines are counted by the platform before it is downloaded.
import { downloadStatement, getStatement, statementParts, type StatementPart } from '@yanta/contract'
import { useState } from 'react'
import { saveFile } from '../../../browser/save-file.ts'
import { readServerNow } from '../../../browser/server-clock.ts'
import { browserCall } from '../../../data/api/browser-call.ts'
import { readFile } from '../../../data/api/read-file.ts'
import { useAction } from '../../../data/use-action.ts'
import { useCall } from '../../../data/use-call.ts'
import { describeRefusal } from '../../../i18n/refusal-words.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { ChoiceChip, ChoiceChips } from '../../../ui/actions/choice-chip.tsx'
import { Icon } from '../../../ui/data/icon.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { SegmentedControl } from '../../../ui/fields/segmented-control.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Modal } from '../../../ui/overlays/modal.tsx'
import './statement.messages.json'
import styles from './statement.module.css'
import {
  findPeriod,
  findPeriodProblem,
  statementPeriods,
  writeDay,
  type Days,
  type StatementPeriod,
} from './statement-period.ts'

const formats = ['pdf', 'csv'] as const
type Format = (typeof formats)[number]

export function StatementModal({ onClose }: { onClose: () => void }) {
  const { t, moneyRange, number, date } = useI18n()
  const [readersToday] = useState(() => writeDay(new Date(readServerNow())))
  const [today, setToday] = useState(readersToday)
  const [period, setPeriod] = useState<StatementPeriod>('month')
  const [own, setOwn] = useState<Days>(() => findPeriod('month', today))
  const [parts, setParts] = useState<readonly StatementPart[]>(statementParts)
  const [format, setFormat] = useState<Format>('pdf')
  const days = period === 'own' ? own : findPeriod(period, today)
  const problem = findPeriodProblem(days)
  const { value, refusal, retry } = useCall(
    problem ? null : `statement ${days.from} ${days.to}`,
    (signal) => browserCall(getStatement, { query: days }, { signal }),
    { pauseMs: period === 'own' ? 400 : 0 },
  )
  // A period up to today is up to the site's: only its answer says which day that is.
  if (value && value.today !== today) setToday(value.today)
  const download = useAction(async () => {
    const query = { ...days, format, ...(parts.length < statementParts.length && { parts: parts.join(',') }) }
    const file = await browserCall(downloadStatement, { query }, { read: readFile })
    if (!file.ok) return file.refusal
    saveFile(file.value)
  })
  const count = value && parts.reduce((sum, part) => sum + value.lines[part], 0)
  const isNothing = value !== null && statementParts.every((part) => value.lines[part] === 0)
  const sum = (amount: number) => (value ? moneyRange(amount, amount, value.currency) : '')

  function handlePeriod(chosen: StatementPeriod) {
    // One's own period begins with what was shown.
    if (chosen === 'own') setOwn(days)
    setPeriod(chosen)
    download.forget()
  }

  return (
    <Modal title={t('statement.title')} closeLabel={t('statement.close')} onClose={onClose}>
      <div className={styles.body}>
        <section>
          <h3>{t('statement.period')}</h3>
          <ChoiceChips label={t('statement.period')}>
            {statementPeriods.map((name) => (
              <ChoiceChip key={name} size="small" isOn={name === period} onClick={() => handlePeriod(name)}>
                {t(`statement.period.${name}`)}
              </ChoiceChip>
            ))}
          </ChoiceChips>
        </section>
        <div className={styles.days}>
          {(['from', 'to'] as const).map((end) => (
            <TextField
              key={end}
              type="date"
              label={t(`statement.${end}`)}
              value={days[end]}
              min="2000-01-01"
              max={today}
              required
              aria-invalid={problem !== null || undefined}
              onChange={({ target }) => {
                setOwn({ ...days, [end]: target.value })
                setPeriod('own')
                download.forget()
              }}
            />
          ))}
        </div>
        {problem && (
          <Note tone="error" isAnswer>
            {t(`statement.error.${problem}`)}
          </Note>
        )}
        {today !== readersToday && (
          <p className={styles.signed}>{t('statement.zone', { day: date(today) })}</p>
        )}
        <section>
          <h3>{t('statement.parts')}</h3>
          <div className={styles.parts} role="group" aria-label={t('statement.parts')}>
            {statementParts.map((part) => (
              <Checkbox
                key={part}
                checked={parts.includes(part)}
                end={value ? number(value.lines[part]) : '\u00a0'}
                onChange={({ target }) =>
                  setParts(
                    statementParts.filter((each) => (each === part ? target.checked : parts.includes(each))),
                  )
                }
              >
                {t(`statement.part.${part}`)}
              </Checkbox>
            ))}
          </div>
        </section>
        <section>
          <h3>{t('statement.format')}</h3>
          <SegmentedControl
            label={t('statement.format')}
            isWide
            value={format}
            options={formats.map((name) => ({ value: name, label: name.toUpperCase() }))}
            onChange={(name) => setFormat(name as Format)}
          />
        </section>
        <p className={styles.balances} role="status">
          {problem
            ? '\u00a0'
            : isNothing
              ? t('statement.none')
              : value
                ? t('statement.balances', { opening: sum(value.opening), closing: sum(value.closing) })
                : refusal
                  ? '\u00a0'
                  : t('statement.counting')}
        </p>
        {refusal && (
          <Note
            tone="error"
            isAnswer
            actions={
              <Button size="small" onClick={retry}>
                {t('statement.again')}
              </Button>
            }
          >
            {t('statement.failed')}
          </Note>
        )}
        {download.refusal && (
          <Note tone="error" isAnswer>
            {describeRefusal(t, download.refusal)}
          </Note>
        )}
        <Button
          look="primary"
          size="large"
          isWide
          isWaiting={download.isBusy}
          disabled={problem !== null || parts.length === 0}
          onClick={() => void download.run()}
        >
          <Icon name="download" size={20} />
          {count === null ? t('statement.download.plain') : t('statement.download', { count })}
        </Button>
        <p className={styles.signed}>{t('statement.signed')}</p>
      </div>
    </Modal>
  )
}
