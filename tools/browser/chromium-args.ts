// The switches that every Chromium of tests and benches starts with.

/**
 * What Playwright switches off itself. Of two `--disable-features` Chromium takes the last alone, so that ours names these too
 * (chromium-args.test.ts compares the list with the installed Playwright).
 */
export const featuresOffByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
]

/** Two pages of the browser's own address bar, loaded unseen in each window: 1.2 s of CPU a window, nearly half of a lobby's load. */
const addressBarFeatures = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

/** A renderer that waits for a next site; a journey stays with one, and its next page is in a context that can't use it. */
const spareRendererFeatures = ['SpareRendererForSitePerProcess']

export const chromiumArgs = listArgs(addressBarFeatures)

/**
 * For tests alone: a bench measures a navigation as people have it, with a renderer that has started already. The headless shell would
 * round the widths of letters to whole pixels, as no browser with a window does.
 */
export const testChromiumArgs = [
  ...listArgs([...addressBarFeatures, ...spareRendererFeatures]),
  '--font-render-hinting=none',
]

function listArgs(featuresOff: readonly string[]): string[] {
  return [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${[...featuresOffByPlaywright, ...featuresOff].join(',')}`,
  ]
}
