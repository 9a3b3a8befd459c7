import { readFileSync } from 'node:fs'
import { buildSchema, getNamedType, type GraphQLInputType, isInputObjectType } from 'graphql'

const schema = buildSchema(
  `scalar AWSDate
   directive @aws_cognito_user_pools(cognito_groups: [String!]) on OBJECT | FIELD_DEFINITION
   directive @aws_iam on OBJECT | FIELD_DEFINITION
   directive @aws_subscribe(mutations: [String!]!) on FIELD_DEFINITION
   ${readFileSync('schema.graphql', 'utf8')}`,
)

function leaves(type: GraphQLInputType, path: string): string[] {
  const named = getNamedType(type)
  if (isInputObjectType(named))
    return Object.values(named.getFields()).flatMap((field) => leaves(field.type, `${path}.${field.name}`))
  return named.name === 'String' ? [path] : []
}

/** Every text that somebody may send: `createContent.input.name`. Functions' own mutations take none from people. */
export const mutationTexts = (): string[] =>
  Object.values(schema.getMutationType()?.getFields() ?? {})
    .filter(({ astNode }) => !(astNode?.directives ?? []).some(({ name }) => name.value === 'aws_iam'))
    .flatMap((field) => field.args.flatMap((argument) => leaves(argument.type, `${field.name}.${argument.name}`)))
    .sort()
