// Loaded into the site that is drawn, before its own code: its day is always the one its pages are drawn at (open-context.ts), as a day
// has a game of its own. Its clock goes on from there.
const start = Date.parse('2026-11-18T12:00:00+03:00')
const RealDate = Date
const shift = start - RealDate.now()
const now = () => RealDate.now() + shift

globalThis.Date = new Proxy(RealDate, {
  construct: (target, values, shape) =>
    Reflect.construct(target, values.length === 0 ? [now()] : values, shape) as Date,
  apply: () => new RealDate(now()).toString(),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
})
