import { util } from '@aws-appsync/utils'

/** Longer than any key of the academy and, at three bytes a letter, shorter than what the table takes (1,024 bytes). */
const LONGEST = 200

/** Longer than any token of AppSync's over a key of ours. */
const MAX_TOKEN_LENGTH = 4_000

const invalid = () => util.error('request-invalid', 'request-invalid')

/**
 * What somebody sent as a part of a key. Empty or longer than any key it is refused with 'request-invalid', before the table is
 * asked (decision 0051). Every key that a resolver makes of an argument goes through here.
 */
export function keyPart(text: string): string {
  if (text.length === 0 || text.length > LONGEST) invalid()
  return text
}

/** A place in a list as AppSync named it, which says itself what is no token of its own; refused before that when it is far too long. */
export function pageToken(token: string): string {
  if (token.length > MAX_TOKEN_LENGTH) invalid()
  return token
}
