import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

export const SCHEMA_FILE = join(root, 'schema.graphql')
export const RESOLVERS_FOLDER = join(root, 'resolvers')
/** Holds bundled functions until they are copied into the assembly. */
export const BUNDLES_FOLDER = join(root, 'node_modules', '.cache', 'functions')
/** Holds the bundle of the web build. */
export const WEB_FOLDER = join(root, 'dist', 'web')

/** Holds the code of the deployed functions. */
export const FUNCTIONS_FOLDER = join(root, 'lambdas', 'functions')
