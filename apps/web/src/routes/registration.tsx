// [2.10] The registration popup, for guests only.
import type { MetaArgs } from 'react-router'
import { RegistrationPopup } from '../features/auth/registration-popup.tsx'
import { usePopup } from '../lib/popup.ts'
import { buildPopupMeta } from './popup-meta.ts'

export function meta(args: MetaArgs) {
  return buildPopupMeta(args, ({ t }) => ({ title: t('auth.registration.page') }))
}

export default function Registration() {
  const { query, onClose } = usePopup()
  return <RegistrationPopup wanted={query.get('redirect')} onClose={onClose} />
}
