// Dialogs that any part of the site opens by name [2.50]. Each returns a promise of its answer, so that callers read from top
// to bottom; closing one in any other way is a no.
import { closeModal, openModal } from './store.ts'

export interface AlertProps {
  /** [8.11] Default: 'Try later'. */
  title?: string
  text?: string
  /** A refusal's code; its message is shown when there is no `text`. */
  code?: string
}

export interface ConfirmProps {
  title: string
  text?: string
  /** [2.50] Default: buy and cancel. */
  acceptLabel?: string
  cancelLabel?: string
  /** The action can't be undone: cancelling is the main button. */
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

/** Shows an error; resolves when it is dismissed. */
export function showAlert(props: AlertProps): Promise<void> {
  return new Promise((resolve) => openModal('alert', props, resolve))
}

/** Asks a question; true only for the main button. */
export function askConfirm(props: ConfirmProps): Promise<boolean> {
  return ask('confirm', props, false)
}

/** Asks a player whose session has ended to log in over the current screen; true once they have, here or in another tab. */
export function askLogin(props: LoginAgainProps): Promise<boolean> {
  return ask('loginAgain', props, false)
}

/** Asks to choose one of a list; null when nothing was chosen. */
export function chooseOne(props: SelectProps): Promise<string | null> {
  return ask<string | null>('select', props, null)
}

/** Passed to the component of a dialog with an answer besides its props. */
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
