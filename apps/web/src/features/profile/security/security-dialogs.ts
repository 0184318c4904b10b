// The dialogs of this screen by the names they are hosted under: each asks for the password before anything that would let a stranger stay.
import { openModal } from '../../../lib/modal-stack.ts'

export interface SecurityDialogProps {
  /** What password managers know the player by. */
  username: string
}

export const askPasskey = (props: SecurityDialogProps): void => openModal('passkey', props)
export const askTotpSetup = (props: SecurityDialogProps): void => openModal('totpSetup', props)
export const askTotpEnd = (props: SecurityDialogProps): void => openModal('totpEnd', props)
export const askNewRecoveryCodes = (props: SecurityDialogProps): void => openModal('recoveryCodes', props)
export const askNewPassword = (props: SecurityDialogProps): void => openModal('changePassword', props)
