import { accountRefusals } from '#domain/messages/accounts.ts'
import { unknownFailure } from '#domain/messages/failures.ts'
import { AppError } from '#web/lib/api/app-error.ts'

/** A refusal's words: those of accounts lie here and not in every screen's bundle. */
export function failureText(error: unknown): string {
  if (!(error instanceof AppError)) return unknownFailure
  return Object.entries(accountRefusals).find(([code]) => code === error.code)?.[1] ?? error.message
}
