import {
  buildASTSchema,
  concatAST,
  type DocumentNode,
  GraphQLScalarType,
  type GraphQLSchema,
  Kind,
  parse,
} from 'graphql'
import { awsDefinitions } from './aws-definitions.ts'
import { awsScalars } from './aws-scalars.ts'

function undeclared(document: DocumentNode): DocumentNode {
  const declared = new Set(
    document.definitions.flatMap((node) =>
      node.kind === Kind.SCALAR_TYPE_DEFINITION || node.kind === Kind.DIRECTIVE_DEFINITION
        ? [`${node.kind} ${node.name.value}`]
        : [],
    ),
  )
  const definitions = parse(awsDefinitions).definitions.filter(
    (node) =>
      (node.kind !== Kind.SCALAR_TYPE_DEFINITION && node.kind !== Kind.DIRECTIVE_DEFINITION) ||
      !declared.has(`${node.kind} ${node.name.value}`),
  )
  return { kind: Kind.DOCUMENT, definitions }
}

/** An API's schema from its SDL, with AppSync's scalars and directives. Throws on a schema that AppSync would refuse. */
export function buildSchema(sdl: string): GraphQLSchema {
  const document = parse(sdl)
  const schema = buildASTSchema(concatAST([undeclared(document), document]))
  for (const scalar of awsScalars) {
    const type = schema.getType(scalar.name)
    if (!(type instanceof GraphQLScalarType)) continue
    type.serialize = scalar.serialize
    type.parseValue = scalar.parseValue
    type.parseLiteral = scalar.parseLiteral
  }
  return schema
}
