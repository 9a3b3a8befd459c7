import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

export const SCHEMA_FILE = join(root, 'schema.graphql')
export const RESOLVERS_FOLDER = join(root, 'resolvers')
/** Bundled functions, until they are copied into the assembly. */
export const BUNDLES_FOLDER = join(root, 'node_modules', '.cache', 'functions')
/** Where the web build puts its bundle. */
export const WEB_FOLDER = join(root, 'dist', 'web')

/** Functions whose folder has another name than their logical id, which deployed stacks, alarms and runbooks know. */
const FOLDERS: Readonly<Record<string, string>> = {
  registration: 'payments',
  testing: 'attempts',
  bookkeeping: 'projections',
}

/** The folder of a deployed function, in `lambdas/functions/`. */
export const functionFolder = (area: string) => join(root, 'lambdas', 'functions', FOLDERS[area] ?? area)
