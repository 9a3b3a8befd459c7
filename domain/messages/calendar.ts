/** Words of calendar files and of what saves them. */
export const calendarWords = {
  add: 'Add to calendar',
  classes: 'Classes',
  description: (instructor: string | undefined) =>
    `${instructor === undefined || instructor === '' ? '' : `Instructor: ${instructor}\n`}Your lessons are in My Courses.`,
} as const
