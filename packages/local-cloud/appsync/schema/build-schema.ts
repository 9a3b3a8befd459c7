import {
  buildASTSchema,
  concatAST,
  type DocumentNode,
  GraphQLScalarType,
  type GraphQLSchema,
  Kind,
  parse,
} from 'graphql'
import { awsScalars } from './aws-scalars.ts'

/** The scalars and directives that every AppSync schema includes without declaring them. */
const awsDefinitions = `
scalar AWSDate
scalar AWSTime
scalar AWSDateTime
scalar AWSTimestamp
scalar AWSEmail
scalar AWSJSON
scalar AWSURL
scalar AWSPhone
scalar AWSIPAddress
scalar Long
scalar BigInt
scalar Double
directive @aws_subscribe(mutations: [String]) on FIELD_DEFINITION
directive @aws_publish(subscriptions: [String]) on FIELD_DEFINITION
directive @aws_auth(cognito_groups: [String]) on FIELD_DEFINITION
directive @aws_cognito_user_pools(cognito_groups: [String]) on OBJECT | FIELD_DEFINITION
directive @aws_iam on OBJECT | FIELD_DEFINITION
directive @aws_api_key on OBJECT | FIELD_DEFINITION
directive @aws_oidc on OBJECT | FIELD_DEFINITION
directive @aws_lambda on OBJECT | FIELD_DEFINITION
directive @canonical on OBJECT | FIELD_DEFINITION
directive @hidden on OBJECT | FIELD_DEFINITION
directive @renamed(to: String!) on OBJECT | FIELD_DEFINITION
`

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

/**
 * Builds an API's schema from its SDL, with AppSync's scalars and directives. Throws if AppSync would reject the
 * schema.
 */
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
