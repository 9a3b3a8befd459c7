import type { CourseCard } from '#domain/courses/catalogue.ts'
import type { Subject } from '#domain/courses/course.ts'

/** RN and PN always have a tab (spec 1.2.3); another subject has one while a course of it is offered. */
export function subjectsOf(cards: readonly CourseCard[]): Subject[] {
  return [...new Set<Subject>(['RN', 'PN', ...cards.map(({ subject }) => subject)])]
}
