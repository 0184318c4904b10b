// Dialogs that any part of the site opens by name [2.50]. Each returns a promise of its answer, so that callers read from top
// to bottom; closing one in any other way is a no.
import type { AnswerOf, AskingName, DialogProps } from './registry.ts'
import { type Opening, closeModal, openModal } from './store.ts'

declare module './registry.ts' {
  interface DialogProps {
    alert: AlertProps
    confirm: ConfirmProps & Answering<boolean>
    select: SelectProps & Answering<string | null>
    loginAgain: LoginAgainProps & Answering<boolean>
  }
}

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
  return askModal('confirm', props, false)
}

/** Asks a player whose session has ended to log in over the current screen; true once they have, here or in another tab. */
export function askLogin(props: LoginAgainProps): Promise<boolean> {
  return askModal('loginAgain', props, false)
}

/** Asks to choose one of a list; null when nothing was chosen. */
export function chooseOne(props: SelectProps): Promise<string | null> {
  return askModal('select', props, null)
}

/** Opens a modal and resolves to its answer; to `otherwise` when it closes in any other way. */
export function askModal<Name extends AskingName>(
  name: Name,
  props: Omit<DialogProps[Name], 'onAnswer'>,
  otherwise: AnswerOf<Name>,
): Promise<AnswerOf<Name>> {
  return new Promise((resolve) => {
    let answer = otherwise
    const onAnswer = (given: AnswerOf<Name>) => {
      answer = given
      closeModal(name)
    }
    openModal(name, ...([{ ...props, onAnswer }, () => resolve(answer)] as unknown as Opening<Name>))
  })
}
