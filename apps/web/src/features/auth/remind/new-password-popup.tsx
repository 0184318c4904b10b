// [2.11] The target of a link in a letter. Its code is checked first: a dead one shows before anything is typed.
import { useCall } from '../../../data/use-call.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { Button, ButtonLink } from '../../../ui/actions/button.tsx'
import { Loader } from '../../../ui/feedback/loader.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { AuthPopup, PopupTurn } from '../auth-popup.tsx'
import styles from '../auth-popup.module.css'
import { PopupStep } from '../popup-step.tsx'
import { DeadLink } from './dead-link.tsx'
import { NewPasswordStep } from './new-password-step.tsx'
import './remind.messages.json'
import { checkLink } from './restore-calls.ts'
import { useFactorStep } from './use-factor-step.tsx'

export function NewPasswordPopup({ code, onClose }: { code: string; onClose: () => void }) {
  const { t } = useI18n()
  const { value, refusal, retry } = useCall(code, (signal) => checkLink(code, signal))
  const state = value ?? (refusal ? 'silent' : 'checking')
  const { shown, ask } = useFactorStep('/')
  const words = shown?.words ?? {
    title: t('remind.new.title'),
    lead: state === 'good' ? t('remind.new.lead') : undefined,
  }
  return (
    <AuthPopup
      {...words}
      motto={{ title: t('remind.motto'), text: t('remind.motto.text') }}
      onClose={onClose}
    >
      <PopupStep key={shown?.name ?? state}>
        {state === 'checking' && (
          <div className={styles.scripted}>
            <Loader text={t('remind.link.checking')} />
          </div>
        )}
        {state === 'checking' && (
          <noscript>
            <p>{t('remind.noScripts')}</p>
          </noscript>
        )}
        {state === 'checking' && (
          <noscript>
            <ButtonLink look="primary" size="large" isWide to="/contacts">
              {t('auth.remind.support')}
            </ButtonLink>
          </noscript>
        )}
        {state === 'dead' && <DeadLink />}
        {state === 'silent' && (
          <Notice
            isError
            title={t('remind.link.silent')}
            text={t('remind.link.silent.text')}
            action={<Button onClick={retry}>{t('remind.link.again')}</Button>}
          />
        )}
        {state === 'good' &&
          (shown?.matter ?? (
            <NewPasswordStep restoreCode={code} contact={null} redirect="/" onFactor={ask} />
          ))}
      </PopupStep>
      {!shown && (
        <PopupTurn
          question={t('auth.remind.remembered')}
          answer={t('auth.registration.login')}
          to="/login"
          redirect={null}
        />
      )}
    </AuthPopup>
  )
}
