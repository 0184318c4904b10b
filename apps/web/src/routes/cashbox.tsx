// [2.12] The cashbox popup, for players only; a game beneath it keeps running.
import type { MetaArgs } from 'react-router'
import { CashboxModal } from '../features/cashbox/cashbox-modal.tsx'
import { usePopup } from '../navigation/popup.ts'
import { buildPopupMeta } from './popup-meta.ts'
import { useSite } from '../site/site-data.ts'

export function meta(args: MetaArgs) {
  return buildPopupMeta(args, ({ t }) => ({ title: t('shell.page.suffix', { title: t('cashbox.title') }) }))
}

export default function Cashbox() {
  const { query, onClose } = usePopup()
  const player = useSite()?.player
  return player && <CashboxModal wantedTab={query.get('tab')} onClose={onClose} />
}
