// [2.46] The dialogs by name, with their props. This folder knows no feature: a feature.ts adds its dialogs here by declaration
// merging and names the component of each, so that the compiler checks both what is opened and what opens.
import type { ComponentType } from 'react'

/** Props of each dialog, without `onClose`, which the host gives to all. */
// Others merge their dialogs into it, which a type alias does not allow.
export interface DialogProps {}

export type DialogName = keyof DialogProps

/** For a dialog that is opened without anything. */
export type NoProps = Record<string, never>

export type DialogComponent<Name extends DialogName> = ComponentType<
  DialogProps[Name] extends NoProps ? { onClose: () => void } : DialogProps[Name] & { onClose: () => void }
>

export type LoadDialog<Name extends DialogName> = () => Promise<DialogComponent<Name>>

/** Passed to a dialog with an answer besides its props. */
export interface Answering<Answer> {
  onAnswer: (answer: Answer) => void
}

/** The dialogs that give an answer. */
export type AskingName = {
  [Name in DialogName]: DialogProps[Name] extends Answering<never> ? Name : never
}[DialogName]

export type AnswerOf<Name extends AskingName> =
  DialogProps[Name] extends Answering<infer Answer> ? Answer : never
