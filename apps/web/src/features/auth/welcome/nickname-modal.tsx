// The player's public nickname [7.11]: chosen once, right after registering; later only support changes it [6.12].
import { chooseNickname } from '@yanta/contract'
import { findNicknameProblem, nicknameLength } from '@yanta/contract/field-rules'
import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { browserCall } from '../../../data/api/browser-call.ts'
import type { Refusal } from '../../../data/api/result.ts'
import { useAction } from '../../../data/use-action.ts'
import { describeFieldProblem } from '../../../i18n/field-problem.ts'
import { describeRefusal } from '../../../i18n/refusal-words.ts'
import { type I18n, useI18n } from '../../../i18n/use-i18n.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { ChoiceChip, ChoiceChips } from '../../../ui/actions/choice-chip.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { AuthPopup } from '../auth-popup.tsx'
import { useNicknameCheck } from './use-nickname-check.ts'
import styles from './welcome.module.css'
import './welcome.messages.json'

interface NicknameModalProps {
  /** The name that the platform has assigned. */
  own: string
  onClose: () => void
}

export function NicknameModal({ own, onClose }: NicknameModalProps) {
  const { t } = useI18n()
  const { revalidate } = useRevalidator()
  const [nickname, setNickname] = useState('')
  const [isLeft, setIsLeft] = useState(false)
  const { run, isBusy, refusal } = useAction(async () => {
    const result = await browserCall(chooseNickname, { body: { nickname } })
    if (!result.ok && result.refusal.code !== 'nickname_already_chosen')
      return { of: nickname, text: describeNicknameRefusal(t, result.refusal) }
    onClose()
    void revalidate()
  })
  const { state, suggestions } = useNicknameCheck(nickname, own)
  const problem = findNicknameProblem(nickname)
  // Invalid letters show at once; a short name may still be being typed.
  const isTold = problem !== null && nickname !== '' && (isLeft || problem.rule !== 'minLength')
  const taken = state === 'taken' ? t('welcome.nickname.taken') : undefined
  const error = isTold ? describeFieldProblem(t, problem) : refusal?.of === nickname ? refusal.text : taken

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (!problem && state !== 'taken') void run()
  }
  return (
    <AuthPopup title={t('welcome.nickname.title')} lead={t('welcome.nickname.lead')} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={handleSubmit}>
        <TextField
          label={t('welcome.nickname')}
          icon="user"
          name="nickname"
          autoComplete="nickname"
          autoCapitalize="none"
          spellCheck={false}
          data-autofocus
          maxLength={nicknameLength.max}
          hint={`${nickname.length} / ${nicknameLength.max}`}
          value={nickname}
          error={error}
          isValid={state === 'free'}
          message={t(
            state === 'free'
              ? 'welcome.nickname.free'
              : state === 'checking'
                ? 'welcome.nickname.checking'
                : 'welcome.nickname.rule',
          )}
          onChange={(event) => {
            setNickname(event.target.value)
            setIsLeft(false)
          }}
          onBlur={() => setIsLeft(true)}
        />
        {suggestions.length > 0 && (
          <ChoiceChips label={t('welcome.nickname.suggestions')}>
            {suggestions.map((name) => (
              <ChoiceChip key={name} size="small" isOn={name === nickname} onClick={() => setNickname(name)}>
                {name}
              </ChoiceChip>
            ))}
          </ChoiceChips>
        )}
        <Button
          type="submit"
          look="primary"
          size="large"
          isWide
          isWaiting={isBusy}
          disabled={problem !== null || state === 'taken'}
        >
          {t('welcome.nickname.save')}
        </Button>
      </form>
      <Button look="text" isWide onClick={onClose}>
        {t('welcome.nickname.skip')}
      </Button>
    </AuthPopup>
  )
}

function describeNicknameRefusal(t: I18n['t'], refusal: Refusal<string>): string {
  return refusal.code === 'nickname_taken' ? t('welcome.nickname.taken') : describeRefusal(t, refusal)
}
