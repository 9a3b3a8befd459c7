import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { accessMessages } from './access.ts'
import { accountFailures, accountRefusals, accountSuccess, passwordShort } from './accounts.ts'
import { availabilityWords, seatsLeftText } from './availability.ts'
import { BREADCRUMB_CHARACTERS, barText, crumbText, FIELD_ERROR_MS, MESSAGE_MS } from './bar.ts'
import { contentMessages, contentPopups, contentSuccess, contentWords } from './content.ts'
import { sectionTally } from './course-view.ts'
import { courseMessages, coursePopups, courseSuccess, linkedContentDiffers, linkedSeatsDiffer } from './courses.ts'
import { formPopups } from './forms.ts'
import { notificationDismissed } from './notifications.ts'
import { progressMessages, progressWords } from './progress.ts'
import { questionMessages, questionPopups, questionSuccess } from './questions.ts'
import { registeredFor, registrationRefusals, registrationWords } from './registration.ts'
import { testingMessages, testingWords } from './testing.ts'
import { userMessages, userSuccess, userWords } from './users.ts'

type Words = Readonly<Record<string, unknown>>

/** Words of the specification by what they are about: the statements that give them, ours, and theirs to the letter. */
const PINS: readonly [about: string, ours: Words, theirs: Words][] = [
  [
    'access [1.5.12, 1.8.10, 2.8.4, 3.8.2]',
    accessMessages,
    {
      'sign-in-required': 'Please sign in',
      'not-allowed': 'You are not allowed to view that page',
      'no-permission': 'No permission to view that page',
      'login-required': 'Please login',
      'already-signed-in': 'You are already signed in',
      'not-signed-in': 'You are not signed in',
    },
  ],
  [
    'what a form of an account refuses',
    { ...accountRefusals, short: passwordShort(6) },
    {
      'sign-in-email-empty': 'Please enter an email to sign in',
      'sign-in-email-invalid': 'Invalid email',
      'sign-in-email-submit': 'Please enter a valid email',
      'sign-in-password-empty': 'Please enter a password',
      'first-name-invalid': 'First name must be valid',
      'first-name-profane': 'That first name is not allowed',
      'last-name-profane': 'That last name is not allowed',
      'phone-invalid': 'Please enter a valid U.S. phone number with area code',
      'email-invalid': 'E-mail must be valid',
      short: 'Password must be 6 characters or more',
      'password-unconfirmed': 'Please confirm your password',
      'passwords-differ': 'Passwords do not match',
    },
  ],
  [
    'a sign-in or a reset that failed [1.8.2, 1.8.3, 1.8.6]',
    { ...accountFailures, ...accountSuccess },
    {
      'sign-in-user-not-found': 'User not found. Please sign up first',
      'sign-in-wrong-password': 'Wrong password, click/tap "Forgot Password" if you have forgotten your password',
      'reset-user-not-found': 'User not found',
      resetSent: 'Password reset email sent!',
    },
  ],
  [
    'what a visitor and a student have done [1.8.7]',
    { ...accountSuccess, notificationDismissed, registered: registeredFor('{course}') },
    {
      signedIn: 'Signed in',
      signedUp: 'Signed up, you may now use your account.',
      signedOut: 'Signed out',
      notificationDismissed: 'Notification dismissed',
      registered: 'Registerd for {course}',
    },
  ],
  [
    "a course's card",
    { ...availabilityWords, left: seatsLeftText(3) },
    { open: 'Open', closed: 'Closed', purchased: 'Purchased', left: '3 seats left' },
  ],
  [
    'a registration [1.8.8]',
    registrationWords,
    {
      signInToRegister: 'Please sign in to register',
      signInFirst: 'Please sign in to register!',
      processing: 'processing',
      notCharged: 'Your card has not been charged',
      completed: 'You have completed registeration!',
    },
  ],
  ['a course that one has', registrationRefusals, { 'already-yours': 'You already have this course' }],
  [
    'what a course form refuses',
    courseMessages,
    {
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
    },
  ],
  [
    'what the server refuses of a course [2.8.3, 2.8.5]',
    {
      ...courseMessages,
      seats: linkedSeatsDiffer(12).replace('12', '{n}'),
      contents: linkedContentDiffers('{list}'),
      question: questionMessages['question-not-found'],
    },
    {
      'course-identical': 'An identical course already exists!',
      'course-unchanged': 'No change detected',
      'course-started': 'Publish failed; start date has already passed',
      'course-not-found': 'Course not found',
      'course-student-owned': 'That student already has this course or a course linked to this one',
      seats: 'A linkable course has a different Max Students value of {n}',
      contents: 'A linkable course has a different course contents of {list}',
      question: 'Question not found',
    },
  ],
  [
    'what was done to a course [2.8.8, 2.8.9, 2.8.10, 2.8.11, 2.8.12]',
    {
      created: courseSuccess.created('{course_name}'),
      updated: courseSuccess.updated('{course_name}'),
      published: courseSuccess.published('{course_name}'),
      unpublished: courseSuccess.unpublished('{course_name}'),
      added: courseSuccess.added('{first}', '{last}', '{course}'),
      removed: courseSuccess.removed,
    },
    {
      created: 'Course {course_name} created!',
      updated: 'Course {course_name} updated!',
      published: 'Course {course_name} published!',
      unpublished: 'Course {course_name} unpublished!',
      added: 'Added {first} {last} in {course}',
      removed: 'Student removed successfully',
    },
  ],
  [
    'the popups of course management',
    { popups: Object.values({ ...formPopups, ...coursePopups }) },
    {
      popups: [
        ...['Resetting', 'Creating Course', 'Updating Course', 'Publishing', 'Unpublishing', 'Add Student'],
        'Remove Student',
      ],
    },
  ],
  [
    'what a question form refuses [2.8.6]',
    questionMessages,
    {
      'body-empty': 'Question body is empty',
      'answers-few': 'Questions must have 2 or more answer choices',
      'matches-empty': 'Please fill the text of all matching options',
      'answers-empty': 'Please fill the text of all answer choices',
      'correct-missing': 'Please select the correct answer',
      'answers-many': 'Too many answers!',
    },
  ],
  [
    'searches of the bank',
    questionMessages,
    {
      'search-digits': 'Please type only digits to search or change search type',
      'search-tags': 'Please select tags to search or change search type',
      'search-areas': 'Please select RN or PN with NCLEX Areas to search or change search type',
    },
  ],
  [
    'what was done to a question [2.8.13, 2.8.14, 2.8.15, 2.8.16, 2.8.17]',
    {
      added: questionSuccess.added(101).replace('101', '{id}'),
      updated: questionSuccess.updated(101).replace('101', '{id}'),
      deleted: questionSuccess.deleted(101).replace('101', '{id}'),
      tagSaved: questionSuccess.tagSaved('{tag}'),
      areaSaved: questionSuccess.areaSaved('{area}'),
    },
    {
      added: 'Question {id} added!',
      updated: 'Question {id} updated!',
      deleted: 'Question {id} was deleted',
      tagSaved: 'Tag "{tag}" saved!',
      areaSaved: 'NCLEX Area: "{area}" saved',
    },
  ],
  [
    'the popups of a question',
    { popups: Object.values(questionPopups) },
    {
      popups: [
        ...['Done', 'Warning', 'Deleting Answer', 'Tags', 'Adding Tag', 'NCLEX Areas', 'Adding NCLEX Area'],
        'Deleting Question',
      ],
    },
  ],
  [
    'what is refused of contents, sections and tasks',
    contentMessages,
    {
      'content-name-empty': 'Please enter a name for the course content',
      'section-name-empty': 'Please enter a name for the section',
      'task-name-empty': 'Please enter a name for the task',
      'name-reserved': 'Please use a different name; that name is reserved.',
      'lecture-name-reserved': 'That name is reserved, please use a different name',
      'content-name-taken': 'That content name already exists',
      'section-name-taken': 'That section name already exists in this content',
      'task-name-taken': 'That task name already exists in this section',
      'lecture-name-taken': 'That name is already in use, please use a different name',
      'content-instructions-empty': 'Please enter instructions for the course content',
      'section-instructions-empty': 'Please enter instructions for the section',
      'min-not-below-max': 'Minimun number of questions cannot be larger than maximum number of questions',
      'link-empty': 'Please choose a task to link to this task',
    },
  ],
  [
    'what is refused of edits and deletions',
    contentMessages,
    {
      'section-name-empty': 'Please enter a name for the section',
      'name-reserved': 'Please use a different name; that name is reserved.',
      'content-name-taken-edit': 'That course content name already exists',
      'section-name-taken-edit': 'That section name already exists',
      'section-instructions-empty-edit': 'Please enter a instructions for the section',
      'nothing-changed': 'No change detected',
      'content-has-sections': 'Delete content failed, there are sections in this content',
      'content-in-use': 'Delete content failed, this content is in use by a course',
      'section-has-tasks': 'Delete section failed, there are tasks in this section',
      'task-linked': 'Delete failed, task is currently linked to another task',
    },
  ],
  [
    'popups of contents',
    contentPopups,
    {
      resettingText: 'You will lose all unsaved changes. Are you sure?',
      creatingContent: 'Creating Content',
      updatingContent: 'Updating Content',
      deletingContent: 'Deleting Content',
      creatingSection: 'Creating Section',
      creatingTask: 'Creating Task',
      updatingTask: 'Updating Task',
      deletingTask: 'Deleting Task',
      deletingText: 'This action cannot be reversed!',
    },
  ],
  [
    'what was done to contents, sections and tasks [2.8.18, 2.8.19, 3.8.5]',
    {
      created: contentSuccess.created('{name}'),
      taskUpdated: contentSuccess.taskUpdated('{name}'),
      updated: contentSuccess.updated('{name}'),
      testUpdated: contentSuccess.testUpdated('{name}'),
      deleted: contentSuccess.deleted('{name}'),
      videoUploaded: contentSuccess.videoUploaded('{name}'),
      videoDeleted: contentSuccess.videoDeleted('{name}'),
      changed: userSuccess.changed('{name}', 'Admin').replace('Admin', '{type}'),
    },
    {
      created: '{name} created!',
      taskUpdated: '{name} updated',
      updated: '{name} updated!',
      testUpdated: '{name} test updated',
      deleted: '{name} has been deleted',
      videoUploaded: 'Video uploaded to {name}',
      videoDeleted: 'Video deleted from {name}',
      changed: '{name} has been changed to a {type}',
    },
  ],
  [
    'what is not there [3.8.2, 3.8.6]',
    {
      ...contentMessages,
      ...userMessages,
      ...progressMessages,
      ...contentWords,
      ...progressWords,
      ...testingWords,
      ...userWords,
    },
    {
      'content-not-found': 'Content not found',
      'section-not-found': 'Section not found',
      'task-not-found': 'Task not found',
      'user-not-found': 'User not found',
      'student-not-found': 'Student not found',
      'progress-not-found': 'Course progress not found',
      'course-ended': 'Course Ended',
      none: 'None',
      noVideo: 'No Video Uploaded',
      noBreakdown: 'No Breakdown Available',
      noCourses: 'No Courses',
      noTasks: 'No Tasks',
      notStarted: 'Not Started',
      noActiveCourses: 'No Active Courses',
      emptyCourse: 'Empty Course',
      emptySection: 'Empty Section',
      courseEnded: 'Course Ended',
      noNotes: 'No notes for this user',
      noText: 'No Text Written',
    },
  ],
  [
    'lists of users',
    { total: userWords.total(0).replace('0 ', ''), results: userWords.results(1).replace('1 ', '') },
    { total: 'User(s)', results: 'result(s)' },
  ],
  ["a section's tally", { tally: sectionTally(2, 5) }, { tally: '[2/5 tasks]' }],
  [
    'a test that cannot begin or go on [3.8.4]',
    { ...testingMessages, ...testingWords },
    {
      'answer-first': 'Please answer the question first',
      'too-few-in-areas': 'Not enough questions in some areas',
      'too-few-easy-or-normal': 'Not enough easy or normal questions with those tags; please Edit the test',
      'too-few-easy': 'Not enough easy questions with those tags; please Edit the test',
      'too-few-normal': 'Not enough normal questions with those tags; please Edit the test',
      'questions-error': 'Questions error, contact instructor',
      'start-failed': 'Fatal error while starting test, please contact the instructor',
      'no-attempts-left': 'You have no more attempts!',
      'create-failed': 'Fatal error while creating test. Please refresh page.',
      'grade-failed': 'Fatal error while grading question. Please refresh page.',
      'next-failed': 'Fatal error while changing questions. Please refresh the page.',
      'submit-failed': 'Fatal error while submitting test. Please refresh the page.',
      noAttemptsLeft: 'No Attempts Left',
    },
  ],
]

