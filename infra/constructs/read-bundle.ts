import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** What the web build left in a folder: which paths have a page of their own, and which file is the app. */
export type WebBundle = { folder: string; pages: readonly string[]; appFile: string }

/** The build may leave an empty page for the app beside the pre-rendered home. */
const APP_FILE = 'app.html'

function pagesIn(folder: string, path: string): string[] {
  const entries = readdirSync(join(folder, path), { withFileTypes: true })
  const own = entries.some((entry) => entry.name === 'index.html') ? [path || '/'] : []
  const inner = entries
    .filter((entry) => entry.isDirectory())
    .flatMap((entry) => pagesIn(folder, `${path}/${entry.name}`))
  return [...own, ...inner]
}

/** Reads the built bundle; undefined when there is none yet. */
export function readBundle(folder: string): WebBundle | undefined {
  if (!existsSync(join(folder, 'index.html'))) return undefined
  const appFile = existsSync(join(folder, APP_FILE)) ? APP_FILE : 'index.html'
  return { folder, pages: pagesIn(folder, '').sort(), appFile }
}
