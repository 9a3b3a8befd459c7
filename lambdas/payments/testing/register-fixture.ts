import type { RegisterCourseInput } from '#generated/schema.ts'
import { registerCourse } from '#lambdas/payments/register-course.ts'
import type { SettleResult } from '#lambdas/payments/settle/settle-payment.ts'
import { aLiveCourse, type TestAcademy } from '#lambdas/testing/an-academy.ts'

/** A buyer's request for the Live course, with a card that pays unless `more` overrides it. */
export const aRequest = (more: Partial<RegisterCourseInput> = {}): RegisterCourseInput => ({
  courseKey: aLiveCourse().key,
  token: 'pm_ok',
  requestId: 'request-1',
  ...more,
})

/** Registers Jane, or the given user, as the API would. */
export const register = (
  academy: TestAcademy,
  more: Partial<RegisterCourseInput> = {},
  uid = 'jane',
): Promise<SettleResult> => registerCourse(aRequest(more), uid, academy)
