// [2.11] Target of a link for a new password, for guests only. Its code opens an account: nothing on the page passes the address on.
import type { MetaArgs } from 'react-router'
import { NewPasswordPopup } from '../features/auth/remind/new-password-popup.tsx'
import { usePopup } from '../navigation/popup.ts'
import { buildPopupMeta } from './popup-meta.ts'

export function meta(args: MetaArgs) {
  const location = { ...args.location, pathname: '/new-password' }
  return [
    { name: 'referrer', content: 'strict-origin' },
    ...buildPopupMeta({ ...args, location }, ({ t }) => ({ title: t('auth.newPassword.page') })),
  ]
}

export default function NewPassword() {
  const { params, onClose } = usePopup()
  return <NewPasswordPopup code={params.code ?? ''} onClose={onClose} />
}
