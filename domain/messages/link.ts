/** The words of a link to a course, a section, or a task. */
export const linkWords = {
  title: 'Opening your course',
  notYours: 'You don’t have this course',
  copy: 'Copy link',
  copied: 'Link copied',
  copyBlocked: 'Your browser didn’t allow copying. Select the text and copy it yourself.',
} as const
