// A site on one's own machine, whose origin names localhost, also listens at the addresses of that name. Pages opened there would work
// by half, since calls, the socket and the games' frames accept the site's origin alone.

/** Builds the check whether a Host is such an address of the site. */
export function buildLocalAddressCheck(siteOrigin: string): (host: string | undefined) => boolean {
  const { hostname, host: siteHost } = new URL(siteOrigin)
  if (hostname !== 'localhost') return () => false
  const hosts = ['127.0.0.1', '[::1]'].map((address) => siteHost.replace(hostname, address))
  return (host) => host !== undefined && hosts.includes(host)
}
