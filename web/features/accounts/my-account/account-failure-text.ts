import { accountRefusals } from '#domain/messages/accounts.ts'
import { unknownFailure } from '#domain/messages/failures.ts'
import { AppError } from '#web/lib/api/app-error.ts'

/** The message of an error. Account messages are here so that they aren't in every page's bundle. */
export function failureText(error: unknown): string {
  if (!(error instanceof AppError)) return unknownFailure
  return Object.entries(accountRefusals).find(([code]) => code === error.code)?.[1] ?? error.message
}
