// The second step of a login: the code of an app, or one of the recovery codes. Without scripts it is a plain form, posted to the
// popup's own address.
import type { RefusalItem } from '@yanta/contract'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { openModal } from '../../../lib/modal-stack.ts'
import { usePopup } from '../../../lib/popup.ts'
import { Button } from '../../../ui/button.tsx'
import { CodeField } from '../../../ui/code-field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useIsHydrated } from '../../../ui/use-is-hydrated.ts'
import { AppCodeClock } from './app-code-clock.tsx'
import styles from './second-factor-step.module.css'
import { type SecondFactorMethod, describeSecondFactorRefusal } from './second-factor-words.ts'
import { type SecondFactorWishes, useSecondFactor } from './use-second-factor.ts'

interface SecondFactorStepProps extends SecondFactorWishes {
  /** Of a code that was sent without scripts. */
  refused?: RefusalItem | null
  /** Back to where the login began. */
  onBack: () => void
  /** Whose popup this is says what is asked for; see `describeSecondFactor`. */
  onChoose: (method: SecondFactorMethod) => void
}

export function SecondFactorStep({ refused = null, onBack, onChoose, ...wishes }: SecondFactorStepProps) {
  const { t } = useI18n()
  const isHydrated = useIsHydrated()
  const { method, factor, isRemembered } = wishes
  const { code, refusal, isChecking, type, submit, clear } = useSecondFactor(wishes, refused)
  const error = refusal ? describeSecondFactorRefusal(t, refusal) : undefined
  const isApp = method === 'totp'
  const other = isApp ? 'recovery' : 'totp'
  return (
    <form
      className={styles.step}
      method="post"
      action={usePopup().address}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <input type="hidden" name="challenge" value={factor.challenge} />
      {isRemembered && <input type="hidden" name="remember" value="on" />}
      <div className={styles.scripted}>
        {isApp ? (
          // Whoever gets here has just pressed a button for it; another way is another field.
          <CodeField
            key="app"
            label={t('second_factor.code')}
            length={6}
            value={code}
            onChange={type}
            error={error}
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
          />
        ) : (
          <TextField
            key="recovery"
            label={t('second_factor.recovery.code')}
            icon="key"
            value={code}
            onChange={(event) => type(event.target.value)}
            error={error}
            placeholder="xxxxx-xxxxx"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={30}
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
          />
        )}
      </div>
      <noscript>
        <TextField
          label={t('second_factor.either')}
          name="code"
          icon="key"
          autoComplete="one-time-code"
          error={error}
        />
      </noscript>
      {isApp && isHydrated && <AppCodeClock />}
      <Button
        type="submit"
        look="primary"
        size="large"
        isWide
        isWaiting={isChecking}
        disabled={isHydrated && code.length < 6}
      >
        {t('second_factor.submit')}
      </Button>
      <div className={styles.ways}>
        {factor.methods.includes(other) && (
          <Button
            className={styles.scripted}
            onClick={() => {
              clear()
              onChoose(other)
            }}
          >
            <Icon name={isApp ? 'key' : 'phone'} size={18} />
            {t(isApp ? 'second_factor.by_recovery' : 'second_factor.by_app')}
          </Button>
        )}
        <Button className={styles.scripted} onClick={() => openModal('support')}>
          <Icon name="help" size={18} />
          {t('second_factor.no_access')}
        </Button>
      </div>
      <Button look="text" isWide className={styles.scripted} onClick={onBack}>
        {t('second_factor.back')}
      </Button>
    </form>
  )
}
