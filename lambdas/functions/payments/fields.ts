/** The GraphQL fields that this function answers. */
export const fields = [
  'Mutation.registerCourse',
  'Mutation.settlePayment',
  'Mutation.cancelPayment',
  'Mutation.refundPayment',
] as const
