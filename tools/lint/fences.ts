import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path/posix'

/** Files under `target` may not import files under `from`, except those under one of `except`. Paths start at the project's root. */
export type Zone = { target: string; from: string; except?: readonly string[]; message: string }

const entries = (path: string) => (existsSync(path) ? readdirSync(path, { withFileTypes: true }) : [])

const folders = (path: string) =>
  entries(path)
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

const files = (path: string) =>
  entries(path)
    .filter((entry) => entry.isFile())
    .map(({ name }) => join(path, name))

/** The npm workspaces: `#` inside one resolves to its own folder, and others import it by its name. */
const WORKSPACES = folders('packages').map((name) => `packages/${name}`)

const FOLDERS = [
  ...['domain', 'table', 'resolvers', 'lambdas', 'infra', 'web', ...WORKSPACES, 'sample', 'tools', 'tests', 'bench'],
]

/** The folders that each folder may import, including itself (docs/architecture.md). */
const FOLDER_IMPORTS: Readonly<Record<string, readonly string[]>> = {
  domain: ['domain', 'packages/question-formats'],
  table: ['table', 'domain'],
  resolvers: ['resolvers', 'table', 'domain'],
  lambdas: ['lambdas', 'table', 'domain'],
  infra: ['infra', 'table'],
  web: ['web', 'domain', 'packages/question-formats'],
  ...Object.fromEntries(WORKSPACES.map((folder) => [folder, [folder]])),
}

/** The nouns that each noun of `lambdas/` may import besides itself and the shared ones. There are no cycles. */
const NOUN_IMPORTS: Readonly<Record<string, readonly string[]>> = {
  attempts: ['content', 'exams', 'questions'],
  certificates: ['attempts', 'progress'],
  content: ['questions'],
  courses: ['content'],
  exams: ['questions'],
  'item-analysis': ['attempts', 'notifications', 'questions'],
  notifications: ['payments', 'progress'],
  payments: ['attempts', 'progress'],
  progress: ['attempts', 'content', 'courses'],
  projections: ['questions', 'progress', 'attempts', 'exams', 'item-analysis'],
  questions: [],
  quizzes: ['attempts', 'search'],
  search: ['item-analysis', 'payments', 'questions', 'users'],
  study: ['attempts', 'progress', 'questions'],
  users: ['certificates', 'item-analysis', 'notifications', 'progress'],
}
const nouns = Object.keys(NOUN_IMPORTS)

/** One zone for each pair of folders in `parent` that `allowed` doesn't name. */
const zonesBetween = (
  parent: string,
  from: readonly string[],
  allowed: Readonly<Record<string, readonly string[]>>,
): Zone[] =>
  Object.entries(allowed).flatMap(([target, names]) =>
    from
      .filter((name) => name !== target && !names.includes(name))
      .map((name) => ({
        target: `${parent}${target}`,
        from: `${parent}${name}`,
        message: `${parent}${target}/ may not import ${parent}${name}/.`,
      })),
  )

/**
 * The only file of the functions' code that the infrastructure imports: the list of what the projections follow,
 * without code.
 */
const FOLLOWED = 'lambdas/projections/on.ts'

const FOLDER_ZONES = zonesBetween('', FOLDERS, FOLDER_IMPORTS).map((zone) =>
  zone.target === 'infra' && zone.from === 'lambdas' ? { ...zone, except: [FOLLOWED] } : zone,
)

const FEATURE_ZONES: readonly Zone[] = folders('web/features').map((feature) => ({
  target: `web/features/${feature}`,
  from: 'web/features',
  except: [`web/features/${feature}`],
  message: 'A feature never imports another feature.',
}))

const LAYER_ZONES: readonly Zone[] = [
  { target: 'web/ui', from: 'web/features', message: 'web/ui may not import features.' },
  { target: 'web/ui', from: 'web/app', message: 'web/ui may not import the app.' },
  { target: 'web/ui', from: 'web/components', message: 'The design system may not import parts of the product.' },
  { target: 'web/components', from: 'web/features', message: 'What features share may not import a feature.' },
  {
    target: 'web/components',
    from: 'web/app',
    except: ['web/app/paths.ts'],
    message: 'Of the app, web/components may import the paths only.',
  },
  { target: 'web/lib', from: 'web/features', message: 'web/lib may not import features.' },
  { target: 'web/lib', from: 'web/ui', message: 'web/lib may not import the design system.' },
  { target: 'web/lib', from: 'web/components', message: 'web/lib may not import components.' },
  {
    target: 'web/features',
    from: 'web/app',
    except: ['web/app/paths.ts'],
    message: 'Of the app, a feature may import the paths only.',
  },
]

