import { util } from '@aws-appsync/utils'

/** Longer than any key of the academy and, at three bytes per letter, below DynamoDB's limit (1,024 bytes). */
const MAX_LENGTH = 200

/** Longer than any AppSync token for one of our keys. */
const MAX_TOKEN_LENGTH = 4_000

const invalid = () => util.error('request-invalid', 'request-invalid')

/**
 * Validates an argument for use in a key. Throws 'request-invalid' if it is empty or longer than any key, before the
 * table is read (decision 0051). Every key that a resolver builds from an argument must use this.
 */
export function keyPart(text: string): string {
  if (text.length === 0 || text.length > MAX_LENGTH) invalid()
  return text
}

/** Validates an AppSync page token by length; AppSync itself rejects invalid ones. */
export function pageToken(token: string): string {
  if (token.length > MAX_TOKEN_LENGTH) invalid()
  return token
}
