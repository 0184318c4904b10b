// The code of a page is fetched and started after the first paint: until then a phone's network and processor are used for visible
// content. A hidden page is not painted, and starts at once. What is pressed meanwhile is noted (`browser/early-press.ts`).

import { isSwitchedOff } from './switched-off.ts'

const modulePreload = /<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>/g
/** The router's start script: imports of its manifest and of each route of the screen. */
const routerStart = /import "([^"]+)";\n((?:import \* as \w+ from "[^"]+";\n)+)/

/** URLs of the modules preloaded by a document's head. Pure. */
export function listModules(head: string): string[] {
  return [...head.matchAll(modulePreload)].map((match) => match[1]!)
}

/** The head without module preloads. Pure. */
export function dropModules(head: string): string {
  return head.replaceAll(modulePreload, '')
}

const isOff = isSwitchedOff('late-start')

/** The end of a document with a deferred start; null where none is wanted, and for an unknown start script, as in development. */
export function startAfterPaint(end: string, modules: readonly string[]): string | null {
  const [whole, list, imports = ''] = routerStart.exec(end) ?? []
  if (isOff || !whole) return null
  const routes = [...imports.matchAll(/import \* as (\w+) from ("[^"]+")/g)]
  const late = [
    'addEventListener("click",self.earlyPress=e=>setTimeout(()=>{earlyPress.of=Object.keys(e.target).length?null:e.target}),!0);',
    'await new Promise(go=>document.hidden?go():requestAnimationFrame(()=>setTimeout(go)));',
    `for(const href of ${JSON.stringify(modules)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));`,
    `const [,${routes.map(([, name]) => name).join()}]=await Promise.all([import("${list}"),${routes.map(([, , file]) => `import(${file})`).join()}]);`,
  ].join('')
  return end.replace(whole, () => late)
}
