import { urlOfName } from '../naming/url-of-name.ts'
import type { CourseFacts } from './course.ts'

const afterFirstWord = (name: string) => name.trim().replace(/^\S+\s*/, '')

/**
 * What two courses share when they are linked: seats and ownership. Live courses are linked when their names are equal
 * after the first word, case-insensitively, whatever their subject; an Online course stands alone (spec 1.4.11, 2.5.17).
 */
export const linkGroup = (course: Pick<CourseFacts, 'key' | 'type' | 'name'>): string =>
  course.type === 'Live' ? `live#${urlOfName(afterFirstWord(course.name))}` : `course#${course.key}`
