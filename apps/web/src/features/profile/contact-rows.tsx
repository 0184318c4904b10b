import { type ContactType, type Profile, maskPhone } from '@yanta/contract'
import { openModal } from '../../dialogs/store.ts'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Row, RowList } from '../../ui/layout/row-list.tsx'
import { StatusTag } from '../../ui/data/status-tag.tsx'
import { hideEmail } from './hide-contact.ts'

/** [3.11] Phone and e-mail, masked against onlookers, and whether they are confirmed; one that is not leads to its confirmation. */
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
        title={phone ? maskPhone(phone.value) : t('profile.verification.noPhone')}
        end={<State isVerified={phone?.is_verified} kind="phone" />}
      />
      <Row
        icon="mail"
        label={email && t('profile.info.email')}
        title={email ? hideEmail(email.email) : t('profile.verification.noEmail')}
        end={<State isVerified={email?.is_verified} kind="email" />}
      />
    </RowList>
  )
}

/** @param isVerified undefined: there is no such contact yet */
function State({ isVerified, kind }: { isVerified: boolean | undefined; kind: ContactType }) {
  const { t } = useI18n()
  if (isVerified)
    return (
      <StatusTag size="small" tone="green" icon="check">
        {t(kind === 'phone' ? 'profile.info.confirmed' : 'profile.info.confirmedEmail')}
      </StatusTag>
    )
  const action = isVerified === undefined ? 'add' : 'confirm'
  return (
    <Button
      size="small"
      aria-haspopup="dialog"
      aria-label={t(`profile.contacts.${action}.${kind}`)}
      onClick={() => openModal('contact', { kind })}
    >
      {t(`profile.contacts.${action}`)}
    </Button>
  )
}
