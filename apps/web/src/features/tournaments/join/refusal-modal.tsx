// [8.19] Why a tournament could not be joined, and what can be done about it.
import type { EntranceCondition } from '@yanta/contract'
import art from '@yanta/art/empty.json'
import type { ReactNode } from 'react'
import type { JoinRefusal, JoinedTournament } from '../../../domain/tournament/use-join-tournament.ts'
import { usePlayerCurrency } from '../../../domain/wallet/use-player-currency.ts'
import { openModal } from '../../../dialogs/store.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { useLocalDates } from '../../../i18n/use-local-dates.ts'
import { useIsExcluded } from '../../../site/site-data.ts'
import { Button, ButtonLink } from '../../../ui/actions/button.tsx'
import { Modal } from '../../../ui/overlays/modal.tsx'
import './join.messages.json'

interface RefusalModalProps {
  code: Exclude<JoinRefusal, 'insufficient_compoint_balance'>
  tournament: JoinedTournament
  /** The tournament that holds the player; null where it is not known. */
  holder: { title: string; finishedAt: string } | null
  onAnswer: (isTriedAgain: boolean) => void
  onClose: () => void
}

export function RefusalModal(props: RefusalModalProps) {
  const { t } = useI18n()
  const { code, onClose } = props
  return (
    <Modal
      title={t(`tournament.errors.${code}`)}
      closeLabel={t('tournament.modal.close')}
      onClose={onClose}
      isCentred
      footer={<Ways {...props} />}
    >
      <img src={art.tournaments} alt="" width="130" height="130" />
      <p>
        <Reason {...props} />
      </p>
    </Modal>
  )
}

function Reason({ code, tournament, holder }: RefusalModalProps): ReactNode {
  const { t, wholeMoney } = useI18n()
  const { moment } = useLocalDates()
  const currency = usePlayerCurrency()
  switch (code) {
    case 'max_member_limit_reached':
      return t(
        tournament.price === null
          ? 'tournament.errors.max_member_limit_reached.text'
          : 'tournament.errors.max_member_limit_reached.paid',
      )
    case 'tournament_series_member':
    case 'tournament_paid_seat':
      return holder
        ? t(`tournament.errors.${code}.until`, { title: holder.title, time: moment(holder.finishedAt) })
        : t(`tournament.errors.${code}.text`)
    case 'level_required': {
      const level = findCondition(tournament, 'level')
      return level
        ? t('tournament.errors.level_required.named', { level: level.name })
        : t('tournament.errors.level_required.text')
    }
    case 'promotion_required': {
      const promotion = findCondition(tournament, 'promotion')
      return promotion
        ? t('tournament.errors.promotion_required.named', { title: promotion.title })
        : t('tournament.errors.promotion_required.text')
    }
    case 'deposit_required': {
      const deposit = findCondition(tournament, 'deposit')
      return deposit
        ? t('tournament.errors.deposit_required.named', { sum: wholeMoney(deposit.amount, currency) })
        : t('tournament.errors.deposit_required.text')
    }
    default:
      return t(`tournament.errors.${code}.text`)
  }
}

/** The way out; the main button is the last. */
function Ways({ code, tournament, onAnswer, onClose }: RefusalModalProps) {
  const { t } = useI18n()
  const isExcluded = useIsExcluded()
  const link = (to: string, words: string) => (
    <ButtonLink look="primary" isWide to={to} onClick={onClose}>
      {words}
    </ButtonLink>
  )
  const understood = (
    <Button isWide onClick={onClose}>
      {t('tournament.modal.understood')}
    </Button>
  )
  switch (code) {
    case 'max_member_limit_reached':
    case 'tournament_is_over':
    case 'tournament_series_closed':
      return link('/tournaments', t('tournament.ways.others'))
    case 'tournament_series_member':
    case 'tournament_paid_seat':
      return understood
    case 'tournament_price_changed':
      return (
        <>
          <Button onClick={onClose}>{t('tournament.modal.cancel')}</Button>
          <Button look="primary" onClick={() => onAnswer(true)}>
            {t('tournament.errors.tournament_price_changed.way')}
          </Button>
        </>
      )
    case 'disqualified':
      return (
        <Button
          isWide
          look="primary"
          onClick={() => {
            onClose()
            openModal('support', { reason: 'tournament' })
          }}
        >
          {t('tournament.ways.support')}
        </Button>
      )
    case 'level_required':
      return link('/profile/levels', t('tournament.ways.levels'))
    case 'promotion_required': {
      const promotion = findCondition(tournament, 'promotion')
      return link(promotion ? `/promo/${promotion.slug}` : '/promo', t('tournament.ways.promotion'))
    }
    case 'deposit_required':
      return isExcluded ? understood : link('/cashbox', t('tournament.ways.deposit'))
    default:
      return link(`/tournaments/${tournament.slug}#entrance`, t('tournament.ways.conditions'))
  }
}

type Condition<Kind> = Extract<EntranceCondition, { kind: Kind }>

function findCondition<Kind extends EntranceCondition['kind']>(
  { entrance = [] }: JoinedTournament,
  kind: Kind,
): Condition<Kind> | undefined {
  return entrance.find((condition): condition is Condition<Kind> => condition.kind === kind)
}
