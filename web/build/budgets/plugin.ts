import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { normalizePath, type Plugin } from 'vite'
import { FIRST_VIEWS, QUESTION_TYPE_CODE } from './first-views.ts'
import { addedSize, firstViewSize } from './first-view-size.ts'

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
      const idsOf = (modules: readonly string[]) => modules.map((module) => normalizePath(join(root, module)))
      const views = FIRST_VIEWS.map(({ name, most, modules }) => ({
        name,
        most,
        size: firstViewSize(chunks, idsOf(modules)),
      }))
      const { most, view, shared, own } = QUESTION_TYPE_CODE
      const types = chunks.flatMap(({ moduleIds }) =>
        moduleIds.flatMap((id) => {
          const name = own.exec(id)?.[1]
          if (name === undefined) return []
          return { name: `the type ${name}`, most, size: addedSize(chunks, idsOf(view), [...idsOf(shared), id]) }
        }),
      )
      if (types.length === 0) this.error(`No type of question is at ${String(own)} (web/build/budgets/first-views.ts)`)
      this.info(
        `JavaScript sent, gzip: ${views.map(({ name, size, most: limit }) => `${name} ${size} of ${limit} KB`).join(', ')}; a type of question at most ${Math.max(...types.map(({ size }) => size))} of ${most} KB`,
      )
      const over = [...views, ...types].filter(({ size, most: limit }) => size > limit)
      if (over.length === 0) return
      const messages = over.map(
        ({ name, size, most: limit }) => `${name} sends ${size} KB of JavaScript, ${limit} are allowed`,
      )
      this.error(`${messages.join('; ')} (web/build/budgets/first-views.ts)`)
    },
  }
}
