import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

export const SCHEMA_FILE = join(root, 'schema.graphql')
export const RESOLVERS_FOLDER = join(root, 'resolvers')
/** Bundled functions, until they are copied into the assembly. */
export const BUNDLES_FOLDER = join(root, 'node_modules', '.cache', 'functions')
/** Where the web build puts its bundle. */
export const WEB_FOLDER = join(root, 'dist', 'web')

/** Where the code of the deployed functions lies. */
export const FUNCTIONS_FOLDER = join(root, 'lambdas', 'functions')
