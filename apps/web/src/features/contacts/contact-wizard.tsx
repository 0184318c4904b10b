// The wizard that proves a phone or an e-mail address, as a dialog and as a card on a page. Which step is shown is decided by the
// machine; a step only says what it is about and what its buttons do.
import type { ContactType, Profile } from '@yanta/contract'
import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'
import { useContactText } from '../../domain/codes/use-contact-text.ts'
import { openModal } from '../../dialogs/store.ts'
import { showToast } from '../../dialogs/toast-queue.ts'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { useSite } from '../../site/site-data.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Icon } from '../../ui/data/icon.tsx'
import { Result } from '../../ui/feedback/result.tsx'
import { WizardCard, WizardDialog } from '../../ui/overlays/wizard.tsx'
import { ChangeStep } from './change-step.tsx'
import { CodeStep } from './code-step.tsx'
import { countSteps, hasWayBack } from './contact-machine.ts'
import { ContactStep } from './contact-step.tsx'
import './contacts.messages.json'
import { type ContactWizardControl, useContactWizard } from './use-contact-wizard.ts'

export interface ContactWizardProps {
  kind: ContactType
  /** It is over: the contact is proven, or the player leaves. */
  onClose: () => void
}

export function ContactWizardModal(props: ContactWizardProps) {
  const { t } = useI18n()
  const wizard = useOwnWizard(props)
  return <WizardDialog {...useSteps(props, wizard)} closeLabel={t('contacts.close')} onClose={wizard.exit} />
}

/** The same as a part of a page. */
export function ContactWizardCard(props: ContactWizardProps) {
  return <WizardCard {...useSteps(props, useOwnWizard(props))} />
}

const stepCount = 3

/** Closes when it is over. An e-mail address has no step that says it is proven [2.59]. */
function useOwnWizard({ kind, onClose }: ContactWizardProps): ContactWizardControl {
  const { t } = useI18n()
  const { revalidate } = useRevalidator()
  const wizard = useContactWizard(kind, () => {
    if (kind === 'email') showToast({ type: 'success', title: t('contacts.email.done') })
    void revalidate()
  })
  const { isOver } = wizard.state
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (isOver) close()
  }, [isOver])
  return wizard
}

function useSteps({ kind, onClose }: ContactWizardProps, wizard: ContactWizardControl) {
  const { t } = useI18n()
  const profile = useSite()?.player?.profile
  const { state, isFailed } = wizard
  const { step, contact } = state
  const written = useContactText(contact && { type: kind, value: contact.value })

  const current = countSteps(state)
  const shared = {
    progress:
      current === null
        ? undefined
        : {
            label: t('contacts.steps'),
            valueText: t('contacts.step', { current, count: stepCount }),
            current,
            count: stepCount,
          },
    back: hasWayBack(state) ? { label: t('contacts.back'), onBack: wizard.back } : undefined,
  }
  if (isFailed)
    return {
      title: t(`contacts.${kind}.title`),
      children: (
        <Result
          outcome="failure"
          title={t('contacts.failed')}
          text={t('contacts.failed.text')}
          actions={
            <Button look="primary" onClick={wizard.reload}>
              {t('contacts.retry')}
            </Button>
          }
        />
      ),
    }
  if (step === 'ReachedLimit')
    return {
      title: t('contacts.limit.title'),
      children: (
        <Result
          outcome="stopped"
          title={written}
          text={t(`contacts.${kind}.limit`)}
          actions={
            <>
              <Button onClick={wizard.exit}>{t('contacts.exit')}</Button>
              <Button
                look="primary"
                onClick={() => openModal('support', { reason: 'codes', isChatWanted: true })}
              >
                <Icon name="chat" size={18} />
                {t('contacts.limit.chat')}
              </Button>
            </>
          }
        />
      ),
    }
  if (step === 'ContactConfirmed') return { ...shared, ...describeEnd(profile) }
  if (step === 'PhoneConfirm' || step === 'EmailConfirm')
    return {
      ...shared,
      title: t(`contacts.${kind}.code`),
      children: <CodeStep kind={kind} contact={written} wizard={wizard} />,
    }
  if (step === 'PhoneChange' || step === 'EmailChange')
    return {
      ...shared,
      title: t(`contacts.${kind}.title`),
      children: <ChangeStep kind={kind} wizard={wizard} />,
    }
  return {
    ...shared,
    title: t(`contacts.${kind}.title`),
    loadingText: step === 'Loading' ? t('contacts.loading') : undefined,
    children: <ContactStep kind={kind} contact={written} wizard={wizard} />,
  }

  /** The phone is proven; a player who registered by e-mail needs that as well [3.14]. */
  function describeEnd(player: Profile | undefined) {
    const needsEmail =
      player?.registration_contact_type === 'email' && !player.emails.some(({ is_verified }) => is_verified)
    return {
      title: t('contacts.done.title'),
      back: undefined,
      children: (
        <Result
          outcome="success"
          title={t('contacts.phone.done')}
          text={t(needsEmail ? 'contacts.phone.done.email' : 'contacts.phone.done.text')}
          actions={
            <>
              {needsEmail && (
                <Button
                  onClick={() => {
                    onClose()
                    openModal('contact', { kind: 'email' })
                  }}
                >
                  {t('contacts.done.mail')}
                </Button>
              )}
              <Button look="primary" onClick={onClose}>
                {t('contacts.done.ok')}
              </Button>
            </>
          }
        />
      ),
    }
  }
}
