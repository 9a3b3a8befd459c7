import type { SameName } from '../domain/courses/same-name.ts'
import { urlOfName } from '../domain/naming/url-of-name.ts'
import { type Key, nameKey } from './keys.ts'

/** A name of courses, compared by its url form, with the courses that have it (spec 2.5.18, 2.5.19). */
export type CourseNameItem = Key & SameName & { type: 'name'; version: number }

export const courseNameKey = (name: string): Key => nameKey('COURSE', urlOfName(name))

export const courseNameItem = (name: string, same: SameName, version: number): CourseNameItem => ({
  ...courseNameKey(name),
  type: 'name',
  version,
  ...same,
})
