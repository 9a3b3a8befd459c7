import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { normalizePath, type Plugin } from 'vite'
import { FIRST_VIEWS } from './first-views.ts'
import { firstViewSize } from './first-view-size.ts'

/** Fails `vite build` when a first view sends more JavaScript than its budget allows; prints what each sends. */
export function budgets(): Plugin {
  let root = ''
  return {
    name: 'academy:budgets',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved: (config) => {
      root = realpathSync(config.root)
    },
    writeBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const views = FIRST_VIEWS.map(({ name, most, modules }) => {
        const ids = modules.map((module) => normalizePath(join(root, module)))
        return { name, most, size: firstViewSize(chunks, ids) }
      })
      this.info(
        `JavaScript sent, gzip: ${views.map(({ name, size, most }) => `${name} ${size} of ${most} KB`).join(', ')}`,
      )
      const over = views.filter(({ size, most }) => size > most)
      if (over.length === 0) return
      const messages = over.map(({ name, size, most }) => `${name} sends ${size} KB of JavaScript, ${most} are allowed`)
      this.error(`${messages.join('; ')} (web/build/budgets/first-views.ts)`)
    },
  }
}
