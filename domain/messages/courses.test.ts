import { expect, it } from 'vitest'
import { courseMessages, coursePopups, courseSuccess, linkedContentDiffers, linkedSeatsDiffer } from './courses.ts'

it('keeps the owner’s words for courses [2.5.17, 2.5.18, 2.5.22, 2.8.3, 2.8.5, 2.8.8, 2.8.9, 2.8.10]', () => {
  expect(courseMessages).toMatchObject({
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
    'course-student-owned': 'That student already has this course or a course linked to this one',
  })
  expect(linkedSeatsDiffer(12)).toBe('A linkable course has a different Max Students value of 12')
  expect(linkedContentDiffers('A, B')).toBe('A linkable course has a different course contents of A, B')
  expect(courseSuccess.created('X')).toBe('Course X created!')
  expect(courseSuccess.updated('X')).toBe('Course X updated!')
  expect([courseSuccess.published('X'), courseSuccess.unpublished('X')]).toEqual([
    'Course X published!',
    'Course X unpublished!',
  ])
})

it('names the popups of course management and what is said of a student [2.4.9, 2.8.11, 2.8.12]', () => {
  expect(Object.values(coursePopups)).toEqual([
    'Creating Course',
    'Updating Course',
    'Publishing',
    'Unpublishing',
    'Add Student',
    'Remove Student',
  ])
  expect(courseSuccess.added('Ada', 'Lane', 'RN Review')).toBe('Added Ada Lane in RN Review')
  expect(courseSuccess.removed).toBe('Student removed successfully')
})
