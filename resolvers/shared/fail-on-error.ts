import { util } from '@aws-appsync/utils'

/** Passes an error of the source on to the caller, with its type, and ends the field. */
export function failOnError(ctx: { error?: { message: string; type: string } }) {
  if (ctx.error) util.error(ctx.error.message, ctx.error.type)
}
