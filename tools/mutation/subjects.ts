/** What is mutated together, and the tests that may kill its mutants. Paths and globs from the project's root. */
export type Subject = { mutate: readonly string[]; tests: readonly string[] }

const files = (folder: string, ...names: readonly string[]) => names.map((name) => `${folder}/${name}.ts`)

/** Where a mistake costs most: each subject's run stays below a quarter of an hour on two cores. */
export const SUBJECTS: Readonly<Record<string, Subject>> = {
  grading: {
    mutate: [
      ...files('domain/attempts', 'score-answer', 'grade', 'breakdown', 'attempt', 'can-answer', 'answer-clock'),
      ...files('domain/attempts', 'preview-run'),
    ],
    tests: ['domain/{attempts,questions}/**/*.test.ts'],
  },
  'grading-kinds': {
    mutate: [
      ...files('domain/attempts/kinds', 'practice', 'nclex', 'nclex-preview', 'test-kinds'),
      ...files('domain/questions/types', 'choice', 'matching', 'question-type', 'question-types'),
    ],
    tests: ['domain/{attempts,questions}/**/*.test.ts'],
  },
  drawing: {
    mutate: [
      // How each kind draws is in `kinds/`, which grading-kinds mutates.
      ...files('domain/attempts', 'sampling', 'bitmap', 'new-shortages'),
    ],
    tests: ['domain/attempts/**/*.test.ts'],
  },
  seats: {
    mutate: [
      ...files('domain/courses', 'seats', 'availability', 'filling-up', 'enrolled-students'),
      ...files('table', 'course'),
      ...files('lambdas/payments', 'seat-writes'),
      ...files('lambdas/progress', 'create-progress', 'enrolment-writes', 'end-progress'),
      ...files('lambdas/courses', 'course-students', 'course-seats-writes'),
    ],
    tests: [
      'domain/courses/*.test.ts',
      'table/course.test.ts',
      'lambdas/progress/{add-student,enrolment-races,remove-student,request-units}.test.ts',
      'lambdas/progress/{end-progress,end-and-start,update-progress}.test.ts',
      'lambdas/courses/{create-course,course-seats,course-students,update-course}.test.ts',
      'lambdas/courses/{course-life,moved-class,course-edit-conflicts,undated-groups,stored-course}.test.ts',
      'lambdas/payments/{register-course,settle-payment,abandoned-payment,failed-payment}.test.ts',
      'lambdas/payments/{create-payment,enrol-student,record-refund}.test.ts',
    ],
  },
  'checkout-opening': {
    mutate: [
      ...files('domain/payments', 'can-register', 'payment'),
      ...files('lambdas/payments', 'register-course', 'create-payment', 'find-registration'),
    ],
    tests: [
      'domain/payments/*.test.ts',
      'lambdas/payments/{register-course,refused-registration,create-payment,lost-reply}.test.ts',
      'lambdas/payments/{settle-payment,abandoned-payment,failed-payment,request-units}.test.ts',
      'lambdas/payments/{one-payment-at-a-time,unsettled-payment}.test.ts',
      'lambdas/progress/{enrolment-races,add-student}.test.ts',
    ],
  },
  'checkout-finding': {
    mutate: [
      ...files('lambdas/payments', 'resolve-intent', 'settle-own-payment', 'find-payment'),
      ...files('table', 'payment-reply'),
    ],
    tests: [
      'lambdas/payments/{register-course,settle-payment,abandoned-payment,lost-reply}.test.ts',
      'lambdas/payments/{cancel-payment,unsettled-payment,user-payments,request-units}.test.ts',
      'table/payment.test.ts',
    ],
  },
  'checkout-settling': {
    mutate: [
      ...files('domain/payments', 'settle-verdict', 'hold'),
      ...files('lambdas/payments', 'settle-payment', 'enrol-student', 'enrolment', 'end-payment'),
      ...files('lambdas/payments', 'publish-settlement'),
    ],
    tests: [
      'domain/payments/*.test.ts',
      'lambdas/payments/{register-course,settle-payment,abandoned-payment,failed-payment}.test.ts',
      'lambdas/payments/{enrol-student,unsettled-payment}.test.ts',
    ],
  },
  'checkout-events': {
    mutate: [
      ...files('lambdas/payments/webhook', 'receive-event'),
      ...files('lambdas/payments/reconcile', 'reconcile-payments', 'record-failure'),
    ],
    tests: ['lambdas/payments/{webhook,reconcile}/*.test.ts'],
  },
  'checkout-refunds': {
    mutate: [
      ...files('domain/payments', 'can-refund', 'payment-state'),
      ...files('lambdas/payments', 'refund-payment', 'refund-charge', 'record-refund'),
    ],
    tests: [
      'domain/payments/*.test.ts',
      'lambdas/payments/{refund-payment,refund-part,refund-charge,record-refund,refund-at-gateway}.test.ts',
      'lambdas/payments/settle-payment.test.ts',
    ],
  },
  authorization: {
    mutate: [
      ...files(
        'resolvers/shared',
        'only-administrators',
        'caller-id',
        'own-events',
        'invoke-function',
        'fail-on-error',
      ),
      ...files('resolvers/users', 'Query.me.table', 'Mutation.recordSeen.table'),
      ...files('resolvers/progress', 'Query.myProgress.table', 'Subscription.onAttemptMove.pipeline/2-move.table'),
      ...files('resolvers/payments', 'Query.myPayment.table', 'Query.myOpenPayments.table', 'Query.myRefunds.table'),
      ...files('infra/api', 'list-admin-fields'),
      ...files('domain/progress', 'progress'),
      ...files('lambdas/field', 'field-handler', 'refusal'),
      ...files('lambdas/attempts', 'running-progress'),
      ...files('lambdas/payments', 'settle-own-payment'),
      ...files('lambdas/progress', 'update-progress'),
      ...files('lambdas/users', 'store-type', 'update-user'),
    ],
    tests: [
      'resolvers/{shared,users,progress,payments}/*.test.ts',
      'infra/api/list-admin-fields.test.ts',
      'domain/progress/*.test.ts',
      'domain/courses/linking.test.ts',
      'lambdas/field/field-handler.test.ts',
      'lambdas/progress/{learning,update-progress,end-progress,end-and-start}.test.ts',
      'lambdas/progress/{add-student,remove-student,extend-progress,count-from-class}.test.ts',
      'lambdas/payments/{settle-payment,unsettled-payment,lost-reply}.test.ts',
      'lambdas/users/*-user.test.ts',
    ],
  },
}
