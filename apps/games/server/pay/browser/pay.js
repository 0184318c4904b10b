// What the payment page can do besides its forms: local time, the time a code is left, waiting, and telling the site around it.
// @ts-check
const { state, back, site } = document.body.dataset
const waitMs = 2_000

for (const time of document.querySelectorAll('time')) {
  const format = { dateStyle: 'short', timeStyle: 'short' }
  time.textContent = new Date(time.dateTime).toLocaleString(
    document.documentElement.lang,
    /** @type {Intl.DateTimeFormatOptions} */ (format),
  )
}

/** @type {HTMLElement | null} */
const left = document.querySelector('[data-until]')
if (left) {
  const show = () => {
    const seconds = Math.max(0, Math.ceil((Date.parse(left.dataset.until ?? '') - Date.now()) / 1000))
    const clock = [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0'))
    left.textContent = `${left.dataset.left} ${clock.join(':')}`
  }
  show()
  setInterval(show, 1_000)
}

if (state === 'processing' && back) setTimeout(() => location.replace(back), waitMs)

// Only within the site.
if (site) {
  /** @param {'finished' | 'closed'} type */
  const tell = (type) => parent.postMessage({ source: 'testpay', type }, site)
  if (state === 'success') tell('finished')
  document.getElementById('close')?.addEventListener('click', () => tell('closed'))
  // The dialog around it hears no key that is pressed in here.
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') tell('closed')
  })
}
