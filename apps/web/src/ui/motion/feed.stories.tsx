import avatars from '@yanta/art/avatars.json'
import { useState } from 'react'
import { Avatar } from '../data/avatar.tsx'
import { Button } from '../actions/button.tsx'
import { Feed } from './feed.tsx'
import { story } from '../gallery/story.tsx'

export default { title: 'Motion/Feed' }

const words = {
  ru: {
    label: 'Живые выигрыши',
    add: 'Новый выигрыш',
    sums: ['+184 200 ₽', '+8 300 ₽', '+5 120 ₽', '+9 760 ₽'],
  },
  en: { label: 'Live wins', add: 'New win', sums: ['+184,200 ₽', '+8,300 ₽', '+5,120 ₽', '+9,760 ₽'] },
}

const names = ['lis***', 'o.k***', 'zh***ya', 'nika***']
const frame = {
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minWidth: 218,
  padding: '8px 18px 8px 8px',
  borderRadius: 'var(--radius-md)',
  background: 'var(--surface-card)',
}

function Winning({ label, add, sums }: typeof words.ru) {
  const [count, setCount] = useState(4)
  const items = Array.from({ length: Math.min(count, 12) }, (_, index) => count - 1 - index).map(
    (number) => ({
      id: String(number),
      content: (
        <div style={frame}>
          <Avatar name={names[number % 4]!} image={Object.values(avatars)[number % 8]} />
          <span>
            {names[number % 4]}
            <br />
            <b style={{ color: 'var(--success)' }}>{sums[number % 4]}</b>
          </span>
        </div>
      ),
    }),
  )
  return (
    <div style={{ display: 'grid', gap: 20, justifyItems: 'start' }}>
      <div style={{ width: '100%', minWidth: 0, display: 'grid' }}>
        <Feed label={label} items={items} />
      </div>
      <Button size="small" onClick={() => setCount(count + 1)}>
        {add}
      </Button>
    </div>
  )
}

export const Wins = story(words, (w) => <Winning {...w} />)
