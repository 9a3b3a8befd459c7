import { util } from '@aws-appsync/utils'

/** The table's errors for a key that is too long or an invalid list token, which are the request's fault. */
const INVALID = ['DynamoDB:ValidationException', 'DynamoDB:DynamoDbException']

/**
 * Fails the field if its source failed. Hides the table's message with its request id: an invalid request fails with
 * 'request-invalid', any other error keeps only its type.
 */
export function failOnError(ctx: { error?: { message: string; type: string } }) {
  if (!ctx.error) return
  if (INVALID.includes(ctx.error.type)) util.error('request-invalid', 'request-invalid')
  util.error('The request failed', ctx.error.type)
}
