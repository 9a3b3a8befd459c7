import { accessMessages } from '../access.ts'
import { accountFailures, accountRefusals, accountSuccess, passwordShort } from '../accounts.ts'
import { availabilityWords, seatsLeftText } from '../availability.ts'
import { courseMessages, coursePopups, courseSuccess, linkedContentDiffers, linkedSeatsDiffer } from '../courses.ts'
import { formPopups } from '../forms.ts'
import { notificationDismissed } from '../notifications.ts'
import { questionMessages } from '../questions.ts'
import { registeredFor, registrationRefusals, registrationWords } from '../registration.ts'
import type { Pin } from './pin.ts'

/** Words of the specification about accounts, registrations, and courses. */
export const PINS_OF_COURSES: readonly Pin[] = [
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
    { popups: Object.values({ resetting: formPopups.resetting, ...coursePopups }) },
    {
      popups: [
        ...['Resetting', 'Creating Course', 'Updating Course', 'Publishing', 'Unpublishing', 'Add Student'],
        'Remove Student',
      ],
    },
  ],
]
