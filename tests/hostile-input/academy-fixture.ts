import { createServer } from 'node:http'
import {
  attemptsFields,
  certificatesFields,
  checkoutFields,
  contentFields,
  coursesFields,
  examsFields,
  learningFields,
  questionsFields,
  quizzesFields,
  studyPlanFields,
  uploadsFields,
  usersFields,
} from '#lambdas/functions/fields.ts'
import { adminToken, publisherHeaders, studentToken } from 'local-cloud/appsync/testing/start-api.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { fakeGateway } from '#lambdas/payments/testing/fake-gateway.ts'
import { startTables } from '#lambdas/testing/start-table.ts'
import { rawNumbers } from './bad-values.ts'
import { mutationDocuments } from './mutation-documents.ts'
import { openMutations } from './mutations-fixture.ts'
import { STUDENT_MUTATIONS } from './student-arguments.ts'
import { validArguments, type ValidArguments } from './valid-arguments.ts'

const isRead = (command: string) => /^(Get|Query|BatchGet|TransactGet|Scan)/.test(command)

/** Counts the commands that changed the table since the last `reset`. */
function watchWrites({ client }: Table) {
  const watch = { done: 0, reset: () => void (watch.done = 0) }
  client.middlewareStack.add(
    (next, context) => async (args) => {
      const result = await next(args)
      if (!isRead(context.commandName ?? '')) watch.done += 1
      return result
    },
    { step: 'initialize', name: 'watch-writes' },
  )
  return watch
}

/** The maximum length of an S3 key, in bytes. */
const MAX_KEY_LENGTH = 1_024

/** A mock object store that starts uploads but contains nothing; enough for calls that refer to missing objects. */
async function fakeStore() {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://store')
    const key = Buffer.from(decodeURIComponent(url.pathname.split('/').slice(2).join('/')))
    if (key.length > MAX_KEY_LENGTH) response.writeHead(400).end('<Error><Code>KeyTooLongError</Code></Error>')
    else if (url.searchParams.has('uploads'))
      response.end('<InitiateMultipartUploadResult><UploadId>upload-1</UploadId></InitiateMultipartUploadResult>')
    else if (request.method === 'PUT') response.end()
    else if (request.method === 'DELETE') response.writeHead(204).end()
    else response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

type Values = Readonly<Record<string, unknown>>
type CallResult = { codes: string[]; messages: string[]; writes: number; data: Values }
type Body = { data?: Values | null; errors?: { errorType?: string | null; message: string }[] }

/** An academy with one of each kind of item, for which every mutation can be called. */
export type TestAcademy = {
  valid: ValidArguments
  call: (name: string, document: string, variables: Values, forFunctions: boolean) => Promise<CallResult>
  close: () => Promise<void>
}

const loadAreas = async () => ({
  certificates: { ...(await import('#lambdas/functions/certificates.ts')), fields: certificatesFields },
  authoring: { ...(await import('#lambdas/functions/content.ts')), fields: contentFields },
  enrolment: { ...(await import('#lambdas/functions/courses.ts')), fields: coursesFields },
  exams: { ...(await import('#lambdas/functions/exams.ts')), fields: examsFields },
  quizzes: { ...(await import('#lambdas/functions/quizzes.ts')), fields: quizzesFields },
  planning: { ...(await import('#lambdas/functions/study-plan.ts')), fields: studyPlanFields },
  learning: { ...(await import('#lambdas/functions/learning.ts')), fields: learningFields },
  questions: { ...(await import('#lambdas/functions/questions.ts')), fields: questionsFields },
  registration: { ...(await import('#lambdas/functions/checkout.ts')), fields: checkoutFields },
  testing: { ...(await import('#lambdas/functions/attempts.ts')), fields: attemptsFields },
  uploads: { ...(await import('#lambdas/functions/uploads.ts')), fields: uploadsFields },
  users: { ...(await import('#lambdas/functions/users.ts')), fields: usersFields },
})

/** AppSync rejects more than 1 MB without reading it (graphql-abuse.test.ts), so it isn't sent. */
async function send(url: string, headers: Record<string, string>, body: string): Promise<Body> {
  if (Buffer.byteLength(body) > 1_048_576)
    return {
      errors: [{ errorType: 'RequestEntityTooLargeException', message: 'Request size exceeded the limit of 1 MB.' }],
    }
  const init = { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body }
  return (await (await fetch(url, init)).json()) as Body
}

/** Opens the academy on its own table; sets the functions' startup resources in `resources` first. */
export async function openAcademy(resources: { table?: unknown; gateway?: unknown }): Promise<TestAcademy> {
  const tables = await startTables()
  const table = await tables.table()
  const store = await fakeStore()
  Object.assign(resources, { table, gateway: fakeGateway() })
  Object.assign(process.env, {
    CALENDAR_URL: 'https://calendar.example/',
    ...{ AWS_REGION: 'us-east-1', AWS_ACCESS_KEY_ID: 'test', AWS_SECRET_ACCESS_KEY: 'test' },
    ...{ MEDIA_BUCKET: 'media', USER_POOL_ID: 'pool', AWS_ENDPOINT_URL_S3: store.url, STRIPE_SECRET_ARN: 'arn' },
  })
  const api = await openMutations(await loadAreas(), table)
  const watch = watchWrites(table)
  const call: TestAcademy['call'] = async (name, query, variables, forFunctions) => {
    const token = STUDENT_MUTATIONS.has(name) ? studentToken : adminToken
    const headers = forFunctions ? publisherHeaders : { authorization: token }
    watch.reset()
    const body = rawNumbers(JSON.stringify({ query, variables }))
    const { data, errors = [] } = await send(api.url, headers, body)
    return {
      codes: errors.map(({ errorType }) => errorType ?? 'none'),
      messages: errors.map(({ message }) => message),
      data: data ?? {},
      writes: watch.done,
    }
  }
  const documents = new Map(mutationDocuments().map((mutation) => [mutation.name, mutation]))
  const valid = await validArguments(table, async (name, args) => {
    const { codes, data } = await call(name, documents.get(name)?.document ?? '', args, false)
    if (codes.length > 0) throw new Error(`${name} was refused: ${codes.join()}`)
    return data[name] as Record<string, unknown>
  })
  return {
    valid,
    call,
    close: async () => {
      await api.close()
      store.stop()
      await tables.stop()
    },
  }
}
