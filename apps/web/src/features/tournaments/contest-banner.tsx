import type { ReactNode } from 'react'
import { Banner } from '../../ui/banner.tsx'
import { Picture } from '../../ui/picture.tsx'
import { ContestTag } from './contest-tag.tsx'
import type { Contest } from './tournament.ts'

interface ContestBannerProps {
  contest: Contest
  headingLevel?: 1 | 2
  /** A button; the timer stands beside it. */
  footer: ReactNode
  isFirst?: boolean
}

/** What a tournament or a series is, over its scene; a scene that was not drawn wide stands at the right. */
export function ContestBanner({ contest, headingLevel, footer, isFirst }: ContestBannerProps) {
  const { title, description, image, wideImage, status } = contest
  return (
    <Banner
      title={title}
      text={description}
      headingLevel={headingLevel}
      look={wideImage ? 'wide' : 'side'}
      isPast={status === 'past'}
      tags={<ContestTag status={status} />}
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
