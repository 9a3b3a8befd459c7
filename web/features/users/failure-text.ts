import { unknownFailure } from '#domain/messages/failures.ts'
import { AppError } from '#web/lib/api/app-error.ts'

/** The message of an error. */
export const failureText = (error: unknown): string => (error instanceof AppError ? error.message : unknownFailure)
