/** The fields that this function answers; the synthesis attaches them, the compiler holds `handler.ts` to them. */
export const fields = [
  'Mutation.registerCourse',
  'Mutation.settlePayment',
  'Mutation.cancelPayment',
  'Mutation.refundPayment',
] as const
