// [2.11] Where a link for a new password leads, for guests only. Its code opens an account: nothing on the page hands the address on.
import type { MetaArgs } from 'react-router'
import { NewPasswordPopup } from '../features/auth/remind/new-password-popup.tsx'
import { usePopup } from '../lib/popup.ts'
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
