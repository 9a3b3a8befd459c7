import type { StudentNameFieldsFragment } from '#generated/operations.ts'

/** A student's full name; 'Student' until it is known. */
export const nameOf = (student: StudentNameFieldsFragment | undefined): string =>
  student === undefined ? 'Student' : `${student.firstName} ${student.lastName}`
