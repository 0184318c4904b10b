// The login screen [2.10]: form, code, passkey and second factor, one after the other in the same popup. A phone
// without an account continues to the registration, which needs no other code.
import type { RefusalItem, SecondFactor } from '@yanta/contract'
import { useState } from 'react'
import type { LoginStep } from '../../../data/api/login-answer.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { useOpenScreen } from '../../../domain/player/use-open-screen.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { AuthPopup, PopupTurn, buildTurnPath } from '../auth-popup.tsx'
import { CodeStep } from '../codes/code-step.tsx'
import { describeCodeStop } from '../codes/code-words.ts'
import { storeProof } from '../codes/contact-proof.ts'
import type { Contact } from '../codes/sent-code.ts'
import { useContactText } from '../codes/use-contact-text.ts'
import { PopupStep } from '../popup-step.tsx'
import { SecondFactorStep } from '../second-factor/second-factor-step.tsx'
import { type SecondFactorMethod, describeSecondFactor } from '../second-factor/second-factor-words.ts'
import { useEntrance } from '../use-entrance.ts'
import type { DemoPlayer } from './demo-players.tsx'
import type { LoginWay } from './login-fields.ts'
import { LoginForm } from './login-form.tsx'
import './login.messages.json'
import { PasskeyStep } from './passkey-step.tsx'
import { storeRememberMe } from './remember-me.ts'
import { usePasskeyLogin } from './use-passkey-login.ts'
import { usePhoneCode } from './use-phone-code.ts'

/** The response to a form that was posted without scripts. */
export interface LoginStart {
  refused: RefusalItem | null
  /** The password was right, and a second factor is required. */
  factor: Pick<SecondFactor, 'challenge' | 'methods'> | null
  isRemembered: boolean
}

interface LoginPopupProps {
  /** Where to go after logging in, validated. */
  redirect: string
  demoPlayers: DemoPlayer[]
  start?: LoginStart | null
  /** The redirect that the address requests, passed on to other popups. */
  wanted?: string | null
  /** Logs in over the current screen after the session ended, instead of going to `redirect`. */
  again?: { title: string; text: string; onEntered: () => void }
  onClose: () => void
}

const noStart: LoginStart = { refused: null, factor: null, isRemembered: true }

export function LoginPopup({ redirect, demoPlayers, start, wanted = null, again, onClose }: LoginPopupProps) {
  const { t } = useI18n()
  const enterScreen = useEntrance(redirect)
  const enter = async () => (again ? again.onEntered() : enterScreen())
  const open = useOpenScreen()
  const [{ refused, factor, isRemembered }, setStand] = useState(start ?? noStart)
  const [method, setMethod] = useState<SecondFactorMethod>('totp')
  const [way, setWay] = useState<LoginWay>('password')
  const [isPasskey, setIsPasskey] = useState(false)
  const code = usePhoneCode(follow)
  const passkey = usePasskeyLogin((step) => follow(step, isRemembered))
  const stop = describeCodeStop(t, code, useContactText(code.contact))

  async function follow(step: LoginStep, remember: boolean, contact?: Contact): Promise<void> {
    if (step.kind === 'done') return enter()
    if (step.kind === 'second_factor') {
      setMethod('totp')
      return setStand({ refused: null, factor: step, isRemembered: remember })
    }
    if (again) {
      leave()
      return begin({ code: 'account_not_found' })
    }
    if (contact) storeProof({ ...contact, proof: step.proof })
    await open(buildTurnPath('/registration', wanted))
  }
  const begin = (why: RefusalItem | null) => setStand({ refused: why, factor: null, isRemembered })
  const leave = () => {
    if (code.step !== 'contact') code.leave()
  }

  function describe() {
    if (factor)
      return {
        ...describeSecondFactor(t, method),
        motto: { title: t('login.help.motto'), text: t('login.help.motto.text') },
      }
    if (isPasskey)
      return {
        title: t('login.passkey.title'),
        lead: t('login.passkey.lead'),
        motto: { title: t('login.passkey.motto'), text: t('login.passkey.motto.text') },
      }
    if (code.step !== 'contact') return stop ?? { title: t('login.code.title') }
    return again ? { title: again.title, lead: again.text } : { title: t('auth.login.title') }
  }
  function draw() {
    if (factor) {
      return (
        <SecondFactorStep
          factor={factor}
          method={method}
          isRemembered={isRemembered}
          refused={refused}
          onChoose={setMethod}
          onDone={enter}
          onBack={() => begin(null)}
          onExpired={() => begin({ code: 'second_factor_expired' })}
        />
      )
    }
    if (isPasskey)
      return (
        <PasskeyStep
          trouble={passkey.trouble}
          onRetry={() => void passkey.start(isRemembered)}
          onPassword={() => {
            passkey.cancel()
            setIsPasskey(false)
            setWay('password')
          }}
        />
      )
    if (code.step !== 'contact') {
      return (
        <CodeStep
          code={code}
          submitLabel={t('auth.login.submit')}
          otherWay={
            <Button
              size="large"
              isWide
              onClick={() => {
                leave()
                setWay('password')
              }}
            >
              {t('login.by_password')}
            </Button>
          }
        />
      )
    }
    return (
      <LoginForm
        way={way}
        onWay={setWay}
        code={code}
        remindPath={buildTurnPath('/remind', wanted)}
        isAgain={again !== undefined}
        demoPlayers={demoPlayers}
        refused={refused}
        onStep={follow}
        onCode={(contact, remember) => {
          storeRememberMe(remember)
          return code.start(contact)
        }}
        onPasskey={(remember) => {
          setStand({ refused: null, factor: null, isRemembered: remember })
          setIsPasskey(true)
          void passkey.start(remember)
        }}
      />
    )
  }
  const name = factor ? `factor ${method}` : isPasskey ? 'passkey' : code.step
  return (
    <AuthPopup {...describe()} onClose={onClose}>
      <PopupStep key={name}>{draw()}</PopupStep>
      {!factor && !isPasskey && !again && (
        <PopupTurn
          question={t('auth.registration.none')}
          answer={t('auth.registration.open')}
          to="/registration"
          redirect={wanted}
        />
      )}
    </AuthPopup>
  )
}
