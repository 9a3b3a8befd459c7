import { contentMessages } from '#domain/messages/content.ts'
import { courseNoticeMessages } from '#domain/messages/course-notices.ts'
import { courseMessages } from '#domain/messages/courses.ts'
import { examMessages } from '#domain/messages/exam-settings.ts'
import { extensionMessages } from '#domain/messages/extensions.ts'
import { failureMessages, unknownFailure } from '#domain/messages/failures.ts'
import { invitationMessages } from '#domain/messages/invitations.ts'
import { labelMessages } from '#domain/messages/labels.ts'
import { flawMessages, mistakeMessages } from '#domain/messages/mistake-reports.ts'
import { regradeMessages } from '#domain/messages/regrades.ts'
import { paymentMessages } from '#domain/messages/payments.ts'
import { planMessages } from '#domain/messages/plan.ts'
import { certificateMessages } from '#domain/messages/certificates.ts'
import { progressMessages } from '#domain/messages/progress.ts'
import { quizMessages } from '#domain/messages/quizzes.ts'
import { questionMessages } from '#domain/messages/questions.ts'
import { registrationRefusals } from '#domain/messages/registration.ts'
import { studentViewMessages } from '#domain/messages/student-views.ts'
import { studyMessages } from '#domain/messages/study.ts'
import { testingMessages } from '#domain/messages/testing.ts'
import { userMessages } from '#domain/messages/users.ts'
import { AppError } from './app-error.ts'

/** Messages by error code. Screens whose message depends on an error's data use `code` and `data`. */
const words = new Map<string, string>(
  [
    certificateMessages,
    contentMessages,
    courseMessages,
    courseNoticeMessages,
    examMessages,
    extensionMessages,
    failureMessages,
    invitationMessages,
    labelMessages,
    flawMessages,
    mistakeMessages,
    regradeMessages,
    paymentMessages,
    planMessages,
    progressMessages,
    questionMessages,
    quizMessages,
    registrationRefusals,
    studentViewMessages,
    studyMessages,
    testingMessages,
    userMessages,
  ].flatMap((messages) => Object.entries(messages)),
)

/** Our error codes look like 'course-ended'; a server failure has a type like 'Lambda:Unhandled'. */
const isRefusal = (code: string): boolean => /^[a-z0-9-]+$/.test(code)

/** Creates the error for a code, with the code's message or the generic one. A server failure becomes 'unknown'. */
export const refusalError = (code: string, data: unknown): AppError =>
  new AppError(isRefusal(code) ? code : 'unknown', words.get(code) ?? unknownFailure, data)
