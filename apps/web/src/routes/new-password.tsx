// [2.11] Where a link for a new password leads, for guests only.
import type { MetaArgs } from 'react-router'
import { NewPasswordPopup } from '../features/auth/new-password-popup.tsx'
import { usePopup } from '../lib/popup.ts'
import { buildPopupMeta } from './popup-meta.ts'

export function meta(args: MetaArgs) {
  return buildPopupMeta(args, ({ t }) => ({ title: t('auth.newPassword.page') }))
}

export default function NewPassword() {
  const { onClose } = usePopup()
  return <NewPasswordPopup onClose={onClose} />
}
