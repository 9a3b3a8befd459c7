import { expect, it } from 'vitest'
import {
  continueWithText,
  daysLeftNotStarted,
  nextTaskText,
  tasksDoneText,
  progressMessages,
  progressWords,
  reviewsText,
} from './progress.ts'

it("keeps the owner's words about a student's courses to the letter [3.2.16] [3.2.26] [3.4.13] [3.8.6]", () => {
  expect(progressMessages).toEqual({
    'course-ended': 'Course Ended',
    'course-not-started': 'Not Started',
    'progress-not-found': 'Course progress not found',
    'student-not-found': 'Student not found',
    'lecture-not-opened': 'Please open the lecture first',
    'tasks-left': 'Please complete every task of the course first',
    'watching-invalid': 'These parts are no parts of the lecture',
    'watching-too-fast': 'More was watched than there was time for',
  })
  expect(progressWords).toEqual({
    active: 'Active',
    history: 'History',
    studyPlan: 'Study plan',
    buyCourses: 'Buy Courses',
    ownProgress: 'My progress',
    notes: 'Notes and flags',
    studies: 'Your studies',
    noActiveCourses: 'No Active Courses',
    none: 'None',
    noCourses: 'No Courses',
    noTasks: 'No Tasks',
    notStarted: 'Not Started',
    emptyCourse: 'Empty Course',
    emptySection: 'Empty Section',
    courseEnded: 'Course Ended',
    noVideo: 'No Video Uploaded',
    noText: 'No Text Written',
    reviews: 'Reviews of the day',
    receipt: 'Receipt',
    quizzes: 'Your quizzes',
  })
  expect([0, 1, 12].map(reviewsText)).toEqual([
    'Reviews of the day',
    'Reviews of the day: 1 due',
    'Reviews of the day: 12 due',
  ])
  expect(continueWithText('2.3 Practice')).toBe('Continue with 2.3 Practice')
  expect([tasksDoneText(1, 1), tasksDoneText(5, 21)]).toEqual(['1 of 1 task', '5 of 21 tasks'])
  expect(nextTaskText('Safe Medication')).toBe('Next: Safe Medication')
  expect(daysLeftNotStarted(30)).toBe('30 days left - Not Started')
})
