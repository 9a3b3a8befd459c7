import type { WeeklyFault } from '#domain/courses/weekly-dates.ts'
import { courseMessages } from './courses.ts'

/** Words for adding the dates of a term at once. */
export const weeklyWords = {
  legend: 'Every week',
  days: 'On',
  from: 'From',
  until: 'Until',
  add: 'Add these dates',
  undo: 'Take them out again',
  added: (count: number) => (count === 1 ? '1 date added' : `${count} dates added`),
} as const

/** Why no dates are added. */
export const weeklyFaults: Record<WeeklyFault, string> = {
  'no-weekday': 'Please choose at least one day of the week',
  'no-from': 'Please enter the first day',
  'no-until': 'Please enter the last day',
  'until-before-from': 'Please choose a last day that is not before the first one',
  none: 'None of these days of the week lies between the two days',
  'too-many': courseMessages['course-dates-many'],
}
