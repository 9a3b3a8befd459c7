/** The words of course management (spec 2.5, 2.8). A refusal's key is its code. */
export const courseMessages = {
  'course-type-empty': 'Please choose a course type',
  'course-name-empty': 'Please enter a name for the course',
  'course-name-short': 'Course name has to be longer than 2 characters',
  'course-price-empty': 'Please enter a course price',
  'course-price-invalid': 'Please enter only numbers greater than 0 for course price',
  'course-days-empty': 'Please enter course Online Days in # of Days',
  'course-days-invalid': 'Please enter only numbers greater than 0 for course Online Days',
  'course-location-empty': 'Please enter a location for the course',
  'course-dates-empty': 'Please choose dates for the course',
  'course-times-empty': 'Please enter course times',
  'course-seats-empty': 'Please enter max # of students allowed',
  'course-seats-invalid': 'Please enter only numbers greater than 0 for max # of students',
  'course-content-empty': 'Please choose at least one content for the course',
  'course-identical': 'An identical course already exists!',
  'course-unchanged': 'No change detected',
  'course-started': 'Publish failed; start date has already passed',
  'course-not-found': 'Course not found',
  'course-subject-invalid': 'Please choose a subject for the course',
  'course-dates-invalid': 'Please choose real dates for the course',
  'course-times-invalid': 'Please enter course times such as 9:00AM',
  'course-times-order': 'Please choose an end time that is later than the start time',
  'course-locked': 'This course is published or has active students; it cannot be edited now',
  'course-changed': 'Somebody else changed this course; reload to see the change',
  'course-student-owned': 'That student already has this course or a course linked to this one',
  'course-student-paying': 'That student is paying for this course right now; wait until the payment has ended',
  'course-name-long': 'Course name has to be 100 characters or shorter',
  'course-location-long': 'Location has to be 200 characters or shorter',
  'course-description-long': 'Description has to be 2,000 characters or shorter',
  'course-name-letters': 'Please use letters or digits in the name of the course',
  'course-content-many': 'Please choose 40 contents or fewer for the course',
  'course-dates-many': 'Please choose 100 dates or fewer for the course',
  'course-seats-taken': 'More students than that have a seat in this course already',
  'course-option-locked':
    'Another option of this course is published or has active students, so its contents cannot be changed now',
  'course-options-many': 'These are too many contents to change at once; please edit the options one by one',
  'course-change-unclear': 'Please change the fields of a course or publish it, one after the other',
  'course-archived': 'This course is archived; bring it back first',
  'course-archive-active': 'Students have an active progress in this course; it can be archived once no one is active',
  'course-delete-published': 'This course is published; unpublish it before you delete it',
  'course-delete-students': 'Students have or had this course; it cannot be deleted, but it can be archived',
  'course-delete-payments': 'There are payments for this course; it cannot be deleted, but it can be archived',
  'course-content-missing': 'A chosen content no longer exists; reload and choose again',
} as const

export type CourseMessage = keyof typeof courseMessages

/** A linkable course differs; `n` and `list` are the other course's values (spec 2.5.17, 2.5.18). */
export const linkedSeatsDiffer = (n: number) => `A linkable course has a different Max Students value of ${n}`
export const linkedContentDiffers = (list: string) => `A linkable course has a different course contents of ${list}`

/** Success messages (spec 2.8.8 to 2.8.12). */
export const courseSuccess = {
  created: (course: string) => `Course ${course} created!`,
  updated: (course: string) => `Course ${course} updated!`,
  published: (course: string) => `Course ${course} published!`,
  unpublished: (course: string) => `Course ${course} unpublished!`,
  added: (first: string, last: string, course: string) => `Added ${first} ${last} in ${course}`,
  removed: 'Student removed successfully',
}

/** Words for options whose contents differ after an edit (decisions 2.5.20). */
export const optionWords = {
  differ: 'Another option of this course has other contents:',
  option: (days: number, list: string) => `${days} days online: ${list === '' ? 'no contents' : list}`,
  locked: 'is published or has active students',
  align: 'Bring all options in line',
  aligning: 'Updating Course',
  question: (course: string, list: string) => `Give every option of ${course} these contents: ${list}?`,
  aligned: (course: string) => `All options of ${course} have the same contents now!`,
} as const

/**
 * The confirmation before an administrator removes a student from a course (spec 2.7.5); `end` is the day on which it
 * ends by itself, absent before the start.
 */
export const removalWords = {
  confirm: 'Remove student',
  effects: ({ end, isLive }: { end: string | undefined; isLive: boolean }): string[] => [
    end === undefined
      ? 'The course ends for this student now. They haven’t started it.'
      : `The course ends for this student now instead of on ${end}, and so does a test they are taking.`,
    isLive ? 'Their seat is free for someone else. Nothing is refunded.' : 'Nothing is refunded.',
    'Their results stay in their history.',
  ],
} as const

/** Titles of confirmation dialogs (spec 2.4.9). */
export const coursePopups = {
  creating: 'Creating Course',
  updating: 'Updating Course',
  publishing: 'Publishing',
  unpublishing: 'Unpublishing',
  addingStudent: 'Add Student',
  removingStudent: 'Remove Student',
} as const
