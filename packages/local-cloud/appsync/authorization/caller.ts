import type { FieldName, IamVerdict } from '../options.ts'

export type AuthorizationMode = 'AMAZON_COGNITO_USER_POOLS' | 'AWS_IAM'

/** The caller and its authorization mode; `expires` is the token's expiration in epoch milliseconds. */
export type Caller =
  | {
      mode: 'AMAZON_COGNITO_USER_POOLS'
      identity: Readonly<Record<string, unknown>>
      groups: readonly string[]
      expires: number | undefined
    }
  | { mode: 'AWS_IAM'; authorize(field: FieldName): Promise<IamVerdict> }
