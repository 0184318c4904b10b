// The second step of a login: the code of an app, or a recovery code. Without scripts it is a plain form, posted to the
// popup's own address.
import type { RefusalItem } from '@yanta/contract'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { openModal } from '../../../dialogs/store.ts'
import { usePopup } from '../../../navigation/popup.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { CodeField } from '../../../ui/fields/code-field.tsx'
import { Icon } from '../../../ui/data/icon.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { useIsHydrated } from '../../../ui/use-is-hydrated.ts'
import { AppCodeClock } from './app-code-clock.tsx'
import styles from './second-factor-step.module.css'
import { type SecondFactorMethod, describeSecondFactorRefusal } from './second-factor-words.ts'
import { type SecondFactorOptions, useSecondFactor } from './use-second-factor.ts'

interface SecondFactorStepProps extends SecondFactorOptions {
  /** The refusal of a code that was posted without scripts. */
  refused?: RefusalItem | null
  /** Returns to the start of the login. */
  onBack: () => void
  /** The popup shows the title and lead of the method; see `describeSecondFactor`. */
  onChoose: (method: SecondFactorMethod) => void
}

export function SecondFactorStep({ refused = null, onBack, onChoose, ...options }: SecondFactorStepProps) {
  const { t } = useI18n()
  const isHydrated = useIsHydrated()
  const { method, factor, isRemembered } = options
  const { code, refusal, isChecking, type, submit, clear } = useSecondFactor(options, refused)
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
          // Shown right after a press, so it gets the focus; another method is another field.
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
        <Button className={styles.scripted} onClick={() => openModal('support', { reason: 'login' })}>
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