const FOLDER = '../shared/spec'
const documents = existsSync(FOLDER)
  ? readdirSync(FOLDER)
      .filter((file) => file.endsWith('.md'))
      .map((file) => readFileSync(join(FOLDER, file), 'utf8'))
      .join('\n')
  : undefined

describe('the words of the specification', () => {
  it.each(PINS)('are kept to the letter: %s', (_, ours, theirs) => {
    expect(ours).toMatchObject(theirs)
  })

  it.skipIf(documents === undefined)('appear in its documents (needs ../shared/spec)', () => {
    const words = PINS.flatMap(([, , theirs]) => Object.values(theirs).flat().map(String))
    // The number of seats and of tasks is the documents' N.
    const general = words.map((text) => text.replace(/^3 seats/, 'N seats').replace('[2/5 tasks]', 'tasks]'))
    expect(general.filter((text) => documents?.includes(text) !== true)).toEqual([])
  })
})

describe('the message bar', () => {
  it("prefixes errors with 'ERROR: ' and other messages with 'SUCCESS: ' [1.8.1]", () => {
    expect(barText('error', 'Please sign in')).toBe('ERROR: Please sign in')
    expect(barText('success', 'Signed in')).toBe('SUCCESS: Signed in')
  })

  it('shows errors for 60 s, other messages for 2.5 s and field errors for 7 s [1.9.7, 1.9.8, 1.9.9, 3.8.7]', () => {
    expect(MESSAGE_MS).toEqual({ error: 60_000, success: 2_500 })
    expect(FIELD_ERROR_MS).toBe(7_000)
  })

  it('cuts the names of breadcrumbs at 15 characters [1.9.13]', () => {
    expect(BREADCRUMB_CHARACTERS).toBe(15)
    expect(crumbText('Fifteen letters')).toBe('Fifteen letters')
    expect(crumbText('Sixteen letters!')).toBe('Sixteen letters…')
  })
})
