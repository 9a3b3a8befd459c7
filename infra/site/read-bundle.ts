import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * What the web build left in a folder: which paths have a page of their own, which file is the app, and the paths of the
 * files beside it, such as `/robots.txt`.
 */
export type WebBundle = { folder: string; pages: readonly string[]; files: readonly string[]; appFile: string }

/** The build may leave an empty page for the app beside the pre-rendered home. */
const APP_FILE = 'app.html'

const filesIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => `/${name}`)

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
  return { folder, pages: pagesIn(folder, '').sort(), files: filesIn(folder).sort(), appFile }
}
