// Dialogs that any part of the site opens by name [2.50]. What they ask is answered by a promise, so that a caller reads from top to
// bottom; closing one in any other way is a no.
import { closeModal, openModal } from './modal-stack.ts'

export interface AlertProps {
  /** [8.11] 'Try later' unless said otherwise. */
  title?: string
  text?: string
  /** A refusal's code, whose words are said when there is no `text`. */
  code?: string
}

export interface ConfirmProps {
  title: string
  text?: string
  /** [2.50] Buy and cancel unless said otherwise. */
  acceptLabel?: string
  cancelLabel?: string
  /** What is lost by it can't be had back: the way out is the main button. */
  isDangerous?: boolean
}

export interface LoginAgainProps {
  /** What has happened. */
  title: string
  text: string
}

/** [3.63] An item of a bottom select. */
export interface SelectOption {
  value: string
  title: string
  image?: string
  icon?: string
}

export interface SelectProps {
  title: string
  options: readonly SelectOption[]
  value: string | null
}

/** Says that something did not work; resolves when it was read. */
export function showAlert(props: AlertProps): Promise<void> {
  return new Promise((resolve) => openModal('alert', props, resolve))
}

/** Asks a question; true for the main button alone. */
export function askConfirm(props: ConfirmProps): Promise<boolean> {
  return ask('confirm', props, false)
}

/** Has a player whose session is over log in over what they are doing; true once they have, here or in another tab. */
export function askLogin(props: LoginAgainProps): Promise<boolean> {
  return ask('loginAgain', props, false)
}

/** Has one of a list chosen; null when nothing was. */
export function chooseOne(props: SelectProps): Promise<string | null> {
  return ask<string | null>('select', props, null)
}

/** What the component of an asking dialog gets besides its props. */
export interface Answering<Answer> {
  onAnswer: (answer: Answer) => void
}

function ask<Answer>(name: string, props: object, otherwise: Answer): Promise<Answer> {
  return new Promise((resolve) => {
    let answer = otherwise
    const onAnswer = (given: Answer) => {
      answer = given
      closeModal(name)
    }
    openModal(name, { ...props, onAnswer } satisfies Answering<Answer>, () => resolve(answer))
  })
}
