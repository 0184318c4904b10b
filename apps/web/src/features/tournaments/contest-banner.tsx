import type { ReactNode } from 'react'
import { Banner } from '../../ui/layout/banner.tsx'
import { Picture } from '../../ui/data/picture.tsx'
import { ContestTag } from '../../domain/contest/contest-tag.tsx'
import type { Contest } from '../../domain/contest/tournament.ts'

interface ContestBannerProps {
  contest: Contest
  headingLevel?: 1 | 2
  /** A button, shown beside the timer. */
  footer: ReactNode
  isFirst?: boolean
}

/** A tournament or series over its picture; a picture without a wide version is at the right. */
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
