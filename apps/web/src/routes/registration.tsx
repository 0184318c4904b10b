// [2.10] The registration popup, for guests only.
import type { MetaArgs } from 'react-router'
import { useRevalidator } from 'react-router'
import { readRedirectPath } from '../features/auth/redirect-path.ts'
import { RegistrationPopup } from '../features/auth/registration/registration-popup.tsx'
import { usePopup } from '../lib/popup.ts'
import { buildPopupMeta } from './popup-meta.ts'
import { useSiteData } from './site-data.ts'

export function meta(args: MetaArgs) {
  return buildPopupMeta(args, ({ t }) => ({ title: t('registration.page') }))
}

export default function Registration() {
  const { beneath, query, onClose } = usePopup()
  const { revalidate } = useRevalidator()
  const serverData = useSiteData()?.serverData
  const wanted = query.get('redirect')
  if (!serverData) return null
  return (
    <RegistrationPopup
      currencies={serverData.currencies}
      termsVersion={serverData.registrationConfig.termsVersion}
      isCaptchaAsked={serverData.captcha.enabled_register}
      redirect={wanted === null ? beneath : readRedirectPath(wanted)}
      wanted={wanted}
      promoCode={query.get('promo') ?? ''}
      subid={readSubid(query.get('subid'))}
      onRefresh={() => void revalidate()}
      onClose={onClose}
    />
  )
}

/** An affiliate's mark of where a visitor comes from [5.15]; nothing else is sent on. */
function readSubid(text: string | null): string | null {
  return text !== null && text.length <= 100 && /^[\w.~-]+$/.test(text) ? text : null
}
