/** Words of calendar files and of the buttons that save them. */
export const calendarWords = {
  add: 'Add to calendar',
  classes: 'Classes',
  description: (instructor: string | undefined) =>
    `${instructor === undefined || instructor === '' ? '' : `Instructor: ${instructor}\n`}Your lessons are in My Courses.`,
} as const
