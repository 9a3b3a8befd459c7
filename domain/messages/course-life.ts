/** Words of the tab with a course's description. */
export const aboutCourseWords = {
  tab: 'About',
  state: 'State',
  published: 'Published: visitors see it and can buy it',
  unpublished: 'Unpublished: only administrators see it',
  archived: 'Archived: out of the lists; who had it keeps it',
  price: 'Price',
  onlineDays: 'Online days',
  dates: 'Dates',
  times: 'Times',
  room: 'Room',
  students: 'Students',
  seats: 'Seats',
  instructor: 'Instructor',
  contents: 'Contents',
  noContents: 'None',
  goneContent: 'A content that no longer exists',
  description: 'Description',
  noDescription: 'None',
} as const

/** Words for archiving, restoring, and deleting a course (decision 0083). */
export const courseLifeWords = {
  title: 'Archive or delete',
  archivedTitle: 'This course is archived',
  lead: 'An archived course leaves the lists; its students’ history and its payments stay. A course that no one has had or paid for can be deleted.',
  archive: 'Archive',
  archiving: 'Archiving Course',
  archiveQuestion: (course: string) => `Archive ${course}?`,
  archiveEffects: [
    'It is no longer offered, and leaves the list of courses and the calendar. You find it under “Archived” and can bring it back.',
    'Its name and its room are free for another course.',
    'History, results, certificates and payments of its students stay.',
  ],
  archived: (course: string) => `Course ${course} archived!`,
  restore: 'Bring back',
  restoring: 'Bringing Course Back',
  restoreQuestion: (course: string) =>
    `Bring ${course} back as an unpublished course? Its name and its room are checked as those of a new one are.`,
  restored: (course: string) => `Course ${course} is back!`,
  delete: 'Delete',
  deleting: 'Deleting Course',
  checking: 'Checking whether it can be deleted',
  deleteQuestion: (course: string) => `Delete ${course} for good? You can’t undo this. Its content stays.`,
  deleted: (course: string) => `Course ${course} deleted!`,
  inUse: (students: number) =>
    students === 1
      ? '1 student has this course now. It can be archived once their access has ended.'
      : `${students} students have this course now. It can be archived once their access has ended.`,
  unpublishFirst: 'Unpublish it before you delete it.',
  unsaved: 'Update or reset your changes first.',
} as const
