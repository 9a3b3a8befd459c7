import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { normalizePath, type Plugin } from 'vite'

import { addedSize, type Bundle, firstViewSize } from './first-view-size.ts'

/** The modules that the browser fetches for a screen's first view, relative to `web/`, each with all its imports. */
type FirstView = {
  name: string
  /** The maximum gzipped JavaScript and CSS for the view, in KB of 1,024 bytes. */
  max: number
  modules: readonly string[]
}

const ENTRY = 'app/main.tsx'
/** Modules that every signed-in screen loads. */
const SIGNED_IN = [
  ENTRY,
  'app/layouts/server-outlet.tsx',
  'lib/api/amplify-client.ts',
  // Loaded after the screen's own requests, but still part of the total.
  'lib/api/amplify-streams.ts',
  'features/accounts/presence.ts',
] as const

const TEST_SCREEN = [...SIGNED_IN, 'app/task-view-page.tsx', 'features/attempts/test-screen.tsx'] as const

/**
 * The maximum that a question type with content may add to the test screen, in KB: the code that all these types share
 * plus its own, which is every module whose file is named after its folder, and their styles.
 */
const QUESTION_TYPE_CODE = {
  max: 10,
  view: TEST_SCREEN,
  shared: ['components/attempts/types/content-types.tsx'],
  own: /components\/attempts\/types\/([a-z-]+)\/\1\.tsx$/,
} as const

/**
 * The build's size budgets. `npm run bench` measures the same three views in a browser. Surviving a browser's
 * translator costs each of them 1 KB (rule 13). The link back to a running test and the confirmation before an answer
 * with empty parts is graded cost another, and so does saying on a test's start page which test keeps it from starting.
 */
const FIRST_VIEWS: readonly FirstView[] = [
  { name: 'home', max: 152, modules: [ENTRY, 'features/home/home.route.tsx'] },
  {
    name: 'test screen',
    max: 244,
    modules: TEST_SCREEN,
  },
  {
    name: 'administrator’s first view',
    max: 248,
    modules: [
      ...SIGNED_IN,
      'app/layouts/admin-bell.tsx',
      'app/routing/admin-screens.ts',
      'features/dashboard/dashboard.route.tsx',
    ],
  },
]

/** Fails `vite build` if a first view sends more JavaScript and CSS than its budget allows. Prints the size of each view. */
export function budgets(): Plugin {
  let root = ''
  return {
    name: 'academy:budgets',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved: (config) => {
      root = realpathSync(config.root)
    },
    writeBundle(_options, bundle) {
      const files = Object.values(bundle)
      const chunks = files.filter((file) => file.type === 'chunk')
      const sent: Bundle = {
        chunks,
        styles: new Map(
          files.flatMap((file) => (file.type === 'asset' ? [[file.fileName, file.source.toString()] as const] : [])),
        ),
      }
      const idsOf = (modules: readonly string[]) => modules.map((module) => normalizePath(join(root, module)))
      const views = FIRST_VIEWS.map(({ name, max, modules }) => ({
        name,
        max,
        size: firstViewSize(sent, idsOf(modules)),
      }))
      const { max, view, shared, own: pathPattern } = QUESTION_TYPE_CODE
      const types = chunks.flatMap(({ moduleIds }) =>
        moduleIds.flatMap((id) => {
          const name = pathPattern.exec(id)?.[1]
          if (name === undefined) return []
          return { name: `the type ${name}`, max, size: addedSize(sent, idsOf(view), [...idsOf(shared), id]) }
        }),
      )
      if (types.length === 0)
        this.error(`No type of question is at ${String(pathPattern)} (web/build/budgets/plugin.ts)`)
      this.info(
        `JavaScript and CSS sent, gzip: ${views.map(({ name, size, max: limit }) => `${name} ${size} of ${limit} KB`).join(', ')}; a type of question at most ${Math.max(...types.map(({ size }) => size))} of ${max} KB`,
      )
      const over = [...views, ...types].filter(({ size, max: limit }) => size > limit)
      if (over.length === 0) return
      const messages = over.map(
        ({ name, size, max: limit }) => `${name} sends ${size} KB of JavaScript and CSS, ${limit} are allowed`,
      )
      this.error(`${messages.join('; ')} (web/build/budgets/plugin.ts)`)
    },
  }
}
