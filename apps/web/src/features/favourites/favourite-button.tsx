import { useI18n } from '../../i18n/use-i18n.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Icon } from '../../ui/data/icon.tsx'
import styles from './favourite-button.module.css'
import { favourites } from './favourites-store.ts'
import { useIsLiked } from './use-is-liked.ts'
import './favourites.messages.json'

/** The heart with a label, where there is space for it. */
export function FavouriteButton({ slug }: { slug: string }) {
  const { t } = useI18n()
  const isLiked = useIsLiked(slug)
  return (
    <Button
      isWide
      className={isLiked ? styles.liked : undefined}
      onClick={() => favourites.press(slug, !isLiked)}
    >
      <Icon name="heart" />
      {t(isLiked ? 'favourites.button.remove' : 'favourites.button.add')}
    </Button>
  )
}
