import { academy } from '../academy.ts'

/** Refusals about certificates, by their code. */
export const certificateMessages = {
  'course-not-completed': 'Mark the course completed first',
  'certificate-tests-not-passed':
    'To get your certificate, pass every Practice and adaptive test in this course. See what’s left on the course page',
  'certificate-not-found': 'We can’t find that certificate',
  'certificate-withdrawn': 'The payment for this course was refunded, so it has no certificate',
} as const

/** Words of the certificate, its page for the student, and the public page. */
export const certificateWords = {
  title: 'Certificate of completion',
  short: 'Certificate',
  loading: 'Loading the certificate',
  certifies: 'This certifies that',
  completed: 'has completed the course',
  on: 'Completed on',
  by: academy.name,
  print: 'Print',
  issue: 'Issue my certificate',
  issueNow: 'You completed this course. We’ll issue your certificate in this name. You can’t change it later:',
  changeName: 'Change my name first',
  otherName: (name: string) =>
    `The certificate keeps the name it was issued with. To change it to ${name}, contact us.`,
  rename: 'Correct the name',
  renameTitle: 'Correct the name on the certificate?',
  renameText: (course: string, name: string) =>
    `The certificate for ${course} says ${name}. It and its public page will show the student’s current name. A link that they shared keeps working.`,
  renamed: (name: string) => `The certificate now says ${name}`,
  share: 'Share it',
  private: 'Only you can see this certificate. Make it public to send an employer or a school a link that proves it.',
  public: 'Anyone with this link can see your name, the course, and the date. It stops working when you stop sharing.',
  makePublic: 'Make it public',
  stop: 'Stop sharing',
  stopTitle: 'Stop sharing this certificate?',
  stopText: 'The link you shared stops working for good. If you share the certificate again, it gets a new link.',
  copy: 'Copy the link',
  copied: 'Link copied',
  link: 'Public link',
  verified: 'This certificate is valid',
  verifiedBy: `${academy.name} confirms that this person has completed this course.`,
  name: 'Name',
  course: 'Course',
  day: 'Completed on',
  unknown: 'We can’t find that certificate',
  unknownWhy:
    'The link is incomplete or changed, or its owner stopped sharing the certificate. Ask them for a new link.',
} as const

/** The hours on a certificate. */
export const hoursOfStudy = (hours: number) => `about ${hours} ${hours === 1 ? 'hour' : 'hours'} of study`
