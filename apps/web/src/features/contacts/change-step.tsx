import type { ContactType } from '@yanta/contract'
import { findEmailProblem, findPhoneProblem } from '@yanta/contract/field-rules'
import { useState } from 'react'
import { PhoneNumberField } from '../../domain/codes/phone-number-field.tsx'
import { describeFieldProblem } from '../../i18n/field-problem.ts'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { describeContactRefusal } from './contact-refusal.ts'
import styles from './contacts.module.css'
import type { ContactWizardControl } from './use-contact-wizard.ts'

/** PhoneChange and EmailChange: another contact, until it is proven [4.26-4.27]. */
export function ChangeStep({ kind, wizard }: { kind: ContactType; wizard: ContactWizardControl }) {
  const { t } = useI18n()
  const [value, setValue] = useState('')
  const [isLeft, setLeft] = useState(false)
  const problem = kind === 'phone' ? findPhoneProblem(value) : findEmailProblem(value)
  const { refusal, isStoring } = wizard
  const field = {
    label: t(`contacts.${kind}.new`),
    error: refusal
      ? describeContactRefusal(t, refusal)
      : isLeft && value !== '' && problem
        ? describeFieldProblem(t, problem)
        : undefined,
    message: t(`contacts.${kind}.change`),
    onBlur: () => setLeft(true),
  }
  const take = (typed: string) => {
    wizard.forget()
    setValue(typed)
  }
  return (
    <form
      className={styles.step}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setLeft(true)
        if (!problem) void wizard.store(value)
      }}
    >
      {kind === 'phone' ? (
        <PhoneNumberField {...field} value={value} onChange={take} name="phone" isFirst />
      ) : (
        <TextField
          {...field}
          icon="mail"
          type="email"
          name="email"
          inputMode="email"
          autoComplete="email"
          placeholder="name@example.com"
          value={value}
          onChange={(event) => take(event.target.value)}
          data-autofocus
        />
      )}
      {/* [4.29] */}
      <Button
        type="submit"
        look="primary"
        size="large"
        isWide
        isWaiting={isStoring}
        disabled={problem !== null}
      >
        {t('contacts.continue')}
      </Button>
      <Button look="text" isWide onClick={wizard.cancel}>
        {t('contacts.cancel')}
      </Button>
    </form>
  )
}
