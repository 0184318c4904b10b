// The dialogs of this screen by their registered names: each asks for the password before it changes how to log in.
import { openModal } from '../../../dialogs/store.ts'

export interface SecurityDialogProps {
  /** User name for password managers. */
  username: string
}

export const askPasskey = (props: SecurityDialogProps): void => openModal('passkey', props)
export const askTotpSetup = (props: SecurityDialogProps): void => openModal('totpSetup', props)
export const askTotpEnd = (props: SecurityDialogProps): void => openModal('totpEnd', props)
export const askNewRecoveryCodes = (props: SecurityDialogProps): void => openModal('recoveryCodes', props)
export const askNewPassword = (props: SecurityDialogProps): void => openModal('changePassword', props)
