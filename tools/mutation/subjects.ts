/**
 * The files to mutate together, and the tests that may kill their mutants. Paths and globs start at the project's root.
 */
export type Subject = { mutate: readonly string[]; tests: readonly string[] }

const files = (folder: string, ...names: readonly string[]) => names.map((name) => `${folder}/${name}.ts`)

/** The code where a mistake costs most; each subject's run takes less than a quarter of an hour on two cores. */
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
      ...files('domain/courses', 'seats', 'availability', 'nearly-full', 'enrolled-students'),
      ...files('table', 'course'),
      ...files('lambdas/payments', 'seat-writes'),
      ...files('lambdas/progress/enrolment', 'create-progress', 'enrolment-writes', 'end-progress'),
      ...files('lambdas/courses', 'course-students', 'course-seats-writes'),
    ],
    tests: [
      'domain/courses/*.test.ts',
      'table/course.test.ts',
      'lambdas/progress/enrolment/{add-student,enrolment-races,remove-student,request-units}.test.ts',
      'lambdas/progress/enrolment/{end-progress,end-and-start}.test.ts',
      'lambdas/progress/learning/update-progress.test.ts',
      'lambdas/courses/{create-course,course-seats,course-students,update-course}.test.ts',
      'lambdas/courses/{course-life,moved-class,course-edit-conflicts,undated-groups,stored-course}.test.ts',
      'lambdas/payments/register-course.test.ts',
      'lambdas/payments/settle/{settle-payment,abandoned-payment,failed-payment}.test.ts',
      'lambdas/payments/create-payment.test.ts',
      'lambdas/payments/settle/enrol-student.test.ts',
      'lambdas/payments/refunds/record-refund.test.ts',
    ],
  },
  'checkout-opening': {
    mutate: [
      ...files('domain/payments', 'can-register', 'payment'),
      ...files('lambdas/payments', 'register-course', 'create-payment', 'find-registration'),
    ],
    tests: [
      'domain/payments/*.test.ts',
      'lambdas/payments/{register-course,refused-registration,create-payment}.test.ts',
      'lambdas/payments/settle/lost-reply.test.ts',
      'lambdas/payments/settle/{settle-payment,abandoned-payment,failed-payment}.test.ts',
      'lambdas/payments/request-units.test.ts',
      'lambdas/payments/one-payment-at-a-time.test.ts',
      'lambdas/payments/settle/unsettled-payment.test.ts',
      'lambdas/progress/enrolment/{enrolment-races,add-student}.test.ts',
    ],
  },
  'checkout-finding': {
    mutate: [
      ...files('lambdas/payments/settle', 'resolve-intent', 'settle-own-payment'),
      ...files('lambdas/payments', 'find-payment'),
      ...files('table', 'payment'),
    ],
    tests: [
      'lambdas/payments/register-course.test.ts',
      'lambdas/payments/settle/{settle-payment,abandoned-payment,lost-reply}.test.ts',
      'lambdas/payments/{cancel-payment,user-payments,request-units}.test.ts',
      'lambdas/payments/settle/unsettled-payment.test.ts',
      'table/payment.test.ts',
    ],
  },
  'checkout-settling': {
    mutate: [
      ...files('domain/payments', 'settle-verdict', 'hold'),
      ...files('lambdas/payments/settle', 'settle-payment', 'enrol-student', 'enrolment', 'end-payment'),
      ...files('lambdas/payments/settle', 'publish-settlement'),
    ],
    tests: [
      'domain/payments/*.test.ts',
      'lambdas/payments/register-course.test.ts',
      'lambdas/payments/settle/{settle-payment,abandoned-payment,failed-payment}.test.ts',
      'lambdas/payments/settle/{enrol-student,unsettled-payment}.test.ts',
    ],
  },
  'checkout-events': {
    mutate: [
      ...files('lambdas/payments/stripe', 'receive-event'),
      ...files('lambdas/payments/reconcile', 'reconcile-payments', 'record-failure'),
    ],
    tests: ['lambdas/payments/stripe/{receive-event,record-disputes}.test.ts', 'lambdas/payments/reconcile/*.test.ts'],
  },
  'checkout-refunds': {
    mutate: [
      ...files('domain/payments', 'can-refund', 'payment-state'),
      ...files('lambdas/payments/refunds', 'refund-payment', 'refund-charge', 'record-refund'),
    ],
    tests: [
      'domain/payments/*.test.ts',
      'lambdas/payments/refunds/{refund-payment,refund-part,refund-charge,record-refund,refund-at-gateway}.test.ts',
      'lambdas/payments/settle/settle-payment.test.ts',
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
      ...files('resolvers/progress', 'Query.myProgress.table'),
      ...files('resolvers/progress/Subscription.onAttemptMove.pipeline', '2-move.table'),
      ...files('resolvers/payments', 'Query.myPayment.table', 'Query.myOpenPayments.table', 'Query.myRefunds.table'),
      ...files('infra/api', 'list-admin-fields'),
      ...files('domain/progress', 'progress'),
      ...files('lambdas/field', 'field-handler', 'refusal'),
      ...files('lambdas/attempts', 'running-progress'),
      ...files('lambdas/payments/settle', 'settle-own-payment'),
      ...files('lambdas/progress/learning', 'update-progress'),
      ...files('lambdas/users', 'store-type', 'update-user'),
    ],
    tests: [
      'resolvers/{shared,users,progress,payments}/*.test.ts',
      'infra/api/list-admin-fields.test.ts',
      'domain/progress/*.test.ts',
      'domain/courses/linking.test.ts',
      'lambdas/field/field-handler.test.ts',
      'lambdas/progress/learning/{learning,update-progress}.test.ts',
      'lambdas/progress/enrolment/{end-progress,end-and-start}.test.ts',
      'lambdas/progress/enrolment/{add-student,remove-student,extend-progress,count-from-class}.test.ts',
      'lambdas/payments/settle/{settle-payment,unsettled-payment,lost-reply}.test.ts',
      'lambdas/users/*-user.test.ts',
    ],
  },
}
