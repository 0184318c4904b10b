// Changing the password uses the same field as registration, with its strength meter.
import { NewPasswordField } from '../features/auth/new-password-field.tsx'
import { ChangePasswordModal as ChangePassword } from '../features/profile/security/change-password-modal.tsx'

export function ChangePasswordModal({ username, onClose }: { username: string; onClose: () => void }) {
  return <ChangePassword username={username} NewPasswordField={NewPasswordField} onClose={onClose} />
}
