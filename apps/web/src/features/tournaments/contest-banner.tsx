import type { ReactNode } from 'react'
import { Banner } from '../../ui/layout/banner.tsx'
import { Picture } from '../../ui/data/picture.tsx'
import type { Contest } from '../../domain/contest/tournament.ts'

interface ContestBannerProps {
  contest: Pick<Contest, 'title' | 'image' | 'wideImage' | 'status'>
  headingLevel?: 1 | 2
  /** What it is about. */
  text: ReactNode
  /** Its state, and what the player has to do with it. */
  tags: ReactNode
  /** A button or a timer. */
  footer?: ReactNode
  isFirst?: boolean
}

/** A tournament or series over its picture; a picture without a wide version is at the right. */
export function ContestBanner({ contest, headingLevel, text, tags, footer, isFirst }: ContestBannerProps) {
  const { title, image, wideImage, status } = contest
  return (
    <Banner
      title={title}
      text={text}
      headingLevel={headingLevel}
      look={wideImage ? 'wide' : 'side'}
      isPast={status === 'past'}
      tags={tags}
      footer={footer}
      art={
        <Picture
          source={wideImage ?? image}
          narrow={image}
          alt=""
          width={1200}
          height={480}
          sizes="(max-width: 1054px) 100vw, 80vw"
          isFirst={isFirst}
        />
      }
    />
  )
}
