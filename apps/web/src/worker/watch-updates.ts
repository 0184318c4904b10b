// Finds newer releases of the site. A worker waits for the word of a visitor whose page is of an earlier release; a page that is itself of
// the newer release, as after a reload, has nothing to offer, and puts it in place without loading anything anew.
import { findRouteList } from '../browser/route-list.ts'
import { siteUpdate } from '../browser/site-update.ts'

/** Offers each newer release to the visitor. */
export function watchUpdates(
  registration: ServiceWorkerRegistration,
  workers: Pick<ServiceWorkerContainer, 'addEventListener'>,
): void {
  const offer = async (worker: ServiceWorker | null) => {
    // The first worker of a browser replaces nothing.
    if (!worker || !registration.active) return
    const release = await readRelease(worker)
    if (worker.state !== 'installed') return
    if (isNewer(release)) siteUpdate.setState({ waiting: worker, isOffered: true })
    else if (release === findRouteList()?.version) worker.postMessage({ type: 'activate' })
  }
  // One function: a worker that is watched twice is offered once.
  const followState = ({ target }: Event) => {
    if ((target as ServiceWorker).state === 'installed') void offer(target as ServiceWorker)
  }
  const watch = (worker: ServiceWorker | null) => worker?.addEventListener('statechange', followState)
  registration.addEventListener('updatefound', () => watch(registration.installing))
  watch(registration.installing)
  void offer(registration.waiting)
  workers.addEventListener(
    'message',
    ({ data }: MessageEvent<{ type?: string; release?: unknown } | null>) => {
      if (data?.type === 'updated' && isNewer(data.release))
        siteUpdate.setState({ isApplied: true, isOffered: true })
    },
  )
  siteUpdate.setState({ isWatched: true })
}

/** Never resolves for a worker that does not answer, such as the one that takes itself away. */
function readRelease(worker: ServiceWorker): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      resolve(data)
      port1.close()
    })
    port1.start()
    worker.postMessage({ type: 'release' }, [port2])
  })
}

/** The release of a page is the version of its list of routes, which changes with every file of the site. */
function isNewer(release: unknown): boolean {
  const own = findRouteList()?.version
  return typeof release === 'string' && own !== undefined && release !== own
}
