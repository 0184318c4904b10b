// [4.36] What is left behind when another tournament is chosen: its score stops where it is.
import type { ChosenTournament } from '@yanta/contract'
import { useContestWords } from '../../../domain/contest/use-contest-words.ts'
import type { JoinedTournament } from '../../../domain/tournament/use-join-tournament.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Picture } from '../../../ui/data/picture.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Swap } from '../../../ui/layout/swap.tsx'
import { Modal } from '../../../ui/overlays/modal.tsx'
import './join.messages.json'
import styles from './join.module.css'

interface SwitchModalProps {
  from: ChosenTournament
  to: JoinedTournament
  onAnswer: (isSwitched: boolean) => void
  onClose: () => void
}

export function SwitchModal({ from: { tournament, place }, to, onAnswer, onClose }: SwitchModalProps) {
  const { t, number } = useI18n()
  const words = useContestWords()
  const { title, mechanic, imageDefault } = tournament
  return (
    <Modal
      title={t('tournament.modal.switch.title')}
      closeLabel={t('tournament.modal.close')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('tournament.modal.switch.stay')}</Button>
          <Button look="primary" onClick={() => onAnswer(true)}>
            {t('tournament.modal.switch.accept')}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        <Swap
          from={{
            art: <Scene image={imageDefault.url} />,
            title,
            detail:
              place.position === null
                ? t('tournament.modal.switch.noPlace')
                : t('tournament.modal.switch.place', { place: number(place.position) }),
          }}
          to={{
            art: <Scene image={to.image} />,
            title: to.title,
            detail: t(to.isMember ? 'tournament.modal.switch.again' : 'tournament.modal.switch.fresh'),
          }}
        />
        <Note tone="warning">
          {place.position === null
            ? t('tournament.modal.switch.textNoPlace', { title })
            : t('tournament.modal.switch.text', { title, points: words.score(place.score, mechanic.value) })}
        </Note>
      </div>
    </Modal>
  )
}

function Scene({ image }: { image: string }) {
  return <Picture source={image} alt="" width={720} height={405} sizes="240px" />
}
