import { closeModal, openModal } from '../../../dialogs/store.ts'

/** Props of the dialog that shows Google's widget. */
export interface CaptchaModalProps {
  siteKey: string
  onAnswer: (token: string) => void
}

/** Opens the dialog [2.50]; null when it was closed without an answer. */
export function askPerson(siteKey: string): Promise<string | null> {
  return new Promise((resolve) => {
    let answer: string | null = null
    const onAnswer = (token: string) => {
      answer = token
      closeModal('captcha')
    }
    openModal('captcha', { siteKey, onAnswer } satisfies CaptchaModalProps, () => resolve(answer))
  })
}
