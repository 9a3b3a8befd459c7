import { formPopups } from '../forms.ts'
import { contentMessages, contentPopups, contentSuccess, contentWords } from '../content.ts'
import { sectionTally } from '../course-view.ts'
import { myCoursesWords } from '../my-courses.ts'
import { progressMessages, progressWords } from '../progress.ts'
import { questionMessages, questionPopups, questionSuccess } from '../questions.ts'
import { testingMessages, testingWords } from '../testing.ts'
import { userMessages, userSuccess, userWords } from '../users.ts'
import type { Pin } from './pin.ts'

/** Words of the specification about questions, contents, users, and tests. */
export const PINS_OF_LEARNING: readonly Pin[] = [
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
    { ...contentPopups, resettingText: formPopups.resettingText },
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
      ...myCoursesWords,
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
