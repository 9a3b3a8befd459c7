import type { FunctionName } from '#infra/functions/functions.ts'

const field = (name: string, args: object) => ({
  field: name,
  arguments: args,
  identity: { sub: 'bench', username: 'bench', groups: ['Student'] },
})
const place = { progressKey: 'p', contentKey: 'c', sectionKey: 's', taskKey: 't' }

const USER_KEY = { pk: { S: 'USER#u' }, sk: { S: 'PROFILE' } }
const USER = { type: { S: 'user' }, uid: { S: 'u' } }

/** A first call of each function, such as it gets: it asks an empty academy, so most end in a refusal or an empty list. */
export const FUNCTION_CALLS: Record<FunctionName, object> = {
  accounts: {
    triggerSource: 'PreSignUp_SignUp',
    userName: 'bench',
    request: {
      userAttributes: {
        email: 'nora@academy.example',
        given_name: 'Nora',
        family_name: 'Newman',
        phone_number: '+12125550123',
      },
    },
    response: {},
  },
  registration: field('Mutation.registerCourse', {
    input: { courseKey: 'c', token: 'pm_1QAbCdEfGhIjKl', requestId: 'request-1' },
  }),
  webhook: {
    headers: { 'stripe-signature': 't=1,v1=0' },
    body: '{}',
    isBase64Encoded: false,
    requestContext: { http: { method: 'POST' } },
  },
  reconcile: {},
  upkeep: {},
  unsubscribe: {
    requestContext: { http: { method: 'GET' } },
    queryStringParameters: { u: 'u', k: 'daysLeft', s: 'x' },
  },
  calendar: {
    requestContext: { http: { method: 'GET' } },
    queryStringParameters: { u: 'u', n: '1', s: 'x' },
  },
  receipts: { paymentKey: 'p' },
  planning: field('Query.studyPlan', {}),
  testing: field('Mutation.createTaskProgress', { input: place }),
  learning: field('Query.courseView', { progressKey: 'p' }),
  certificates: field('Query.certificate', { progressKey: 'p' }),
  authoring: field('Query.contents', {}),
  uploads: field('Query.videoUpload', { input: { ...place, fileName: 'a.mp4', size: 1 } }),
  enrolment: field('Query.managedCourse', { key: 'c' }),
  questions: field('Query.questionUse', { id: 101 }),
  quizzes: field('Query.quizOptions', { progressKey: 'p' }),
  exams: field('Query.examBank', { exam: 'RN' }),
  search: field('Query.users', { page: 1 }),
  users: field('Query.managedUser', { uid: 'u' }),
  bookkeeping: {
    Records: [{ eventName: 'REMOVE', dynamodb: { Keys: USER_KEY, OldImage: { ...USER_KEY, ...USER } } }],
  },
}
