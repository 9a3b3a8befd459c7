import { getNamedType, type GraphQLInputType, isInputObjectType } from 'graphql'
import { apiSchema } from './api-schema.ts'

function leaves(type: GraphQLInputType, path: string): string[] {
  const named = getNamedType(type)
  if (isInputObjectType(named))
    return Object.values(named.getFields()).flatMap((field) => leaves(field.type, `${path}.${field.name}`))
  return named.name === 'String' ? [path] : []
}

/** Every text that users may send: `createContent.input.name`. Functions' own mutations take none from users. */
export const mutationTexts = (): string[] =>
  Object.values(apiSchema.getMutationType()?.getFields() ?? {})
    .filter(({ astNode }) => !(astNode?.directives ?? []).some(({ name }) => name.value === 'aws_iam'))
    .flatMap((field) => field.args.flatMap((argument) => leaves(argument.type, `${field.name}.${argument.name}`)))
    .sort()
