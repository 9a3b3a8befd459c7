import { type ConstDirectiveNode, type GraphQLSchema, isObjectType, valueFromASTUntyped } from 'graphql'
import type { CognitoMode } from '../options.ts'
import { asList, toText } from '#shared/json.ts'
import type { AuthorizationMode } from './caller.ts'

/** The modes that may read a field; a list of groups limits user pool callers to members of at least one of them. */
export type FieldRule = ReadonlyMap<AuthorizationMode | 'OTHER', readonly string[] | 'ALL'>

const modes: Readonly<Record<string, AuthorizationMode | 'OTHER'>> = {
  aws_cognito_user_pools: 'AMAZON_COGNITO_USER_POOLS',
  aws_iam: 'AWS_IAM',
  aws_api_key: 'OTHER',
  aws_oidc: 'OTHER',
  aws_lambda: 'OTHER',
}

function groupsOf(directive: ConstDirectiveNode): readonly string[] | 'ALL' {
  const argument = directive.arguments?.find(({ name }) => name.value === 'cognito_groups')
  return argument ? asList(valueFromASTUntyped(argument.value)).map(toText) : 'ALL'
}

function ruleOf(directives: readonly ConstDirectiveNode[], withAuth: boolean): FieldRule | undefined {
  const entries = directives.flatMap((directive) => {
    const name = directive.name.value
    const mode = name === 'aws_auth' && withAuth ? 'AMAZON_COGNITO_USER_POOLS' : modes[name]
    return mode ? [[mode, groupsOf(directive)] as const] : []
  })
  return entries.length > 0 ? new Map(entries) : undefined
}

/**
 * Returns the rule of every field, by `Type.field`: the field's own directives, else its type's, else only the default
 * mode. `@aws_auth` applies to root fields only, and only if the user pool is the API's only mode. A default action of
 * DENY closes root fields without a mode.
 */
export function readFieldRules(
  schema: GraphQLSchema,
  defaults: CognitoMode,
  hasAdditionalModes: boolean,
): ReadonlyMap<string, FieldRule> {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].map(
    (type) => type?.name,
  )
  const open: FieldRule = new Map([['AMAZON_COGNITO_USER_POOLS', 'ALL']])
  const closed: FieldRule = new Map()
  const rules = new Map<string, FieldRule>()
  for (const type of Object.values(schema.getTypeMap()).filter(isObjectType)) {
    const isRoot = roots.includes(type.name)
    const typeNodes = [type.astNode, ...type.extensionASTNodes].flatMap((node) => node?.directives ?? [])
    const ofType = ruleOf(typeNodes, false)
    const fallback = isRoot && defaults.defaultAction === 'DENY' ? closed : open
    for (const field of Object.values(type.getFields()))
      rules.set(
        `${type.name}.${field.name}`,
        ruleOf(field.astNode?.directives ?? [], isRoot && !hasAdditionalModes) ?? ofType ?? fallback,
      )
  }
  return rules
}
