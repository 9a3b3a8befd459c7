import { mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type EnvironmentOptions, normalizePath, type Plugin, type Rolldown, type ViteBuilder } from 'vite'
import type { VitePluginPWAAPI } from 'vite-plugin-pwa'
import { filesFor, fillTemplate, firstPaintFile, fontLink, inlineStyles, linksFor } from './page-files.ts'
import type * as renderer from './main.ts'

type Site = typeof renderer

const isOutput = (built: unknown): built is Rolldown.RolldownOutput =>
  typeof built === 'object' && built !== null && 'output' in built

const isSite = (module: unknown): module is Site =>
  typeof module === 'object' && module !== null && 'renderPage' in module && 'prerenderedPages' in module

/** The Vite environment that builds the page renderer, which runs at build time. */
const environment: EnvironmentOptions = {
  consumer: 'server',
  build: {
    outDir: '../dist/prerender',
    emptyOutDir: true,
    copyPublicDir: false,
    emitAssets: false,
    rolldownOptions: { input: 'web/build/prerender/main.ts', output: { entryFileNames: 'main.js' } },
  },
}

const isPwaApi = (api: unknown): api is VitePluginPWAAPI =>
  typeof api === 'object' && api !== null && 'generateSW' in api

async function buildBoth(builder: ViteBuilder) {
  const { client, prerender: server } = builder.environments
  if (client === undefined || server === undefined) throw new Error('The build lacks an environment.')
  const bundle = await builder.build(client)
  if (!isOutput(bundle)) throw new Error('The bundle was not built.')
  await builder.build(server)
  const root = realpathSync(builder.config.root)
  const site: unknown = await import(pathToFileURL(join(root, server.config.build.outDir, 'main.js')).href)
  if (!isSite(site)) throw new Error('The code that renders pages was not built.')
  return { bundle, site, root, folder: join(root, client.config.build.outDir) }
}

/** The screen of the pages that the backend writes while the site runs. */
const COURSE_PAGE = 'features/course-pages/course-page.route.tsx'

/**
 * Modules that send a screen's first query. Their files are requested first, so that the query doesn't wait for React.
 */
const FIRST = ['app/first-requests.ts', 'lib/api/amplify-client.ts']

/** Starts the app below a page that the backend has written; the written page is removed once the app has rendered. */
const startApp = (entry: string) => `new MutationObserver((_, watch) => {
  watch.disconnect()
  document.getElementById('written')?.remove()
}).observe(document.getElementById('root'), { childList: true })
void import('${entry}')
`

async function writeSite({ bundle, site, root, folder }: Awaited<ReturnType<typeof buildBoth>>): Promise<void> {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  const template = read('index.html')
  // Not in app.html, where it would come before the code that requests the screen's data.
  const publicTemplate = template.replace('<!--head-->', `${fontLink(bundle)}\n    <!--head-->`)
  const fromRoot = (module: string) => normalizePath(join(root, module))
  const routeFiles = Object.fromEntries(
    site.memberPages.map(({ path, modules }) => {
      const { scripts, styles } = filesFor(bundle, [...FIRST, ...modules].map(fromRoot))
      return [path, [...styles, ...scripts].filter((file) => !template.includes(`"/${file}"`))]
    }),
  )
  const [firstRequests = ''] = filesFor(bundle, FIRST.map(fromRoot)).scripts
  const firstPaint = await firstPaintFile(join(root, 'app/first-paint.ts'), { routeFiles, firstRequests })
  write(firstPaint.file, firstPaint.text)
  const first = `/${firstPaint.file}`
  for (const { path, modules } of site.prerenderedPages) {
    const { head, html } = await site.renderPage(path)
    const links = linksFor(bundle, template, modules.map(fromRoot))
    const filled = fillTemplate(publicTemplate, { head: site.headHtml(head, path), first, links, page: html })
    write(join(path, 'index.html'), inlineStyles(filled, read))
  }
  // Files that the pages written while the site runs refer to (lambdas/projections/site/course-page-html.ts), so their
  // names never change.
  const [, entry = ''] = /<script type="module"[^>]* src="(\/[^"]+)"/.exec(template) ?? []
  if (entry === '') throw new Error('index.html has no entry')
  write('start-app.js', startApp(entry))
  write('first-paint.js', firstPaint.text)
  const styles = `${template}${linksFor(bundle, template, [normalizePath(join(root, COURSE_PAGE))])}`
  const sheets = [...styles.matchAll(/<link rel="stylesheet"[^>]* href="\/([^"]+)">/g)].map(([, file = '']) =>
    read(file),
  )
  write('public-pages.css', sheets.join('\n'))
  const shell = { head: site.headHtml(site.shellHead, '/'), first, after: site.shellNote() }
  write('app.html', fillTemplate(template, shell))
  write('sitemap.xml', site.sitemapText())
  write('robots.txt', site.robotsText())
}

/**
 * `vite build` builds the browser's bundle and the page renderer, then writes every public page, `app.html` for all
 * other paths, sitemap.xml, and robots.txt into the bundle. One build serves every environment, because nothing in it
 * depends on where it's deployed.
 */
export function prerender(): Plugin {
  return {
    name: 'academy:prerender',
    config: () => ({ builder: {}, environments: { prerender: environment } }),
    buildApp: async (builder) => {
      await writeSite(await buildBoth(builder))
      // The service worker lists the app's shell with its hash, which exists only now.
      const api: unknown = builder.config.plugins.find(({ name }) => name === 'vite-plugin-pwa')?.api
      if (isPwaApi(api)) await api.generateSW()
    },
  }
}
