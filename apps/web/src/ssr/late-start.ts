// The code of a page is fetched and started once the page is painted: until then a phone's line and processor belong to what can be
// seen. A page that nobody looks at is not painted, and starts at once.

const modulePreload = /<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>/g
/** What the router writes to start: its list of routes, and the routes of the screen, each an import of its own. */
const routerStart = /import "([^"]+)";\n((?:import \* as \w+ from "[^"]+";\n)+)/

/** Addresses of the modules that a document's head would have fetched early. Pure. */
export function listModules(head: string): string[] {
  return [...head.matchAll(modulePreload)].map((match) => match[1]!)
}

/** The head without them. Pure. */
export function dropModules(head: string): string {
  return head.replaceAll(modulePreload, '')
}

/** The end of a document with its start put off; null when the router starts in another way, as in development. Pure. */
export function startAfterPaint(end: string, modules: readonly string[]): string | null {
  const [whole, list, imports = ''] = routerStart.exec(end) ?? []
  if (!whole) return null
  const routes = [...imports.matchAll(/import \* as (\w+) from ("[^"]+")/g)]
  const late = [
    'await new Promise(go=>document.hidden?go():requestAnimationFrame(()=>setTimeout(go)));',
    `for(const href of ${JSON.stringify(modules)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));`,
    `const [,${routes.map(([, name]) => name).join()}]=await Promise.all([import("${list}"),${routes.map(([, , file]) => `import(${file})`).join()}]);`,
  ].join('')
  return end.replace(whole, () => late)
}
