import { at, isObject, listOf, textOf, textsOf, type Json, type JsonObject, objectOf } from '../shared/json.ts'
import { InvalidTemplate } from './invalid-template.ts'
import { findResource, resourcesOf, type CloudModel, type CloudResource } from './cloud-model.ts'
import { matchesPattern } from './match-pattern.ts'

/** A request's condition keys (lower case) → their values. */
type RequestContext = Record<string, string[]>

type Compare = (wanted: string[], value: string) => boolean

const equals: Compare = (wanted, value) => wanted.includes(value)
const like: Compare = (wanted, value) => wanted.some((pattern) => matchesPattern(pattern, value))

const compares: Record<string, Compare> = {
  StringEquals: equals,
  StringNotEquals: (wanted, value) => !equals(wanted, value),
  StringEqualsIgnoreCase: (wanted, value) => wanted.some((pattern) => pattern.toLowerCase() === value.toLowerCase()),
  StringLike: like,
  StringNotLike: (wanted, value) => !like(wanted, value),
  ArnEquals: like,
  ArnLike: like,
  Bool: equals,
  NumericEquals: equals,
}

function holds(operator: string, wanted: string[], values: string[] | undefined): boolean {
  // A key without values counts as missing.
  if (operator === 'Null') return wanted.includes(String(values === undefined || values.length === 0))
  const [, set, name = '', ifExists] = /^(ForAllValues:|ForAnyValue:)?(\w+?)(IfExists)?$/.exec(operator) ?? []
  const compare = compares[name]
  if (compare === undefined)
    throw new InvalidTemplate(`a policy uses the condition ${operator}, which the local cloud does not know.`)
  if (values === undefined) return ifExists !== undefined || set === 'ForAllValues:' || name.includes('Not')
  if (set === 'ForAnyValue:') return values.some((value) => compare(wanted, value))
  return values.every((value) => compare(wanted, value))
}

/**
 * Whether a request meets all conditions of a policy statement by IAM's rules (a missing key passes `ForAllValues`).
 */
function matchesConditions(conditions: Json | undefined, context: RequestContext): boolean {
  return Object.entries(objectOf(conditions)).every(([operator, keys]) => {
    const wanted: JsonObject = isObject(keys) ? keys : {}
    return Object.entries(wanted).every(([key, value]) =>
      holds(operator, typeof value === 'boolean' ? [String(value)] : textsOf(value), context[key.toLowerCase()]),
    )
  })
}

/** Role ARN → its policy statements. */
export type Policies = Map<string, JsonObject[]>

const logsStatement: JsonObject = {
  Effect: 'Allow',
  Action: ['logs:CreateLogGroup', 'logs:CreateLogStream', 'logs:PutLogEvents'],
  Resource: '*',
}

/** Nothing assumes CodeDeploy's role locally; a rehearsal moves aliases itself. */
const releaseStatements: JsonObject[] = [
  { Effect: 'Allow', Action: ['cloudwatch:DescribeAlarms', 'lambda:GetAlias', 'lambda:UpdateAlias'], Resource: '*' },
]

/** AWS managed policies that stacks attach to roles, by the end of their ARN. */
const managedPolicies: Record<string, JsonObject[]> = {
  AWSAppSyncPushToCloudWatchLogs: [logsStatement],
  AWSCodeDeployRoleForLambda: releaseStatements,
  AWSCodeDeployRoleForLambdaLimited: releaseStatements,
  AWSLambdaBasicExecutionRole: [logsStatement],
  AWSLambdaVPCAccessExecutionRole: [logsStatement],
  AWSXRayDaemonWriteAccess: [{ Effect: 'Allow', Action: 'xray:*', Resource: '*' }],
}

const NONE: JsonObject[] = []
const MAX_KNOWN = 1_000

function statementsOf(document: Json | undefined): JsonObject[] {
  return listOf(at(document, 'Statement')).filter(isObject)
}

function managedStatements(model: CloudModel, arn: string): JsonObject[] {
  const own = findResource(model, arn)
  if (own !== undefined) return statementsOf(own.properties['PolicyDocument'])
  const known = managedPolicies[arn.split('/').at(-1) ?? '']
  if (known === undefined)
    throw new InvalidTemplate(`a role uses the managed policy ${arn}, which the local cloud does not know.`)
  return known
}

function inlineStatements(role: CloudResource): JsonObject[] {
  return listOf(role.properties['Policies']).flatMap((policy) => statementsOf(at(policy, 'PolicyDocument')))
}

function attachedStatements(model: CloudModel, role: CloudResource): JsonObject[] {
  return [...resourcesOf(model, 'AWS::IAM::Policy'), ...resourcesOf(model, 'AWS::IAM::ManagedPolicy')]
    .filter((policy) => textsOf(policy.properties['Roles']).includes(role.ref))
    .flatMap((policy) => statementsOf(policy.properties['PolicyDocument']))
}

/** Collects the statements of every role's inline, attached, and managed policies. Throws InvalidTemplate. */
export function readPolicies(model: CloudModel): Policies {
  return new Map(
    resourcesOf(model, 'AWS::IAM::Role').map((role) => [
      role.arn,
      [
        ...inlineStatements(role),
        ...attachedStatements(model, role),
        ...textsOf(role.properties['ManagedPolicyArns']).flatMap((arn) => managedStatements(model, arn)),
      ],
    ]),
  )
}

function matchesAction(statement: JsonObject, action: string): boolean {
  const matches = (pattern: string) => matchesPattern(pattern.toLowerCase(), action.toLowerCase())
  if (statement['NotAction'] !== undefined) return !textsOf(statement['NotAction']).some(matches)
  return textsOf(statement['Action']).some(matches)
}

function matchesResource(statement: JsonObject, arn: string): boolean {
  const matches = (pattern: string) => matchesPattern(pattern, arn)
  if (statement['NotResource'] !== undefined) return !textsOf(statement['NotResource']).some(matches)
  return textsOf(statement['Resource']).some(matches)
}

/** Caches the statements that match an action and resource, because requests repeat the same few combinations. */
const matched = new WeakMap<JsonObject[], Map<string, JsonObject[]>>()

function statementsFor(statements: JsonObject[], action: string, arn: string): JsonObject[] {
  const known = matched.get(statements) ?? new Map<string, JsonObject[]>()
  matched.set(statements, known)
  const name = `${action} ${arn}`
  const named =
    known.get(name) ??
    statements.filter((statement) => matchesAction(statement, action) && matchesResource(statement, arn))
  // Limited because there may be any number of bucket objects.
  if (known.size < MAX_KNOWN) known.set(name, named)
  return named
}

/**
 * Whether IAM would allow a role of the template to perform an action on a resource: at least one statement allows it
 * and none denies it. `context` contains the request's condition keys in lower case, for example
 * `dynamodb:leadingkeys`.
 */
export function isAllowed(
  policies: Policies,
  roleArn: string,
  action: string,
  arn: string,
  context: RequestContext = {},
): boolean {
  const effects = statementsFor(policies.get(roleArn) ?? NONE, action, arn)
    .filter((statement) => matchesConditions(statement['Condition'], context))
    .map((statement) => textOf(statement['Effect']))
  return effects.includes('Allow') && !effects.includes('Deny')
}
