// A new password is chosen here as it is in a registration: the same field measures how hard it is to guess.
import { NewPasswordField } from '../features/auth/new-password-field.tsx'
import { ChangePasswordModal as ChangePassword } from '../features/profile/security/change-password-modal.tsx'

export function ChangePasswordModal({ username, onClose }: { username: string; onClose: () => void }) {
  return <ChangePassword username={username} NewPasswordField={NewPasswordField} onClose={onClose} />
}
