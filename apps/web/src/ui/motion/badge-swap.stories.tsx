import levels from '@yanta/art/levels.json'
import { useState } from 'react'
import { BadgeSwap } from './badge-swap.tsx'
import { Button } from '../actions/button.tsx'
import { Surface } from '../gallery/cells.tsx'
import { story } from '../gallery/story.tsx'

export default { title: 'Motion/Badge swap' }

const words = {
  ru: { again: 'Ещё раз', before: 'Парус', after: 'Шторм' },
  en: { again: 'Once more', before: 'Sail', after: 'Storm' },
}

function Swapping({ again, before, after }: typeof words.ru) {
  const [turn, setTurn] = useState(0)
  return (
    <Surface>
      <div
        style={{ display: 'grid', justifyItems: 'center', gap: 24, overflow: 'hidden', padding: '40px 0' }}
      >
        <BadgeSwap
          key={turn}
          before={{ image: levels['level-6'], name: before }}
          after={{ image: levels['level-7'], name: after }}
        />
        <Button size="small" onClick={() => setTurn(turn + 1)}>
          {again}
        </Button>
      </div>
    </Surface>
  )
}

export const NextLevel = story(words, (w) => <Swapping {...w} />)
