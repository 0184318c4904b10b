// [2.10] The popup for a forgotten password, for guests only.
import type { MetaArgs } from 'react-router'
import { readRedirectPath } from '../features/auth/redirect-path.ts'
import { RemindPopup } from '../features/auth/remind/remind-popup.tsx'
import { usePopup } from '../navigation/popup.ts'
import { buildPopupMeta } from './popup-meta.ts'

export function meta(args: MetaArgs) {
  return buildPopupMeta(args, ({ t }) => ({ title: t('auth.remind.page') }))
}

export default function Remind() {
  const { beneath, query, onClose } = usePopup()
  const wanted = query.get('redirect')
  return (
    <RemindPopup
      wanted={wanted}
      redirect={wanted === null ? beneath : readRedirectPath(wanted)}
      onClose={onClose}
    />
  )
}
