import { closeAccount } from '@yanta/contract'
import { type FormEvent, useState } from 'react'
import { browserCall } from '../../../data/api/browser-call.ts'
import { useAction } from '../../../data/use-action.ts'
import { useSessionEnd } from '../../../domain/player/use-session-end.ts'
import { type ShownBalance, useShownBalance } from '../../../domain/wallet/use-wallet.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { useSite } from '../../../site/site-data.ts'
import { Button, ButtonLink } from '../../../ui/actions/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { PasswordField } from '../../../ui/fields/password-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Modal } from '../../../ui/overlays/modal.tsx'
import { describeTrouble } from '../security/describe-trouble.ts'
import type { SecurityDialogProps } from '../security/security-dialogs.ts'
import styles from '../security/security.module.css'
import own from './close-account.module.css'
import '../security/security.messages.json'
import { UsernameHint } from '../security/username-hint.tsx'
import './data-copy.messages.json'

interface Trouble {
  code: string
  /** Minor units that are left on the account. */
  amount: number
}

export function CloseAccountModal({ username, onClose }: SecurityDialogProps & { onClose: () => void }) {
  const { t, money } = useI18n()
  const balance = useShownBalance()
  const endSessionHere = useSessionEnd()
  const [typed, setTyped] = useState('')
  const [password, setPassword] = useState('')
  const {
    run,
    isBusy,
    refusal: trouble,
    forget,
  } = useAction(async (): Promise<Trouble | null> => {
    const result = await browserCall(closeAccount, { body: { password } })
    if (!result.ok) {
      const { code, errors } = result.refusal
      return { code, amount: Number(errors[0]?.params?.amount ?? 0) }
    }
    onClose()
    await endSessionHere('closed')
    return null
  })
  const word = t('data_copy.close.word')
  const isReady = typed.trim().toLowerCase() === word && password !== ''
  // The platform may know of money that this page doesn't.
  const left = trouble?.code === 'account_has_money' ? trouble.amount : (balance?.real ?? 0)
  const isWrong = trouble?.code === 'wrong_password'

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (isReady) void run()
  }
  if (balance && left > 0)
    return (
      <Modal title={t('data_copy.close.title')} closeLabel={t('security.close')} onClose={onClose}>
        <div className={styles.form}>
          <Note
            tone="warning"
            title={t('data_copy.close.money', { amount: money(left, balance.currency) })}
            isAnswer
          >
            {t('data_copy.close.money.text')}
          </Note>
          <div className={styles.buttons}>
            <Button onClick={onClose}>{t('security.cancel')}</Button>
            <ButtonLink look="primary" to="/cashbox?tab=payout" onClick={onClose}>
              {t('data_copy.close.money.way')}
            </ButtonLink>
          </div>
        </div>
      </Modal>
    )
  return (
    <Modal title={t('data_copy.close.title')} closeLabel={t('security.close')} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={handleSubmit}>
        <p>{t('data_copy.close.text')}</p>
        <LostThings balance={balance} />
        <p>{t('data_copy.close.kept')}</p>
        <UsernameHint username={username} />
        <TextField
          name="word"
          label={t('data_copy.close.typed', { word })}
          value={typed}
          autoComplete="off"
          autoCapitalize="none"
          data-autofocus
          onChange={({ target }) => setTyped(target.value)}
        />
        <PasswordField
          name="password"
          label={t('security.password.current')}
          value={password}
          error={isWrong ? t(describeTrouble(trouble.code)) : undefined}
          labels={{ show: t('security.password.show'), hide: t('security.password.hide') }}
          onChange={({ target }) => {
            setPassword(target.value)
            forget()
          }}
        />
        {trouble && !isWrong && (
          <Note
            tone="error"
            isAnswer
            actions={
              trouble.code === 'payout_open' && (
                <ButtonLink size="small" to="/cashbox?tab=history" onClick={onClose}>
                  {t('data_copy.close.payout.way')}
                </ButtonLink>
              )
            }
          >
            {t(describeTrouble(trouble.code))}
          </Note>
        )}
        <div className={styles.buttons}>
          <Button onClick={onClose}>{t('security.cancel')}</Button>
          <Button type="submit" look="danger" disabled={!isReady} isWaiting={isBusy}>
            {t('data_copy.close.accept')}
          </Button>
        </div>
      </form>
    </Modal>
  )
}

function LostThings({ balance }: { balance: ShownBalance | null }) {
  const { t, money, compoints } = useI18n()
  const isClaimable = useSite()?.serverData?.jurisdiction?.winback !== false
  return (
    <div className={own.lost}>
      <b>{t('data_copy.close.lost')}</b>
      <ul>
        {balance && balance.bonus > 0 && (
          <li>{t('data_copy.close.lost.bonus', { amount: money(balance.bonus, balance.currency) })}</li>
        )}
        {balance && balance.compoints > 0 && (
          <li>{t('data_copy.close.lost.compoints', { amount: compoints(balance.compoints) })}</li>
        )}
        {balance && balance.winback > 0 && (
          <li>
            {t(isClaimable ? 'data_copy.close.lost.winback.claimable' : 'data_copy.close.lost.winback', {
              amount: money(balance.winback, balance.currency),
            })}
          </li>
        )}
        <li>{t('data_copy.close.lost.gifts')}</li>
        <li>{t('data_copy.close.lost.contests')}</li>
      </ul>
    </div>
  )
}
