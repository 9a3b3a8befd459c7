import { createHash } from 'node:crypto'
import { build } from 'esbuild'
import type { Rolldown } from 'vite'

/** What goes into the places of index.html. */
type PageParts = {
  /** Title and tags of this page. */
  head: string
  /** Address of the script that runs before the first paint. */
  first: string
  /** Links to the code of this page's screen. */
  links?: string
  page?: string
  /** Markup after the page, such as its text without scripts. */
  after?: string
}

/** A page out of the built index.html; throws when a place is missing. */
export function fillTemplate(template: string, { head, first, links = '', page = '', after = '' }: PageParts): string {
  const fillings = {
    '<!--head-->': `<script src="${first}"></script>\n    ${head}`,
    '<!--page-->': page,
    '<!--after-->': after,
    // After the entry's own links.
    '</head>': `  ${links}\n  </head>`,
  }
  return Object.entries(fillings).reduce((html, [place, text]) => {
    if (!html.includes(place)) throw new Error(`index.html has no ${place}`)
    return html.replace(place, () => text)
  }, template)
}

/** Every chunk that a chunk needs at once, itself included. */
function withImports(chunks: ReadonlyMap<string, Rolldown.OutputChunk>, file: string, visited = new Set<string>()) {
  if (visited.has(file)) return visited
  visited.add(file)
  for (const needed of chunks.get(file)?.imports ?? []) withImports(chunks, needed, visited)
  return visited
}

/** The files of the chunks that hold these modules, with all that they need at once. Throws when a module is in no chunk. */
export function scriptsFor({ output }: Rolldown.RolldownOutput, modules: readonly string[]) {
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])))
  const files = modules.flatMap((module) => {
    const chunk = [...chunks.values()].find(({ moduleIds }) => moduleIds.includes(module))
    if (chunk === undefined) throw new Error(`${module} is in no chunk`)
    return [...withImports(chunks, chunk.fileName)]
  })
  return { chunks, scripts: [...new Set(files)] }
}

/**
 * Links to the code and styles of a page's own screen, which is loaded on demand: the browser fetches them beside the
 * entry instead of after it. What `template` links already is left out. Throws when a module is in no chunk.
 */
export function linksFor(bundle: Rolldown.RolldownOutput, template: string, modules: readonly string[]): string {
  const { chunks, scripts } = scriptsFor(bundle, modules)
  const styles = new Set(scripts.flatMap((file) => [...(chunks.get(file)?.viteMetadata?.importedCss ?? [])]))
  const missing = (file: string) => !template.includes(`"/${file}"`)
  return [
    ...[...styles].filter(missing).map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...scripts.filter(missing).map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ].join('\n    ')
}

/** The font of every page, which is requested beside its styles, so that the first visit shows it. Throws when the bundle has none. */
export function fontLink({ output }: Rolldown.RolldownOutput): string {
  const font = output.find(({ fileName }) => /\/inter-latin-wght-normal-[^/]+\.woff2$/.test(fileName))
  if (font === undefined) throw new Error('The bundle has no font')
  return `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font.fileName}">`
}

const STYLESHEET = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/g

/**
 * Puts the stylesheets of a page into it, so that its first paint waits for no second file. `read` gives the text of a file
 * of the bundle. The addresses in it must be absolute.
 */
export const inlineStyles = (html: string, read: (file: string) => string): string =>
  html.replace(STYLESHEET, (_, file: string) => `<style>${read(file).replaceAll('</', '<\\/')}</style>`)

/**
 * The script that runs before the first paint, as one classic file with its hash in its name. `routeScripts`: the files of each
 * screen of a signed-in user, by its path; `firstRequests`: the file that sends a screen's first query.
 */
export async function firstPaintFile(
  source: string,
  { routeScripts, firstRequests }: { routeScripts: Readonly<Record<string, readonly string[]>>; firstRequests: string },
): Promise<{ file: string; text: string }> {
  const { outputFiles } = await build({
    entryPoints: [source],
    bundle: true,
    minify: true,
    format: 'iife',
    write: false,
    external: ['/assets/*'],
    define: { ROUTE_SCRIPTS: JSON.stringify(routeScripts), FIRST_REQUESTS: JSON.stringify(`/${firstRequests}`) },
  })
  const text = outputFiles.map((output) => output.text).join('')
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8)
  return { file: `assets/first-paint-${hash}.js`, text }
}
