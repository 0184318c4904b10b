// The login screen [2.10]: form, code, passkey and second factor, one after the other in the same popup. A phone
// without an account continues to the registration, which needs no other code.
import { useReducer } from 'react'
import type { LoginStep } from '../../../data/api/login-answer.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { useOpenScreen } from '../../../domain/player/use-open-screen.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { AuthPopup, PopupTurn, buildTurnPath } from '../auth-popup.tsx'
import { CodeStep } from '../codes/code-step.tsx'
import { describeCodeStop } from '../../../domain/codes/code-words.ts'
import { storeProof } from '../codes/contact-proof.ts'
import type { Contact } from '../../../domain/codes/sent-code.ts'
import { useContactText } from '../../../domain/codes/use-contact-text.ts'
import { PopupStep } from '../popup-step.tsx'
import { SecondFactorStep } from '../second-factor/second-factor-step.tsx'
import { describeSecondFactor } from '../second-factor/second-factor-words.ts'
import { useEntrance } from '../use-entrance.ts'
import type { DemoPlayer } from './demo-players.tsx'
import { LoginForm } from './login-form.tsx'
import { type LoginStart, advanceLogin, beginLogin } from './login-machine.ts'
import './login.messages.json'
import { PasskeyStep } from './passkey-step.tsx'
import { storeRememberMe } from './remember-me.ts'
import { usePasskeyLogin } from './use-passkey-login.ts'
import { usePhoneCode } from './use-phone-code.ts'

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
  const [state, dispatch] = useReducer(advanceLogin, start ?? noStart, beginLogin)
  const code = usePhoneCode(follow)
  const passkey = usePasskeyLogin((step) => follow(step, state.isRemembered))
  const stop = describeCodeStop(t, code, useContactText(code.contact))
  const isCode = state.phase === 'form' && code.step !== 'contact'

  async function follow(step: LoginStep, isRemembered: boolean, contact?: Contact): Promise<void> {
    if (step.kind === 'done') return enter()
    if (step.kind === 'second_factor') return dispatch({ type: 'factorAsked', factor: step, isRemembered })
    if (again) {
      leaveCode()
      return dispatch({ type: 'restarted', refused: { code: 'account_not_found' } })
    }
    if (contact) storeProof({ ...contact, proof: step.proof })
    await open(buildTurnPath('/registration', wanted))
  }
  function leaveCode() {
    if (code.step !== 'contact') code.leave()
  }

  function describe() {
    if (state.phase === 'factor')
      return {
        ...describeSecondFactor(t, state.method),
        motto: { title: t('login.help.motto'), text: t('login.help.motto.text') },
      }
    if (state.phase === 'passkey')
      return {
        title: t('login.passkey.title'),
        lead: t('login.passkey.lead'),
        motto: { title: t('login.passkey.motto'), text: t('login.passkey.motto.text') },
      }
    if (isCode) return stop ?? { title: t('login.code.title') }
    return again ? { title: again.title, lead: again.text } : { title: t('auth.login.title') }
  }
  function draw() {
    if (state.phase === 'factor')
      return (
        <SecondFactorStep
          factor={state.factor}
          method={state.method}
          isRemembered={state.isRemembered}
          refused={state.refused}
          onChoose={(method) => dispatch({ type: 'methodChosen', method })}
          onDone={enter}
          onBack={() => dispatch({ type: 'restarted', refused: null })}
          onExpired={() => dispatch({ type: 'restarted', refused: { code: 'second_factor_expired' } })}
        />
      )
    if (state.phase === 'passkey')
      return (
        <PasskeyStep
          trouble={passkey.trouble}
          onRetry={() => void passkey.start(state.isRemembered)}
          onPassword={() => {
            passkey.cancel()
            dispatch({ type: 'passwordChosen' })
          }}
        />
      )
    if (isCode)
      return (
        <CodeStep
          code={code}
          submitLabel={t('auth.login.submit')}
          otherWay={
            <Button
              size="large"
              isWide
              onClick={() => {
                leaveCode()
                dispatch({ type: 'passwordChosen' })
              }}
            >
              {t('login.by_password')}
            </Button>
          }
        />
      )
    return (
      <LoginForm
        way={state.way}
        onWay={(way) => dispatch({ type: 'wayChosen', way })}
        code={code}
        remindPath={buildTurnPath('/remind', wanted)}
        isAgain={again !== undefined}
        demoPlayers={demoPlayers}
        refused={state.refused}
        onStep={follow}
        onCode={(contact, isRemembered) => {
          storeRememberMe(isRemembered)
          return code.start(contact)
        }}
        onPasskey={(isRemembered) => {
          dispatch({ type: 'passkeyChosen', isRemembered })
          void passkey.start(isRemembered)
        }}
      />
    )
  }
  const name = state.phase === 'factor' ? `factor ${state.method}` : isCode ? code.step : state.phase
  return (
    <AuthPopup {...describe()} onClose={onClose}>
      <PopupStep key={name}>{draw()}</PopupStep>
      {state.phase === 'form' && !again && (
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
