/** The pool's password requirements. */
export type PasswordPolicy = {
  minimumLength: number
  requireUppercase: boolean
  requireLowercase: boolean
  requireNumbers: boolean
  requireSymbols: boolean
  /** Days until a temporary password expires. */
  temporaryPasswordDays: number
}

/** An attribute of the pool; custom attributes include the `custom:` prefix. */
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
  /** Attributes the client may write; defaults to every standard attribute. */
  writeAttributes?: readonly string[]
  /** Attributes the client may read, in tokens and GetUser; defaults to all. */
  readAttributes?: readonly string[]
  accessTokenSeconds: number
  idTokenSeconds: number
  refreshTokenSeconds: number
  /** LEGACY reveals whether a user exists, ENABLED does not. */
  preventUserExistenceErrors: 'LEGACY' | 'ENABLED'
}

export type Pool = {
  id: string
  name: string
  arn: string
  passwordPolicy: PasswordPolicy
  schemaAttributes: readonly SchemaAttribute[]
  /** Whether users sign in with their e-mail address (then the username is the sub). */
  emailIsUsername: boolean
  autoVerifyEmail: boolean
  /** Whether a changed address takes effect only after its code is confirmed. */
  keepOriginalEmail: boolean
  /** Whether users may sign up by themselves. */
  selfSignUp: boolean
  /** Trigger → name (or ARN) of its function, passed to `invokeTrigger`. */
  triggers: Partial<Record<TriggerName, string>>
  preTokenGenerationVersion: 'V1_0' | 'V2_0'
  /** Whether users may turn on a software token as a second factor. */
  softwareTokens: boolean
  /** Whether each sign-in is a tracked device after the client confirms it. */
  deviceTracking: boolean
  groups: readonly PoolGroup[]
  client: PoolClient
}

export type Mail = { to: string; subject: string; html: string; text: string }

export type TriggerEvent = Record<string, unknown>
