import type { Profile } from '@yanta/contract'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { Row, RowList } from '../../ui/layout/row-list.tsx'
import { StatusTag } from '../../ui/data/status-tag.tsx'
import { hideEmail, hidePhone } from './hide-contact.ts'

/** [3.11] Phone and e-mail, masked against onlookers, and whether they are confirmed. */
export function ContactRows({ profile, hasNickname }: { profile: Profile; hasNickname?: boolean }) {
  const { t } = useI18n()
  const phone = profile.phones.find(({ is_primary }) => is_primary)
  const email = profile.emails.find(({ is_primary }) => is_primary)
  return (
    <RowList look="boxed" label={t('profile.info.contacts')}>
      {hasNickname && <Row icon="user" label={t('profile.info.nickname')} title={profile.nick_name} />}
      <Row
        icon="phone"
        label={phone && t('profile.info.phone')}
        title={phone ? hidePhone(phone.value) : t('profile.verification.noPhone')}
        end={phone && <State isVerified={phone.is_verified} kind="phone" />}
      />
      <Row
        icon="mail"
        label={email && t('profile.info.email')}
        title={email ? hideEmail(email.email) : t('profile.verification.noEmail')}
        end={email && <State isVerified={email.is_verified} kind="email" />}
      />
    </RowList>
  )
}

const words = {
  phone: { yes: 'profile.info.confirmed', no: 'profile.info.waits' },
  email: { yes: 'profile.info.confirmedEmail', no: 'profile.info.waitsEmail' },
} as const

function State({ isVerified, kind }: { isVerified: boolean; kind: keyof typeof words }) {
  const { t } = useI18n()
  return (
    <StatusTag size="small" tone={isVerified ? 'green' : 'grey'} icon={isVerified ? 'check' : 'clock'}>
      {t(words[kind][isVerified ? 'yes' : 'no'])}
    </StatusTag>
  )
}
