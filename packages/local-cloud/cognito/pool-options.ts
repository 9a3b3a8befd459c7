/** What a password of the pool must have. */
export type PasswordPolicy = {
  minimumLength: number
  requireUppercase: boolean
  requireLowercase: boolean
  requireNumbers: boolean
  requireSymbols: boolean
  /** Days a temporary password is good for. */
  temporaryPasswordDays: number
}

/** An attribute of the pool; a custom one carries its `custom:` prefix. */
export type SchemaAttribute = {
  name: string
  required: boolean
  mutable: boolean
  minLength?: number
  maxLength?: number
}

export type TriggerName =
  'preSignUp' | 'postConfirmation' | 'preAuthentication' | 'postAuthentication' | 'preTokenGeneration' | 'customMessage'

export type PoolGroup = { name: string; description?: string; precedence?: number }

export type AuthFlow =
  'ALLOW_USER_PASSWORD_AUTH' | 'ALLOW_USER_SRP_AUTH' | 'ALLOW_REFRESH_TOKEN_AUTH' | 'ALLOW_ADMIN_USER_PASSWORD_AUTH'

export type PoolClient = {
  id: string
  name: string
  explicitAuthFlows: readonly string[]
  /** Attributes the client may write; absent: every standard attribute. */
  writeAttributes?: readonly string[]
  /** Attributes the client may read, in tokens and GetUser; absent: all. */
  readAttributes?: readonly string[]
  accessTokenSeconds: number
  idTokenSeconds: number
  refreshTokenSeconds: number
  /** LEGACY distinguishes an unknown user from a wrong password, ENABLED does not. */
  preventUserExistenceErrors: 'LEGACY' | 'ENABLED'
}

export type Pool = {
  id: string
  name: string
  arn: string
  passwordPolicy: PasswordPolicy
  schemaAttributes: readonly SchemaAttribute[]
  /** Whether people sign in with their e-mail address (then the username is the sub). */
  emailIsUsername: boolean
  autoVerifyEmail: boolean
  /** Whether a changed address counts only once its code was entered. */
  keepOriginalEmail: boolean
  /** Whether people may sign up by themselves. */
  selfSignUp: boolean
  /** Trigger → name (or ARN) of the function, as `invokeTrigger` is given it. */
  triggers: Partial<Record<TriggerName, string>>
  preTokenGenerationVersion: 'V1_0' | 'V2_0'
  /** Whether people may turn on a software token as a second factor. */
  softwareTokens: boolean
  /** Whether each sign-in is a device that is tracked, as the client confirms it. */
  deviceTracking: boolean
  groups: readonly PoolGroup[]
  client: PoolClient
}

export type Mail = { to: string; subject: string; html: string; text: string }

export type TriggerEvent = Record<string, unknown>
