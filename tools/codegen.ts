/**
 * Writes `generated/`: the schema's types and one typed document per operation in `web/`, `tools/`, `sample/` and `tests/`; the
 * documents of the administrators' screens and those of study in files of their own, which no other screen loads: of administrators one
 * of what their first view sends, one of the rest.
 * `--check` writes nothing and fails when what is committed is stale.
 */
import { readFileSync, writeFileSync, mkdirSync, readdirSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { codegen } from '@graphql-codegen/core'
import type { Types } from '@graphql-codegen/plugin-helpers'
import * as typedDocumentNode from '@graphql-codegen/typed-document-node'
import * as typescript from '@graphql-codegen/typescript'
import * as typescriptOperations from '@graphql-codegen/typescript-operations'
import { buildSchema, Kind, parse, type DocumentNode, type GraphQLSchema } from 'graphql'
import { format, resolveConfig } from 'prettier'
import { readApiSchema } from '#infra/read-api-schema.ts'

const SCALARS = {
  ID: 'string',
  AWSDate: 'string',
  AWSDateTime: 'string',
  AWSEmail: 'string',
  AWSJSON: 'string',
  AWSPhone: 'string',
  AWSTime: 'string',
  AWSTimestamp: 'number',
  AWSURL: 'string',
}
const shared = {
  scalars: SCALARS,
  useTypeImports: true,
  enumsAsTypes: true,
  skipTypename: true,
  defaultScalarType: 'unknown',
  avoidOptionals: { field: true },
  maybeValue: 'T | null',
  inputMaybeValue: 'T | null | undefined',
}

/** Every operation file under the folders that hold clients of the API. */
function operationFiles(): string[] {
  return ['web', 'tools', 'sample', 'bench', 'tests']
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.graphql') && !file.includes('node_modules'))
        .map((file) => join(folder, file)),
    )
    .sort()
}

const OPERATIONS = 'generated/operations.ts'

/** Where the operations are that no other screen loads: of administrators and of study. By the file that their documents are written to. */
const APART: Readonly<Record<string, readonly string[]>> = {
  'generated/admin-first-operations.ts': ['features/dashboard', 'features/notifications'],
  'generated/admin-operations.ts': [
    ...['users', 'audit', 'content', 'courses', 'exams', 'progress', 'questions', 'payments/list'].map(
      (feature) => `features/${feature}`,
    ),
    'components/cohorts',
    'components/content/files',
    'components/payments',
    'app/view-as',
  ],
  'generated/statistics-operations.ts': ['features/statistics'],
  'generated/regrade-operations.ts': ['features/regrading'],
  'generated/study-operations.ts': [
    ...[
      'study',
      'quizzes',
      'own-progress',
      'notes',
      'accounts/own/data',
      'attempts/review',
      'attempts/tools',
      'certificates',
    ],
  ].map((feature) => `features/${feature}`),
}

const isIn = (location: string, folders: readonly string[]) =>
  folders.some((folder) => location.startsWith(join('web', folder, '/')))

const fragmentsOf = ({ definitions }: DocumentNode): DocumentNode => ({
  kind: Kind.DOCUMENT,
  definitions: definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION),
})

/** Documents without the class that holds one, which they import with the types of their results and variables. */
function withTypesOf(module: string, text: string): string {
  const names = [...text.matchAll(/as unknown as TypedDocumentString<(\w+), (\w+)>/g)].flatMap(([, ...pair]) => pair)
  const imported = [...new Set(names)].filter((name) => name !== 'unknown').sort()
  return `import { TypedDocumentString } from '${module}'\nimport type { ${imported.join(', ')} } from '${module}'\n${text.slice(text.indexOf('export const '))}`
}

/** A type of each query's and mutation's arguments by its name, so that a function's fields need no annotation of their own. */
function fieldArguments(schema: GraphQLSchema): string {
  const entries = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {}).map(({ name, args }) => {
      const argumentsType = `${type?.name ?? ''}${name.charAt(0).toUpperCase()}${name.slice(1)}Args`
      return `'${type?.name ?? ''}.${name}': ${args.length > 0 ? argumentsType : 'Record<string, never>'}`
    }),
  )
  return `/** The arguments of every query and mutation, by \`Type.field\`. */\nexport type FieldArguments = { ${entries.join('; ')} }`
}

async function generate(): Promise<Record<string, string>> {
  const sdl = readApiSchema()
  const schema: DocumentNode = parse(sdl)
  const schemaAst = buildSchema(sdl)
  const documents = operationFiles().map((location) => ({ location, document: parse(readFileSync(location, 'utf8')) }))
  const others = documents.filter(({ location }) => !isIn(location, Object.values(APART).flat()))
  const operationsIn = (folders: readonly string[]) =>
    documents.map(({ location, document }) => ({
      location,
      document: isIn(location, folders) ? document : fragmentsOf(document),
    }))
  const pluginMap = { typescript, typescriptOperations, typedDocumentNode }
  const types = await codegen({
    filename: 'generated/schema.ts',
    schema,
    schemaAst,
    documents: [],
    config: shared,
    plugins: [{ typescript: {} }],
    pluginMap,
  })
  const ofDocuments = { ...shared, onlyOperationTypes: true, dedupeFragments: true, documentMode: 'string' }
  const typedDocuments = (filename: string, of: Types.DocumentFile[]) =>
    codegen({
      ...{ filename, schema, schemaAst, pluginMap, documents: of },
      config: { ...ofDocuments, pureMagicComment: true },
      plugins: [{ typedDocumentNode: {} }],
    })
  const operationTypes = await codegen({
    ...{ filename: OPERATIONS, schema, schemaAst, pluginMap, documents, config: ofDocuments },
    plugins: [{ typescript: {} }, { typescriptOperations: {} }],
  })
  const operations = await typedDocuments(OPERATIONS, others)
  const options = await resolveConfig('generated/schema.ts')
  const pretty = (text: string) =>
    format(`// Written by npm run codegen. Do not edit.\n${text}`, { ...options, parser: 'typescript' })
  const ofScreensApart = Object.entries(APART).map(async ([file, folders]) => {
    const text = await typedDocuments(file, operationsIn(folders))
    return [file, await pretty(withTypesOf('./operations.ts', text))] as const
  })
  return {
    'generated/schema.ts': await pretty(`${types}\n${fieldArguments(schemaAst)}`),
    [OPERATIONS]: await pretty(`${operationTypes}\n${operations}`),
    ...Object.fromEntries(await Promise.all(ofScreensApart)),
  }
}

const { check } = parseArgs({ options: { check: { type: 'boolean', default: false } } }).values
const files = await generate()
const stale = Object.entries(files).filter(([file, text]) => !existsSync(file) || readFileSync(file, 'utf8') !== text)
if (check && stale.length > 0) {
  console.error(`Stale: ${stale.map(([file]) => file).join(', ')}. Run \`npm run codegen\` and commit what it writes.`)
  process.exit(1)
}
if (!check) {
  mkdirSync('generated', { recursive: true })
  for (const [file, text] of stale) writeFileSync(file, text)
}
console.log(`codegen: ${operationFiles().length} operation files, ${check ? 'fresh' : `${stale.length} files written`}`)
