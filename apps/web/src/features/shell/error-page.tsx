// The page of a status. Its code comes with that of menu and footer, its entry with the first touch: most visits never see it.
import { type ComponentProps, Suspense } from 'react'
import { lazyPatiently } from '../../data/api/lazy-patiently.ts'

const load = async () => (await import('./error-screen.tsx')).ErrorScreen
const ErrorScreen = import.meta.env.SSR ? await load() : lazyPatiently(load)

export function ErrorPage(props: ComponentProps<Awaited<ReturnType<typeof load>>>) {
  return (
    <Suspense>
      <ErrorScreen {...props} />
    </Suspense>
  )
}
