/** The words of views as a student (decision 0091). A refusal's key is its code. */
export const studentViewMessages = {
  'view-not-open': 'This view has ended',
} as const

export const studentViewWords = {
  open: 'View as student',
  banner: (name: string) => `You see what ${name} sees. Nothing can be changed here.`,
  leave: 'Leave the view',
  ended:
    'A view lasts an hour. Open it again to go on here, or go to the student’s page; the audit log has each opening.',
  openAgain: 'Open the view again',
  person: 'Student’s page',
  opening: 'Opening the view',
  running: 'An attempt is in progress. Only the student goes on with it.',
  attempts: 'Attempts that are over',
  notWatched: 'Not watched yet',
  lecture: 'The video plays for the student. Administrators watch it in the preview of the task.',
  title: (name: string) => `My Courses of ${name}`,
} as const
