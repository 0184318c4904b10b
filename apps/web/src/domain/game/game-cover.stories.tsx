import covers from '@yanta/art/covers.json'
import styles from '../../ui/gallery/cells.module.css'
import { Cells } from '../../ui/gallery/cells.tsx'
import { story } from '../../ui/gallery/story.tsx'
import { GameCover } from './game-cover.tsx'

export default { title: 'Content/Game cover' }

export const Covers = story({ ru: {}, en: {} }, () => (
  <Cells>
    {[covers['neon-drive-tall'], covers['honey-jar-tall']].map((cover) => (
      <GameCover key={cover} source={cover} className={styles.cover} isFirst />
    ))}
  </Cells>
))
