import { useI18n } from '../../i18n/use-i18n.tsx'
import { Podium } from '../../ui/data/podium.tsx'
import './contest.messages.json'
import type { TournamentItem } from './tournament.ts'
import { useContestWords } from './use-contest-words.ts'

interface CardPodiumProps {
  contest: Pick<TournamentItem, 'title' | 'podium' | 'mechanic'>
}

/** [2.44] The first three on the card of what is over. */
export function CardPodium({ contest: { title, podium, mechanic } }: CardPodiumProps) {
  const { t } = useI18n()
  const words = useContestWords()
  return (
    <Podium
      isSmall
      label={t('contest.tournament.podium', { title })}
      people={podium.map(({ username, avatar, score }) => ({
        name: username,
        image: avatar,
        prize: words.score(score, mechanic.value),
      }))}
    />
  )
}
