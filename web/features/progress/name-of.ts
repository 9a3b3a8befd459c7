import type { StudentNameFieldsFragment } from '#generated/operations.ts'

/** A student's full name, or 'Student' until it has loaded. */
export const nameOf = (student: StudentNameFieldsFragment | undefined): string =>
  student === undefined ? 'Student' : `${student.firstName} ${student.lastName}`
