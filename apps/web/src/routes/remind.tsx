// [2.10] The popup for a forgotten password, for guests only.
import type { MetaArgs } from 'react-router'
import { RemindPopup } from '../features/auth/remind-popup.tsx'
import { usePopup } from '../lib/popup.ts'
import { buildPopupMeta } from './popup-meta.ts'

export function meta(args: MetaArgs) {
  return buildPopupMeta(args, ({ t }) => ({ title: t('auth.remind.page') }))
}

export default function Remind() {
  const { query, onClose } = usePopup()
  return <RemindPopup wanted={query.get('redirect')} onClose={onClose} />
}
