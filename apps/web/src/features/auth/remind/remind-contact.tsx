import type { ContactType } from '@yanta/contract'
import { findEmailProblem, findPhoneProblem } from '@yanta/contract/field-rules'
import { type FormEvent, useState } from 'react'
import { describeFieldProblem } from '../../../i18n/field-problem.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { Button, ButtonLink } from '../../../ui/actions/button.tsx'
import { joinClasses } from '../../../ui/join-classes.ts'
import { Note } from '../../../ui/feedback/note.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import popup from '../auth-popup.module.css'
import { describeCodeProblem } from '../../../domain/codes/code-words.ts'
import { PhoneNumberField } from '../../../domain/codes/phone-number-field.tsx'
import type { SentCodeControl } from '../../../domain/codes/use-sent-code.ts'
import { ContactTypes } from '../contact-types.tsx'

/** Chooses the contact that gets the code for a new password. */
export function RemindContact({ code }: { code: SentCodeControl }) {
  const { t } = useI18n()
  const [chosen, setChosen] = useState<ContactType | null>(null)
  const [typed, setTyped] = useState<Partial<Record<ContactType, string>>>({})
  const [isLeft, setIsLeft] = useState<Partial<Record<ContactType, boolean>>>({})
  const known = code.contact
  const type = chosen ?? known?.type ?? 'phone'
  const valueOf = (of: ContactType) => typed[of] ?? (known?.type === of ? known.value : '')
  const value = valueOf(type).trim()
  const problem = type === 'phone' ? findPhoneProblem(value) : findEmailProblem(value)

  function handleChoice(next: ContactType) {
    setChosen(next)
    code.forgetProblem()
  }
  function handleType(next: string) {
    setTyped((before) => ({ ...before, [type]: next }))
    code.forgetProblem()
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    setIsLeft((before) => ({ ...before, [type]: true }))
    if (!problem) void code.start({ type, value: type === 'email' ? value.toLowerCase() : value })
  }
  const field = {
    value: valueOf(type),
    onBlur: () => setIsLeft((before) => ({ ...before, [type]: true })),
    message: t(`remind.${type}.hint`),
    error:
      value !== '' && isLeft[type] && problem
        ? describeFieldProblem(t, problem)
        : code.problem
          ? describeCodeProblem(t, code.problem)
          : undefined,
  }
  const content =
    type === 'phone' ? (
      <PhoneNumberField {...field} name="phone" onChange={handleType} isFirst />
    ) : (
      <TextField
        {...field}
        label={t('remind.email')}
        name="email"
        type="email"
        inputMode="email"
        icon="mail"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="name@example.com"
        onChange={(event) => handleType(event.target.value)}
        data-autofocus
      />
    )

  return (
    <>
      <form className={joinClasses(popup.matter, popup.scripted)} noValidate onSubmit={handleSubmit}>
        <ContactTypes label={t('remind.type')} value={type} onChange={handleChoice} />
        {content}
        <Button
          type="submit"
          look="primary"
          size="large"
          isWide
          disabled={problem !== null}
          isWaiting={code.isSending}
        >
          {t('remind.send')}
        </Button>
      </form>
      <noscript>
        <p>{t('remind.noScripts')}</p>
      </noscript>
      <noscript>
        <ButtonLink look="primary" size="large" isWide to="/contacts">
          {t('auth.remind.support')}
        </ButtonLink>
      </noscript>
      <Note icon="shield">{t('remind.secret')}</Note>
    </>
  )
}
