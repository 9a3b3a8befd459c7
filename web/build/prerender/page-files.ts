import { createHash } from 'node:crypto'
import { build } from 'esbuild'
import type { Rolldown } from 'vite'

/** The values for the placeholders in index.html. */
type PageParts = {
  /** The page's title and tags. */
  head: string
  /** URL of the script that runs before the first paint. */
  first: string
  /** Links to the code of the page's screen. */
  links?: string
  page?: string
  /** Markup after the page, such as its text without JavaScript. */
  after?: string
}

/** Fills in the built index.html. Throws if a placeholder is missing. */
export function fillTemplate(template: string, { head, first, links = '', page = '', after = '' }: PageParts): string {
  const fillings = {
    '<!--head-->': `<script src="${first}"></script>\n    ${head}`,
    '<!--page-->': page,
    '<!--after-->': after,
    // Inserted after the entry's own links.
    '</head>': `  ${links}\n  </head>`,
  }
  return Object.entries(fillings).reduce((html, [slot, text]) => {
    if (!html.includes(slot)) throw new Error(`index.html has no ${slot}`)
    return html.replace(slot, () => text)
  }, template)
}

/** Collects a chunk and its static imports, recursively. */
function withImports(chunks: ReadonlyMap<string, Rolldown.OutputChunk>, file: string, visited = new Set<string>()) {
  if (visited.has(file)) return visited
  visited.add(file)
  for (const needed of chunks.get(file)?.imports ?? []) withImports(chunks, needed, visited)
  return visited
}

/**
 * The code and styles of the chunks that contain these modules, with their static imports. Throws if a module is in no
 * chunk.
 */
export function filesFor({ output }: Rolldown.RolldownOutput, modules: readonly string[]) {
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])))
  const files = modules.flatMap((module) => {
    const chunk = [...chunks.values()].find(({ moduleIds }) => moduleIds.includes(module))
    if (chunk === undefined) throw new Error(`${module} is in no chunk`)
    return [...withImports(chunks, chunk.fileName)]
  })
  const scripts = [...new Set(files)]
  const styles = new Set(scripts.flatMap((file) => [...(chunks.get(file)?.viteMetadata?.importedCss ?? [])]))
  return { scripts, styles: [...styles] }
}

/**
 * Links to the code and styles of a page's own screen, so that the browser fetches these in parallel with the entry
 * instead of after it. Skips files that `template` already links. Throws if a module is in no chunk.
 */
export function linksFor(bundle: Rolldown.RolldownOutput, template: string, modules: readonly string[]): string {
  const { scripts, styles } = filesFor(bundle, modules)
  const missing = (file: string) => !template.includes(`"/${file}"`)
  return [
    ...styles.filter(missing).map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...scripts.filter(missing).map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ].join('\n    ')
}

/**
 * Preloads the font of every page in parallel with its styles, so that the first visit shows it. Throws if the bundle
 * has no font.
 */
export function fontLink({ output }: Rolldown.RolldownOutput): string {
  const font = output.find(({ fileName }) => /\/inter-latin-wght-normal-[^/]+\.woff2$/.test(fileName))
  if (font === undefined) throw new Error('The bundle has no font')
  return `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font.fileName}">`
}

const STYLESHEET = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/g

/**
 * Inlines a page's stylesheets, so that its first paint doesn't wait for a second file. `read` returns the text of a
 * bundle file. URLs in the styles must be absolute.
 */
export const inlineStyles = (html: string, read: (file: string) => string): string =>
  html.replace(STYLESHEET, (_, file: string) => `<style>${read(file).replaceAll('</', '<\\/')}</style>`)

/**
 * Builds the script that runs before the first paint as a classic file with a hash in its name. `routeFiles`: the
 * files of each signed-in screen, by its path; `firstRequests`: the file that sends a screen's first query.
 */
export async function firstPaintFile(
  source: string,
  { routeFiles, firstRequests }: { routeFiles: Readonly<Record<string, readonly string[]>>; firstRequests: string },
): Promise<{ file: string; text: string }> {
  const { outputFiles } = await build({
    entryPoints: [source],
    bundle: true,
    minify: true,
    format: 'iife',
    write: false,
    external: ['/assets/*'],
    define: { ROUTE_FILES: JSON.stringify(routeFiles), FIRST_REQUESTS: JSON.stringify(`/${firstRequests}`) },
  })
  const text = outputFiles.map((output) => output.text).join('')
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8)
  return { file: `assets/first-paint-${hash}.js`, text }
}
