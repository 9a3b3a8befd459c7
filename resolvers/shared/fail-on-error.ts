import { util } from '@aws-appsync/utils'

/** What the table says of a key that is too long or a place in a list that is none: the request's fault. */
const INVALID = ['DynamoDB:ValidationException', 'DynamoDB:DynamoDbException']

/**
 * Ends the field when its source failed. The table's own words, with its request's number, stay inside: what was asked wrongly
 * is refused with 'request-invalid', anything else keeps its type alone.
 */
export function failOnError(ctx: { error?: { message: string; type: string } }) {
  if (!ctx.error) return
  if (INVALID.includes(ctx.error.type)) util.error('request-invalid', 'request-invalid')
  util.error('The request failed', ctx.error.type)
}
