import art from '@yanta/art/gifts.json'
import { computePayoutFee } from '@yanta/contract/payout-fields'
import type { Dispatch } from 'react'
import { describeCodeProblem } from '../../../domain/codes/code-words.ts'
import type { CodeProblem } from '../../../domain/codes/sent-code.ts'
import { describeWorth } from '../../../domain/gift/gift-words.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { FactList } from '../../../ui/data/fact-list.tsx'
import { Icon } from '../../../ui/data/icon.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { Row, RowList } from '../../../ui/layout/row-list.tsx'
import { useStepFocus } from '../../../ui/use-step-focus.ts'
import { type Losses, type RequestEvent, type RequestState, canConfirm } from './payout-request.ts'
import type { PayoutWish } from './payout-request-modal.tsx'
import '../methods/methods.messages.json'
import './payout.messages.json'
import styles from './payout.module.css'

interface PayoutLossesStepProps {
  state: RequestState
  losses: Losses
  request: PayoutWish
  /** Where the money goes, masked. */
  target: string
  /** Why no code could be sent. */
  problem: CodeProblem | null
  isSending: boolean
  dispatch: Dispatch<RequestEvent>
  onConfirm: () => void
  onClose: () => void
}

/** The sum, and everything that is lost with it, to be agreed to. */
export function PayoutLossesStep(props: PayoutLossesStepProps) {
  const { state, losses, request, target, problem, isSending, dispatch, onConfirm, onClose } = props
  const step = useStepFocus<HTMLDivElement>()
  const i18n = useI18n()
  const { t, moneyRange } = i18n
  const { system, amount, currency, available } = request
  const sum = (minor: number) => moneyRange(minor, minor, currency)
  const { hasBonus, isAccepted, givesUpBonus, obstacle } = state
  const hasLosses = losses.count > 0 || hasBonus
  const fee = computePayoutFee(amount, system.fee)
  return (
    <div ref={step} tabIndex={-1} className={styles.step}>
      <FactList
        look="rows"
        isPanel
        facts={[
          { name: `${system.name} ${target}`, value: sum(amount) },
          { name: t('cashbox.methods.fee'), value: fee > 0 ? sum(fee) : t('cashbox.payout.free') },
          ...(fee > 0 ? [{ name: t('cashbox.payout.received'), value: sum(amount - fee) }] : []),
          { name: t('cashbox.payout.confirm.left'), value: sum(available - amount) },
        ]}
      />
      {obstacle && (
        <Note tone="warning" isAnswer>
          {t(`cashbox.payout.confirm.${obstacle}`)}
        </Note>
      )}
      {hasLosses && (
        <section className={styles.burning} aria-labelledby="payout-burning">
          <h3 id="payout-burning">
            <Icon name="fire" size={18} />
            {t('cashbox.payout.confirm.burn')}
          </h3>
          <RowList>
            {hasBonus && (
              <Row
                image={art.offer}
                title={t('cashbox.payout.confirm.bonus')}
                value={losses.bonus > 0 ? sum(losses.bonus) : undefined}
                valueColor="coral"
              />
            )}
            {losses.gifts.map(({ id, image, title, terms }) => (
              <Row
                key={id}
                image={image}
                title={title}
                value={describeWorth(i18n, terms, currency)}
                valueColor="coral"
              />
            ))}
          </RowList>
          {losses.count > 0 && <p>{t('cashbox.payout.confirm.back')}</p>}
        </section>
      )}
      {hasLosses && (
        <div className={styles.agreed}>
          {losses.count > 0 && (
            <Checkbox
              checked={isAccepted}
              onChange={(event) => dispatch({ type: 'accepted', isOn: event.currentTarget.checked })}
            >
              {t('cashbox.payout.confirm.accept', { count: losses.count })}
            </Checkbox>
          )}
          {hasBonus && (
            <Checkbox
              checked={givesUpBonus}
              onChange={(event) => dispatch({ type: 'givenUp', isOn: event.currentTarget.checked })}
            >
              {t('cashbox.payout.confirm.give_up')}
            </Checkbox>
          )}
        </div>
      )}
      {problem && (
        <Note tone="error" isAnswer>
          {problem.code === 'code_too_soon'
            ? t('cashbox.payout.confirm.too_soon', { count: Math.max(1, Math.ceil(problem.wait ?? 1)) })
            : describeCodeProblem(t, problem)}
        </Note>
      )}
      <div className={styles.actions}>
        <Button size="large" onClick={onClose}>
          {t(hasLosses ? 'cashbox.payout.confirm.save' : 'cashbox.payout.confirm.cancel')}
        </Button>
        <Button
          look="primary"
          size="large"
          isWaiting={isSending}
          disabled={!isSending && !canConfirm(state)}
          onClick={onConfirm}
        >
          {t('cashbox.payout.confirm.send')}
        </Button>
      </div>
    </div>
  )
}
