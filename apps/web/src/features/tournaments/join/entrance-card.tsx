// [5.24] What it takes to join: what holds already, what is missing and how to get it, and the codes that are typed.
import type { EntranceCondition } from '@yanta/contract'
import { type SubmitEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Tournament } from '../../../domain/contest/tournament.ts'
import { type EntranceCodes, readEntranceCodes } from '../../../domain/tournament/join-intent.ts'
import type { JoinAction } from '../../../domain/tournament/use-join-tournament.ts'
import { usePlayerCurrency } from '../../../domain/wallet/use-player-currency.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { useLocalDates } from '../../../i18n/use-local-dates.ts'
import { useIsExcluded } from '../../../site/site-data.ts'
import { ButtonLink } from '../../../ui/actions/button.tsx'
import { Icon, type IconName } from '../../../ui/data/icon.tsx'
import { StatusTag } from '../../../ui/data/status-tag.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { joinClasses } from '../../../ui/join-classes.ts'
import { useIsHydrated } from '../../../ui/use-is-hydrated.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import '../page/tournament-page.messages.json'
import pageStyles from '../page/tournament-page.module.css'
import styles from './entrance.module.css'
import { JoinButton } from './join-button.tsx'

interface EntranceCardProps {
  tournament: Tournament
  join: JoinAction
}

const icons: Record<EntranceCondition['kind'], IconName> = {
  level: 'hex',
  promotion: 'ticket',
  deposit: 'wallet',
  partnerCode: 'key',
  invitation: 'mail',
}

export function EntranceCard({ tournament, join }: EntranceCardProps) {
  const { t, number } = useI18n()
  const [query] = useSearchParams()
  const [typedCodes, setTypedCodes] = useState<EntranceCodes>({})
  // A guest's document is the same for every address: a button that it has disabled stays so if the first render says otherwise.
  const codes = { ...(useIsHydrated() && readEntranceCodes(query)), ...typedCodes }
  const { entrance } = tournament
  const met = entrance.filter((condition) => condition.isMet === true).length
  const typed = entrance.filter(isTyped)
  // Of a guest nothing is known: the account comes first.
  const isMissing = entrance.some(
    (condition) =>
      (condition.isMet === false && !isTyped(condition)) ||
      (isTyped(condition) && !codes[condition.kind]?.trim()),
  )
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isMissing && !join.isBusy) void join.run(tournament, codes)
  }
  return (
    <form id="entrance" className={styles.form} onSubmit={send}>
      <Card className={pageStyles.card}>
        <div className={pageStyles.head}>
          <h2>{t('tournament.entrance')}</h2>
          <StatusTag tone="amber">
            {t('tournament.entrance.met', { met: number(met), all: number(entrance.length) })}
          </StatusTag>
        </div>
        <ul className={styles.conditions}>
          {entrance.map((condition) => (
            <Condition key={condition.kind} condition={condition} isDone={condition.isMet === true} />
          ))}
        </ul>
        {typed.map(({ kind }) => (
          <TextField
            key={kind}
            label={t(`tournament.entrance.${kind}.field`)}
            value={codes[kind] ?? ''}
            maxLength={100}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => setTypedCodes({ ...typedCodes, [kind]: event.target.value })}
          />
        ))}
        <JoinButton tournament={tournament} join={join} isSubmit isDisabled={isMissing} />
        <Note>{t('tournament.entrance.when')}</Note>
      </Card>
    </form>
  )
}

interface ConditionProps {
  condition: EntranceCondition
  isDone: boolean
}

function Condition({ condition, isDone }: ConditionProps) {
  const { t } = useI18n()
  const { kind } = condition
  return (
    <li
      className={joinClasses(
        styles.condition,
        isDone && styles.done,
        condition.isMet === false && styles.missing,
      )}
    >
      <Icon name={isDone ? 'check' : icons[kind]} />
      <div className={styles.words}>
        <VisuallyHidden>
          {t(isDone ? 'tournament.entrance.state.done' : 'tournament.entrance.state.open')}:{' '}
        </VisuallyHidden>
        <ConditionWords condition={condition} />
      </div>
      {kind === 'level' && <img src={condition.image} alt="" width="44" height="44" />}
      <Way condition={condition} />
    </li>
  )
}

function ConditionWords({ condition }: { condition: EntranceCondition }) {
  const { t, wholeMoney } = useI18n()
  const { day } = useLocalDates()
  const currency = usePlayerCurrency()
  switch (condition.kind) {
    case 'level':
      return (
        <>
          {t('tournament.entrance.level', { level: condition.name })}
          {condition.own !== null && (
            <small>{t('tournament.entrance.level.own', { level: condition.own })}</small>
          )}
        </>
      )
    case 'promotion':
      return (
        <>
          {t('tournament.entrance.promotion', { title: condition.title })}
          {condition.joinedAt !== null && (
            <small>{t('tournament.entrance.promotion.since', { date: day(condition.joinedAt) })}</small>
          )}
        </>
      )
    case 'deposit': {
      const { amount, deposited, isMet: isDone } = condition
      const words = t('tournament.entrance.deposit', { sum: wholeMoney(amount, currency) })
      if (isDone === null) return words
      const value = t('tournament.entrance.deposit.own', {
        own: wholeMoney(deposited, currency),
        sum: wholeMoney(amount, currency),
      })
      return (
        <>
          {words}
          <small>{value}</small>
          <span className={styles.bar}>
            <ProgressBar isThin label={words} valueText={value} percent={(deposited / amount) * 100} />
          </span>
        </>
      )
    }
    default:
      return (
        <>
          {t(`tournament.entrance.${condition.kind}`)}
          <small>{t(`tournament.entrance.${condition.kind}.hint`)}</small>
        </>
      )
  }
}

/** How to meet what is missing. */
function Way({ condition }: { condition: EntranceCondition }) {
  const { t } = useI18n()
  const isExcluded = useIsExcluded()
  if (condition.isMet !== false) return null
  switch (condition.kind) {
    case 'level':
      return (
        <ButtonLink size="small" to="/profile/levels">
          {t('tournament.entrance.level.way')}
        </ButtonLink>
      )
    case 'promotion':
      return (
        <ButtonLink size="small" to={`/promo/${condition.slug}`}>
          {t('tournament.entrance.promotion.way')}
        </ButtonLink>
      )
    case 'deposit':
      return isExcluded ? null : (
        <ButtonLink size="small" to="/cashbox">
          {t('tournament.entrance.deposit.way')}
        </ButtonLink>
      )
    default:
      return null
  }
}

type TypedCondition = Extract<EntranceCondition, { kind: 'partnerCode' | 'invitation' }>

/** A code that the player types; one that the platform knows of is met already. */
function isTyped(condition: EntranceCondition): condition is TypedCondition {
  return (condition.kind === 'partnerCode' || condition.kind === 'invitation') && condition.isMet !== true
}
