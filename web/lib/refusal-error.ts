import { contentMessages } from '../../domain/messages/content.ts'
import { courseMessages } from '../../domain/messages/courses.ts'
import { failureMessages, unknownFailure } from '../../domain/messages/failures.ts'
import { paymentMessages } from '../../domain/messages/payments.ts'
import { progressMessages } from '../../domain/messages/progress.ts'
import { questionMessages } from '../../domain/messages/questions.ts'
import { registrationRefusals } from '../../domain/messages/registration.ts'
import { testingMessages } from '../../domain/messages/testing.ts'
import { userMessages } from '../../domain/messages/users.ts'
import { AppError } from './app-error.ts'

/** Every refusal's words by its code. Screens whose words depend on the refusal's data look at `code` and `data`. */
const words = new Map<string, string>(
  [
    contentMessages,
    courseMessages,
    failureMessages,
    paymentMessages,
    progressMessages,
    questionMessages,
    registrationRefusals,
    testingMessages,
    userMessages,
  ].flatMap((messages) => Object.entries(messages)),
)

/** The error of a refusal: its code's words, or the generic ones for a code that nobody wrote words for. */
export const refusalError = (code: string, data: unknown): AppError =>
  new AppError(code === '' ? 'unknown' : code, words.get(code) ?? unknownFailure, data)
