import {
  at,
  isObject,
  listOf,
  numberOf,
  objectOf,
  textOf,
  textsOf,
  type Json,
  type JsonObject,
} from '../shared/json.ts'
import type { PasswordPolicy, Pool, PoolClient, PoolGroup, SchemaAttribute, TriggerName } from './pool-options.ts'

const STANDARD = [
  'address',
  'birthdate',
  'email',
  'email_verified',
  'family_name',
  'gender',
  'given_name',
  'locale',
  'middle_name',
  'name',
  'nickname',
  'phone_number',
  'phone_number_verified',
  'picture',
  'preferred_username',
  'profile',
  'updated_at',
  'website',
  'zoneinfo',
]

const TRIGGERS: readonly [TriggerName, string][] = [
  ['preSignUp', 'PreSignUp'],
  ['postConfirmation', 'PostConfirmation'],
  ['preAuthentication', 'PreAuthentication'],
  ['postAuthentication', 'PostAuthentication'],
  ['preTokenGeneration', 'PreTokenGeneration'],
  ['customMessage', 'CustomMessage'],
]

const SECONDS: Record<string, number> = { seconds: 1, minutes: 60, hours: 3600, days: 86_400 }

function readPolicy(policy: Json | undefined): PasswordPolicy {
  const wants = (name: string) => at(policy, name) === true
  return {
    minimumLength: numberOf(at(policy, 'MinimumLength')) ?? 8,
    requireUppercase: wants('RequireUppercase'),
    requireLowercase: wants('RequireLowercase'),
    requireNumbers: wants('RequireNumbers'),
    requireSymbols: wants('RequireSymbols'),
    temporaryPasswordDays: numberOf(at(policy, 'TemporaryPasswordValidityDays')) ?? 7,
  }
}

function readAttribute(declared: Json): SchemaAttribute {
  const name = textOf(at(declared, 'Name')) ?? ''
  const minLength = numberOf(at(declared, 'StringAttributeConstraints', 'MinLength'))
  const maxLength = numberOf(at(declared, 'StringAttributeConstraints', 'MaxLength'))
  return {
    name: STANDARD.includes(name) || name.startsWith('custom:') ? name : `custom:${name}`,
    required: at(declared, 'Required') === true,
    mutable: at(declared, 'Mutable') !== false,
    ...(minLength === undefined ? {} : { minLength }),
    ...(maxLength === undefined ? {} : { maxLength }),
  }
}

function readSchema(declared: Json | undefined): SchemaAttribute[] {
  const own = listOf(declared).map(readAttribute)
  const rest = STANDARD.filter((name) => !own.some((attribute) => attribute.name === name))
  return [...own, ...rest.map((name) => ({ name, required: false, mutable: true }))]
}

function readTriggers(lambdas: JsonObject): Partial<Record<TriggerName, string>> {
  const triggers: Partial<Record<TriggerName, string>> = {}
  for (const [trigger, property] of TRIGGERS) {
    const name = textOf(lambdas[property]) ?? textOf(at(lambdas[`${property}Config`], 'LambdaArn'))
    if (name !== undefined) triggers[trigger] = name
  }
  return triggers
}

function readClient(id: string, client: JsonObject): PoolClient {
  const validity = (token: string, unit: string, otherwise: number): number => {
    const given = numberOf(client[`${token}Validity`])
    const factor = SECONDS[textOf(at(client['TokenValidityUnits'], token)) ?? unit] ?? 1
    return given === undefined || given === 0 ? otherwise : given * factor
  }
  const write = client['WriteAttributes']
  const read = client['ReadAttributes']
  const flows = textsOf(client['ExplicitAuthFlows'])
  return {
    id,
    name: textOf(client['ClientName']) ?? 'client',
    explicitAuthFlows: flows.length > 0 ? flows : ['ALLOW_USER_SRP_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'],
    ...(write === undefined ? {} : { writeAttributes: textsOf(write) }),
    ...(read === undefined ? {} : { readAttributes: textsOf(read) }),
    accessTokenSeconds: validity('AccessToken', 'hours', 3600),
    idTokenSeconds: validity('IdToken', 'hours', 3600),
    refreshTokenSeconds: validity('RefreshToken', 'days', 30 * 86_400),
    preventUserExistenceErrors: client['PreventUserExistenceErrors'] === 'ENABLED' ? 'ENABLED' : 'LEGACY',
  }
}

function readGroup(group: JsonObject): PoolGroup {
  const description = textOf(group['Description'])
  const precedence = numberOf(group['Precedence'])
  return {
    name: textOf(group['GroupName']) ?? '',
    ...(description === undefined ? {} : { description }),
    ...(precedence === undefined ? {} : { precedence }),
  }
}

export type DeclaredPool = {
  /** `Ref` of AWS::Cognito::UserPool. */
  id: string
  arn: string
  properties: JsonObject
  /** `Ref` and properties of AWS::Cognito::UserPoolClient. */
  client: { id: string; properties: JsonObject }
  /** Properties of each AWS::Cognito::UserPoolGroup. */
  groups: readonly JsonObject[]
}

/** Reads a pool from its template resources (intrinsics resolved), with CloudFormation's defaults. */
export function readPool({ id, arn, properties, client, groups }: DeclaredPool): Pool {
  return {
    id,
    arn,
    name: textOf(properties['UserPoolName']) ?? id,
    passwordPolicy: readPolicy(at(properties['Policies'], 'PasswordPolicy')),
    schemaAttributes: readSchema(properties['Schema']),
    emailIsUsername: textsOf(properties['UsernameAttributes']).includes('email'),
    autoVerifyEmail: textsOf(properties['AutoVerifiedAttributes']).includes('email'),
    keepOriginalEmail: textsOf(
      at(properties['UserAttributeUpdateSettings'], 'AttributesRequireVerificationBeforeUpdate'),
    ).includes('email'),
    selfSignUp: at(properties['AdminCreateUserConfig'], 'AllowAdminCreateUserOnly') !== true,
    triggers: readTriggers(objectOf(properties['LambdaConfig'])),
    preTokenGenerationVersion:
      at(properties['LambdaConfig'], 'PreTokenGenerationConfig', 'LambdaVersion') === 'V2_0' ? 'V2_0' : 'V1_0',
    softwareTokens:
      textOf(properties['MfaConfiguration']) !== 'OFF' &&
      textsOf(properties['EnabledMfas']).includes('SOFTWARE_TOKEN_MFA'),
    deviceTracking: isObject(properties['DeviceConfiguration']),
    groups: groups.map(readGroup),
    client: readClient(client.id, client.properties),
  }
}
