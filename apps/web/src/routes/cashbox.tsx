// [2.12] The cashbox popup, for players only; a game beneath it keeps running.
import { type MetaArgs, useLocation, useNavigate } from 'react-router'
import { CashboxModal } from '../features/cashbox/cashbox-modal.tsx'
import { buildPopupLink } from '../navigation/popup-link.ts'
import { usePopup } from '../navigation/popup.ts'
import { buildPopupMeta } from './popup-meta.ts'
import { useSite } from '../site/site-data.ts'

export function meta(args: MetaArgs) {
  return buildPopupMeta(args, ({ t }) => ({ title: t('shell.page.suffix', { title: t('cashbox.title') }) }))
}

export default function Cashbox() {
  const { query, beneath, onClose } = usePopup()
  const player = useSite()?.player
  const navigate = useNavigate()
  const { pathname, search, mask } = useLocation()
  /** The popup and the screen beneath stay as they are. */
  function handleAddress(address: string) {
    const { to, ...options } = buildPopupLink(address, { pathname, search, mask }, false)
    void navigate(to, { ...options, defaultShouldRevalidate: false })
  }
  return (
    player && (
      <CashboxModal
        query={query}
        returnQuery={beneath.split('?')[1] ?? ''}
        onAddress={handleAddress}
        onClose={onClose}
      />
    )
  )
}
