import { useState } from 'react'
import { Button } from '../actions/button.tsx'
import { story } from '../gallery/story.tsx'
import { Presence } from '../motion/presence.tsx'
import { Sheet } from './sheet.tsx'

export default { title: 'Overlays/Sheet' }

const words = {
  ru: {
    open: 'Открыть',
    close: 'Закрыть',
    title: 'Об игре',
    text: 'Пять барабанов, двадцать линий. Выигрыш платится слева направо.',
  },
  en: {
    open: 'Open',
    close: 'Close',
    title: 'About the game',
    text: 'Five reels, twenty lines. Wins pay from left to right.',
  },
}

function Opened({
  open,
  close,
  title,
  children,
}: {
  open: string
  close: string
  title: string
  children: string
}) {
  const [isOpen, setIsOpen] = useState(true)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{open}</Button>
      <Presence>
        {isOpen && (
          <Sheet title={title} closeLabel={close} onClose={() => setIsOpen(false)}>
            {children}
          </Sheet>
        )}
      </Presence>
    </>
  )
}

export const Short = story(words, (w) => <Opened {...w}>{w.text}</Opened>)
export const Long = story(words, (w) => (
  <Opened {...w}>{Array.from({ length: 40 }, () => w.text).join(' ')}</Opened>
))
