/** What is mutated together, and the tests that may kill its mutants. Paths and globs from the project's root. */
export type Subject = { mutate: readonly string[]; tests: readonly string[] }

const files = (folder: string, ...names: readonly string[]) => names.map((name) => `${folder}/${name}.ts`)

/** Where a mistake costs most: each subject's run stays below a quarter of an hour on two cores. */
export const SUBJECTS: Readonly<Record<string, Subject>> = {
  grading: {
    mutate: [
      ...files('domain/testing', 'score-answer', 'answer-key', 'choice-marks', 'is-choice', 'grade', 'tally-by-group'),
      ...files('domain/testing', 'breakdown', 'answer-question', 'after-answer', 'finish-attempt', 'has-expired'),
      ...files('domain/testing', 'can-answer', 'can-start', 'answer-clock', 'start-attempt', 'practice', 'rules-of'),
      ...files('domain/testing', 'nclex-student', 'nclex-preview', 'area-standing', 'score-band'),
      ...files('domain/testing', 'administrators-bands', 'preview-run'),
      ...files('domain/questions', 'matches-of'),
    ],
    tests: ['domain/{testing,questions}/**/*.test.ts'],
  },
  drawing: {
    mutate: files(
      'domain/testing',
      ...['draw-practice', 'draw-areas', 'sample', 'shuffle', 'pick-ranks', 'select-ranks', 'bitmap', 'rank-order'],
      ...['short-of', 'short-tests'],
    ),
    tests: ['domain/testing/**/*.test.ts'],
  },
  seats: {
    mutate: [
      ...files('domain/courses', 'seats', 'is-active', 'is-open', 'availability', 'filling-up', 'enrolled-students'),
      ...files('data', 'seats'),
      ...files('lambdas/registration', 'seat-writes'),
      ...files('lambdas/enrolment', 'create-progress', 'enrolment-writes', 'read-places', 'course-students'),
      ...files('lambdas/authoring', 'course-seats-writes'),
      ...files('lambdas/shared', 'end-writes'),
    ],
    tests: [
      'domain/courses/*.test.ts',
      'lambdas/enrolment/{add-student,course-students,enrolment-races,remove-student,request-units}.test.ts',
      'lambdas/authoring/{create-course,course-seats,update-course}.test.ts',
      'lambdas/learning/end-progress.test.ts',
      'lambdas/registration/{register-course,settle-payment,abandoned-payment,failed-payment}.test.ts',
    ],
  },
  'checkout-opening': {
    mutate: [
      ...files('domain/registration', 'can-register', 'payment'),
      ...files('lambdas/registration', 'register-course', 'open-payment', 'read-registration', 'payment-key'),
      ...files('lambdas/registration', 'ask-intent', 'ask-payment', 'find-payment', 'payment-reply'),
    ],
    tests: [
      'domain/registration/*.test.ts',
      'lambdas/registration/{register-course,refused-registration,opening-payment,asked-charge}.test.ts',
      'lambdas/registration/{settle-payment,abandoned-payment,failed-payment,payment-reply,request-units}.test.ts',
    ],
  },
  'checkout-settling': {
    mutate: [
      ...files('domain/registration', 'settle-verdict', 'hold'),
      ...files('lambdas/registration', 'settle-payment', 'enrol-student', 'enrolment', 'end-payment', 'fail-payment'),
      ...files('lambdas/registration', 'publish-settled'),
    ],
    tests: [
      'domain/registration/*.test.ts',
      'lambdas/registration/{register-course,settle-payment,abandoned-payment,failed-payment}.test.ts',
      'lambdas/registration/{enrol-student,unsettled-payment}.test.ts',
    ],
  },
  'checkout-events': {
    mutate: [
      ...files('lambdas/webhook', 'receive-event'),
      ...files('lambdas/reconcile', 'reconcile-payments', 'note-failure'),
    ],
    tests: ['lambdas/{webhook,reconcile}/*.test.ts'],
  },
  'checkout-refunds': {
    mutate: [
      ...files('domain/registration', 'can-refund', 'payment-state'),
      ...files('lambdas/registration', 'give-back', 'begin-refund', 'end-refund', 'note-refund', 'refund-late'),
      ...files('lambdas/registration', 'refund-payment', 'see-refund-through'),
    ],
    tests: [
      'domain/registration/*.test.ts',
      'lambdas/registration/{give-back,end-refund,note-refund,refund-payment}.test.ts',
      'lambdas/registration/settle-payment.test.ts',
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
      ...files('resolvers/progress', 'Query.myProgress.table', 'Subscription.onAttemptMove.table'),
      ...files('resolvers/payments', 'Query.myPayment.table', 'Query.myOpenPayments.table'),
      ...files('infra/constructs', 'list-admin-fields'),
      ...files('domain/progress', 'progress-state'),
      ...files('lambdas/shared', 'field-handler', 'refusal'),
      ...files('lambdas/testing', 'running-progress'),
      ...files('lambdas/registration', 'ask-payment'),
      ...files('lambdas/learning', 'update-progress'),
      ...files('lambdas/users', 'store-type', 'update-user', 'find-witnesses'),
    ],
    tests: [
      'resolvers/{shared,users,progress,payments}/*.test.ts',
      'infra/constructs/list-admin-fields.test.ts',
      'domain/progress/*.test.ts',
      'lambdas/shared/field-handler.test.ts',
      'lambdas/learning/{learning,update-progress,end-progress}.test.ts',
      'lambdas/registration/settle-payment.test.ts',
      'lambdas/users/*-user.test.ts',
    ],
  },
}
