import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin, Rolldown } from 'vite'
import { linksFor } from './chunk-links.ts'
import { fillTemplate } from './fill-template.ts'

type Prerender = typeof import('./main.ts')

const isOutput = (built: unknown): built is Rolldown.RolldownOutput =>
  typeof built === 'object' && built !== null && 'output' in built

const isPrerender = (module: object): module is Prerender => 'renderPage' in module && 'prerenderedPages' in module

function write(folder: string, file: string, text: string): void {
  const target = join(folder, file)
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, text)
}

/**
 * `vite build` builds the browser's bundle, then this code for the build's own machine, and with it writes every public
 * page into the bundle, `app.html` for all other paths, sitemap.xml and robots.txt. One build serves every environment:
 * nothing in it depends on where it is deployed.
 */
export function prerender(): Plugin {
  return {
    name: 'academy:prerender',
    config: () => ({
      builder: {},
      environments: {
        prerender: {
          consumer: 'server',
          build: {
            outDir: '../dist/prerender',
            emptyOutDir: true,
            copyPublicDir: false,
            emitAssets: false,
            rolldownOptions: { input: 'web/prerender/main.ts', output: { entryFileNames: 'main.js' } },
          },
        },
      },
    }),
    buildApp: async (builder) => {
      const { client, prerender: server } = builder.environments
      if (client === undefined || server === undefined) throw new Error('The build lacks an environment.')
      const built = await builder.build(client)
      if (!isOutput(built)) throw new Error('The bundle was not built.')
      await builder.build(server)
      const { root } = builder.config
      const folder = join(root, client.config.build.outDir)
      const address = pathToFileURL(join(root, server.config.build.outDir, 'main.js')).href
      const site: object = (await import(`${address}?${String(Date.now())}`)) as object
      if (!isPrerender(site)) throw new Error('The code that renders pages was not built.')
      const template = readFileSync(join(folder, 'index.html'), 'utf8')
      for (const { path, modules } of site.prerenderedPages) {
        const { head, html } = await site.renderPage(path)
        const links = linksFor(
          built,
          template,
          modules.map((module) => join(root, module)),
        )
        write(
          folder,
          join(path, 'index.html'),
          fillTemplate(template, { head: site.headHtml(head, path), links, page: html }),
        )
      }
      const shell = { head: site.headHtml(site.shellHead, '/'), links: '', page: '', after: site.shellNote() }
      write(folder, 'app.html', fillTemplate(template, shell))
      write(folder, 'sitemap.xml', site.sitemapText())
      write(folder, 'robots.txt', site.robotsText())
    },
  }
}
