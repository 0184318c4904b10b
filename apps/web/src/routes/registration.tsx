// [2.10] The registration popup, for guests only.
import type { MetaArgs } from 'react-router'
import { useRevalidator } from 'react-router'
import { readRedirectPath } from '../features/auth/redirect-path.ts'
import { RegistrationPopup } from '../features/auth/registration/registration-popup.tsx'
import { usePopup } from '../navigation/popup.ts'
import { buildPopupMeta } from './popup-meta.ts'
import { useSite } from '../site/site-data.ts'

export function meta(args: MetaArgs) {
  return buildPopupMeta(args, ({ t }) => ({ title: t('registration.page') }))
}

export default function Registration() {
  const { beneath, query, onClose } = usePopup()
  const { revalidate } = useRevalidator()
  const serverData = useSite()?.serverData
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
      onRefresh={() => void revalidate()}
      onClose={onClose}
    />
  )
}
