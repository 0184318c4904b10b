import { useEffect, useState } from 'react'
import { story } from '../../ui/gallery/story.tsx'
import { RollingAmount } from './rolling-amount.tsx'

export default { title: 'Progress/Digit roll' }

const words = {
  ru: { amounts: ['12 480,50 ₽', '12 503,00 ₽', '9 999,90 ₽'] },
  en: { amounts: ['12,480.50 ₽', '12,503.00 ₽', '9,999.90 ₽'] },
}

function Changing({ amounts }: { amounts: string[] }) {
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setTurn((before) => before + 1), 2_000)
    return () => clearInterval(timer)
  }, [])
  return <RollingAmount text={amounts[turn % amounts.length]!} />
}

export const Changes = story(words, (w) => <Changing amounts={w.amounts} />)