const SHARED_ZONES: readonly Zone[] = ['dynamodb', 'aws', 'field', 'rich-text'].flatMap((target) =>
  [...nouns, 'functions'].map((from) => ({
    target: `lambdas/${target}`,
    from: `lambdas/${from}`,
    message: `lambdas/${target}/ may import no noun and no function.`,
  })),
)

/** Only the build loads a function: nouns don't import functions, and functions don't import each other. */
const FUNCTION_ZONES: readonly Zone[] = [
  ...nouns.map((target) => ({
    target: `lambdas/${target}`,
    from: 'lambdas/functions',
    message: `lambdas/${target}/ may not import a function.`,
  })),
  ...files('lambdas/functions').map((path) => ({
    target: path,
    from: 'lambdas/functions',
    except: [path, 'lambdas/functions/fields.ts'],
    message: 'A function never imports another function.',
  })),
]

export const ZONES: readonly Zone[] = [
  ...FOLDER_ZONES,
  ...FEATURE_ZONES,
  ...LAYER_ZONES,
  ...zonesBetween('lambdas/', nouns, NOUN_IMPORTS),
  ...SHARED_ZONES,
  ...FUNCTION_ZONES,
]

/** Server tests create data of other nouns with those nouns' use cases. */
const SERVER_TEST = /^lambdas\/(.*\.test\.ts$|(.*\/)?testing\/|.*-fixture\.ts$)/

function zonesFor(path: string): readonly Zone[] {
  // Resolver tests run the bundled code on the local AppSync.
  if (path.startsWith('resolvers/testing/')) return []
  return SERVER_TEST.test(path) ? FOLDER_ZONES : ZONES
}

const isUnder = (path: string, folder: string) =>
  path.startsWith(folder) && (path.length === folder.length || path[folder.length] === '/')

/** The path of an imported file from the project's root; undefined for an external package. */
function importedPath(path: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return join(dirname(path), specifier)
  if (specifier.startsWith('#'))
    return join(WORKSPACES.find((folder) => isUnder(path, folder)) ?? '', specifier.slice(1))
  const workspace = WORKSPACES.find((folder) => isUnder(specifier, basename(folder)))
  return workspace && join(dirname(workspace), specifier)
}

/** Why the file at `path` may not import `specifier`: a message for each zone that forbids it. */
export function forbiddenBy(path: string, specifier: string): string[] {
  const imported = importedPath(path, specifier)
  if (imported === undefined) return []
  return zonesFor(path)
    .filter(({ target, from, except = [] }) => {
      const allowed = except.some((folder) => isUnder(imported, folder))
      return isUnder(path, target) && isUnder(imported, from) && !allowed
    })
    .map(({ message }) => message)
}

/**
 * The payment functions never import questions or exams, even indirectly or as types, which keeps their bundles small.
 */
export const UNREACHED: readonly Zone[] = ['checkout', 'stripe-webhook', 'payment-reconciler'].flatMap((name) =>
  ['domain/questions', 'domain/exams'].map((from) => ({
    target: `lambdas/functions/${name}.ts`,
    from,
    message: `lambdas/functions/${name}.ts may not reach ${from}/.`,
  })),
)

/**
 * The chain of imports from a file to a folder; undefined if there is none. `specifiersOf` returns a file's imports.
 */
export function chainTo(
  { target, from }: Pick<Zone, 'target' | 'from'>,
  specifiersOf: (path: string) => readonly string[],
): string[] | undefined {
  const chains = new Map([[target, [target]]])
  // The map grows during iteration, so the imports of each file are visited later.
  for (const [path, chain] of chains) {
    if (isUnder(path, from)) return chain
    for (const specifier of specifiersOf(path)) {
      const imported = importedPath(path, specifier)
      if (imported !== undefined && !chains.has(imported)) chains.set(imported, [...chain, imported])
    }
  }
  return undefined
}
