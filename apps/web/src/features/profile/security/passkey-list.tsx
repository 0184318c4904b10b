import { type Passkey, removePasskey } from '@yanta/contract'
import { useRef } from 'react'
import { browserCall } from '../../../data/api/browser-call.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { askConfirm } from '../../../dialogs/dialogs.ts'
import { showToast } from '../../../dialogs/toast-queue.ts'
import { useAction } from '../../../data/use-action.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { IconTile } from '../../../ui/data/icon-tile.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Row, RowList } from '../../../ui/layout/row-list.tsx'
import { useIsHydrated } from '../../../ui/use-is-hydrated.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import frame from '../profile-frame.module.css'
import { useMoment } from '../use-moment.ts'
import { askPasskey } from './security-dialogs.ts'
import styles from './security.module.css'
import { useResult } from './use-result.ts'

interface PasskeyListProps {
  passkeys: Passkey[]
  /** User name for password managers. */
  username: string
}

/** Passkeys of the player: login by finger, face or PIN instead of a password. */
export function PasskeyList({ passkeys, username }: PasskeyListProps) {
  const { t } = useI18n()
  const sayMoment = useMoment()
  const settle = useResult()
  const heading = useRef<HTMLHeadingElement>(null)
  const canAdd = useCanMakePasskeys()

  const { run, pending } = useAction(async ({ id, name }: Passkey) => {
    const answer = await browserCall(removePasskey, { params: { id } })
    if (!(await settle(answer, t('security.passkeys.remove.failed')))) return
    showToast({ type: 'success', title: t('security.passkeys.removed'), text: name })
    heading.current?.focus()
  })
  async function remove(passkey: Passkey) {
    const isWanted = await askConfirm({
      title: t('security.passkeys.remove.question'),
      text: t('security.passkeys.remove.text', { name: passkey.name }),
      acceptLabel: t('security.passkeys.remove'),
      cancelLabel: t('security.cancel'),
      isDangerous: true,
    })
    if (isWanted) await run(passkey)
  }

  return (
    <Card className={frame.part}>
      <div className={styles.top}>
        <h2 ref={heading} tabIndex={-1}>
          {t('security.passkeys')}
        </h2>
        {canAdd && (
          <Button look="line" size="small" onClick={() => askPasskey({ username })}>
            {t('security.passkeys.add')}
          </Button>
        )}
      </div>
      <p>{t('security.passkeys.text')}</p>
      {!canAdd && <Note>{t('security.passkeys.unable')}</Note>}
      {passkeys.length > 0 && (
        <RowList label={t('security.passkeys')}>
          {passkeys.map((passkey) => (
            <Row
              key={passkey.id}
              lead={<IconTile icon="fingerprint" />}
              title={passkey.name}
              detail={
                passkey.lastUsedAt
                  ? t('security.passkeys.used', { moment: sayMoment(passkey.lastUsedAt) })
                  : t('security.passkeys.made', { moment: sayMoment(passkey.createdAt) })
              }
              end={
                <Button
                  size="small"
                  isWaiting={pending?.[0].id === passkey.id}
                  onClick={() => void remove(passkey)}
                >
                  {t('security.passkeys.remove')}
                  <VisuallyHidden>{passkey.name}</VisuallyHidden>
                </Button>
              }
            />
          ))}
        </RowList>
      )}
    </Card>
  )
}

/** The server assumes support: nearly every browser has it. */
function useCanMakePasskeys(): boolean {
  return !useIsHydrated() || typeof PublicKeyCredential === 'function'
}
