import * as typescript from '@graphql-codegen/typescript'
import * as typescriptOperations from '@graphql-codegen/typescript-operations'
import { buildSchema, concatAST, type GraphQLSchema, Kind, parse, Source, validate } from 'graphql'
import { readApiSchema } from '#infra/read-api-schema.ts'
import { DOCUMENT_CLASS, documentsByFile } from './documents.ts'
import { documentsFileOf, OPERATIONS, SCHEMA_TYPES } from './files.ts'

const config = {
  scalars: {
    ...{ ID: 'string', AWSDate: 'string', AWSDateTime: 'string', AWSEmail: 'string', AWSJSON: 'string' },
    ...{ AWSPhone: 'string', AWSTime: 'string', AWSTimestamp: 'number', AWSURL: 'string' },
  },
  useTypeImports: true,
  enumsAsTypes: true,
  skipTypename: true,
  defaultScalarType: 'unknown',
  avoidOptionals: { field: true },
  maybeValue: 'T | null',
  inputMaybeValue: 'T | null | undefined',
}

/**
 * Generates a named type for the arguments of each query and mutation, so that a function's fields need no annotations.
 */
function fieldArguments(schema: GraphQLSchema): string {
  const entries = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {}).map(({ name, args }) => {
      const argumentsType = `${type?.name ?? ''}${name.charAt(0).toUpperCase()}${name.slice(1)}Args`
      return `  '${type?.name ?? ''}.${name}': ${args.length > 0 ? argumentsType : 'Record<string, never>'}`
    }),
  )
  return `/** The arguments of every query and mutation, by \`Type.field\`. */\nexport type FieldArguments = {\n${entries.join('\n')}\n}`
}

const HEADER = '// Written by npm run codegen. Do not edit.\n'

const joined = ({ prepend = [], content }: { prepend?: string[]; content: string }) => [...prepend, content].join('\n')

/** The text of each generated file. Throws if an operation doesn't match the schema. */
export async function generate(
  operationFiles: readonly { file: string; text: string }[],
): Promise<Map<string, string>> {
  const schema = buildSchema(readApiSchema())
  const documents = operationFiles.map(({ file, text }) => ({
    location: file,
    document: parse(new Source(text, file)),
  }))
  const errors = validate(schema, concatAST(documents.map(({ document }) => document)))
  if (errors.length > 0) throw new Error(errors.map(String).join('\n\n'))

  const definitions = documents.flatMap(({ location, document }) =>
    document.definitions.map((definition) => ({ file: documentsFileOf(location), definition })),
  )
  const operations = definitions.flatMap(({ file, definition }) =>
    definition.kind === Kind.OPERATION_DEFINITION ? [{ file, definition }] : [],
  )
  const fragments = new Map(
    definitions.flatMap(({ definition }) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition]] : [],
    ),
  )
  const schemaTypes = await typescript.plugin(schema, [], config)
  const operationTypes = await typescriptOperations.plugin(schema, documents, {
    ...config,
    namespacedImportName: 'Types',
  })
  const texts = documentsByFile(operations, fragments, OPERATIONS)
  const types = [
    "import type * as Types from './schema.ts'",
    "export type * from './schema.ts'",
    joined(operationTypes),
    DOCUMENT_CLASS,
  ]
  return new Map([
    [SCHEMA_TYPES, `${HEADER}${joined(schemaTypes)}\n${fieldArguments(schema)}\n`],
    ...[...texts].map(
      ([file, text]) => [file, `${HEADER}${file === OPERATIONS ? types.join('\n') : ''}\n${text}\n`] as const,
    ),
  ])
}
