import { unknownFailure } from '#domain/messages/failures.ts'
import { linkedContentDiffers, linkedSeatsDiffer } from '#domain/messages/courses.ts'
import { AppError } from '#web/lib/api/app-error.ts'
import { fieldOf } from '#web/lib/json.ts'
import type { FieldError } from '#web/ui/form/domain-resolver.ts'
import { fieldOfRefusal } from './course-form.ts'

/** The message of an error. For a linkable course, it names what the other course has (spec 2.5.17, 2.5.18). */
export function failureText(error: unknown): string {
  if (!(error instanceof AppError)) return unknownFailure
  const { code, data, message } = error
  if (code === 'course-linked-seats') return linkedSeatsDiffer(Number(fieldOf(data, 'n')))
  if (code === 'course-linked-content') return linkedContentDiffers(String(fieldOf(data, 'list')))
  return message
}

/** The server's error for a course, with its field. */
export const refusalOf = (error: unknown): FieldError => ({
  message: failureText(error),
  field: error instanceof AppError ? fieldOfRefusal(error.code) : undefined,
})
