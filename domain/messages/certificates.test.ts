import { expect, it } from 'vitest'
import { certificateMessages, certificateWords, hoursOfStudy } from './certificates.ts'

it('says what a certificate says, and why there is none', () => {
  expect(certificateMessages).toEqual({
    'course-not-completed': 'Please mark the course completed first',
    'certificate-not-found': 'This certificate does not exist',
  })
  expect(hoursOfStudy(1)).toBe('about 1 hour of study')
  expect(hoursOfStudy(12)).toBe('about 12 hours of study')
})

it('says on the pages of a certificate who sees what', () => {
  const { otherName, ...words } = certificateWords
  expect(otherName('Nora Novak')).toBe(
    'The certificate carries your name as it was when it was issued. Now it is Nora Novak.',
  )
  expect(words).toEqual({
    title: 'Certificate of completion',
    short: 'Certificate',
    loading: 'Loading the certificate',
    certifies: 'This certifies that',
    completed: 'has completed the course',
    on: 'Completed on',
    by: 'Nursing Academy',
    print: 'Print',
    issue: 'Issue my certificate',
    issueNow: 'You completed this course. Its certificate is issued once, in your name:',
    changeName: 'Change my name first',
    again: 'Issue it with my present name',
    share: 'Share it',
    private: 'Only you can see this certificate. Make it public to send an employer or a school a link that proves it.',
    public:
      'Everybody who has this link sees your name, the course and the day, and nothing else. It stops working at once when you stop sharing.',
    makePublic: 'Make it public',
    stop: 'Stop sharing',
    copy: 'Copy the link',
    copied: 'Link copied',
    link: 'Public link',
    verified: 'This certificate is valid',
    verifiedBy: 'Nursing Academy confirms that this person has completed this course.',
    name: 'Name',
    course: 'Course',
    day: 'Completed on',
    unknown: 'No such certificate',
    unknownWhy:
      'The link is incomplete or was changed, or its owner has stopped sharing the certificate. Ask them for a new link.',
  })
})
