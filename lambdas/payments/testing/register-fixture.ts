import type { RegisterCourseInput } from '#generated/schema.ts'
import { registerCourse } from '#lambdas/payments/register-course.ts'
import type { SettleResult } from '#lambdas/payments/settle/settle-payment.ts'
import { aLiveCourse, type TestAcademy } from '#lambdas/testing/an-academy.ts'

/** What a buyer of the Live course sends, with a card that pays unless `more` says otherwise. */
export const aRequest = (more: Partial<RegisterCourseInput> = {}): RegisterCourseInput => ({
  courseKey: aLiveCourse().key,
  token: 'pm_ok',
  requestId: 'request-1',
  ...more,
})

/** Registers jane, or who is named, as the API would. */
export const register = (
  academy: TestAcademy,
  more: Partial<RegisterCourseInput> = {},
  uid = 'jane',
): Promise<SettleResult> => registerCourse(aRequest(more), uid, academy)
