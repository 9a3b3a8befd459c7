import { CognitoIdentityProviderClient, SignUpCommand } from '@aws-sdk/client-cognito-identity-provider'
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { API_URL } from '#tests/client/academies/api-academy.ts'
import { type Answer, rawClient, type RawClient } from '#tests/client/api/raw-client.ts'
import { mutationTexts } from '#tests/client/api/mutation-texts.ts'
import { ADMIN, newStudent } from '#tests/client/people/people.ts'
import { signInForToken } from '#tests/client/people/sign-in-for-token.ts'
import { configOf } from '#tests/client/academies/site-config.ts'
import { problemsOf } from '#tests/client/xss/try-payloads.ts'

const course = [
  'name',
  'subject',
  'price',
  'onlineDays',
  'startTime',
  'endTime',
  'location',
  'maxStudents',
  'description',
]
const question = ['type', 'body', 'answers.text', 'answers.match', 'answers.why', 'rationale', 'tags', 'area']
const formatted = ['bodyHtml', 'answers.textHtml', 'answers.whyHtml', 'rationaleHtml']
const under = (path: string, names: readonly string[]) => names.map((name) => `${path}.${name}`)

/** How every text of the API is handled and, as titles, which tests cover it; an unlisted text fails the test. */
const TEXTS: Record<string, readonly string[]> = {
  'kept as text, rich text sanitised: script-injection.api.test.ts': [
    ...under('createContent.input', ['name', 'instructions', 'descText']),
    ...under('updateContent.input', ['name', 'instructions', 'descText']),
    ...under('copyContent.input', ['name']),
    ...under('createSection.input', ['name', 'instructions']),
    ...under('updateSection.input', ['name', 'instructions']),
    ...under('createTask.input', ['name', 'text', 'tags']),
    ...under('updateTask.input', ['name', 'text', 'tags']),
    ...under('createCourse.input', ['type', 'instructor', ...course]),
    ...under('updateCourse.input.fields', course),
    ...under('addQuestion.input', question),
    ...under('updateQuestion.input', question),
    ...under('importQuestions.rows.question', question),
    ...['importQuestions.rows.ref', 'importQuestions.batch.name', 'importQuestions.newTags', 'saveTags.tags'],
  ],
  'sanitised: script-formatted.api.test.ts': [
    ...under('addQuestion.input', formatted),
    ...under('updateQuestion.input', formatted),
    ...under('importQuestions.rows.question', formatted),
  ],
  'kept as text or refused, in mails too: lambdas/courses/course-notices.test.ts, lambdas/notifications/receipt-script-injection.test.ts':
    [
      ...under('sendCourseMessage.input', ['subject', 'text']),
      ...under('changeClass.input', ['location', 'startTime', 'endTime']),
    ],
  'kept as text: below': ['addNote.input.text', 'startVideoUpload.input.fileName'],
  'kept as text: domain/attempts/marks.test.ts, lambdas/attempts/marks/mark-question.test.ts': [
    'markQuestion.input.note',
    ...under('markQuestion.input.highlights', ['block', 'text']),
  ],
  'kept as text: lambdas/attempts/marks/report-mistake.test.ts': ['reportMistake.input.text'],
  'kept as text: domain/item-analysis/flaw-case.test.ts': ['decideFlaw.input.note'],
  'a note of it is kept as text: lambdas/progress/enrolment/extend-progress.test.ts': ['extendProgress.input.reason'],
  'nothing without its upload, payment or card: below': [
    ...under('cancelVideoUpload.input', ['fileName']),
    ...under('signVideoParts.input', ['fileName']),
    ...under('finishVideoUpload.input', ['fileName']),
    ...under('finishRendition', ['input.fileName', 'playlist']),
    ...under('saveCaptions.input', ['fileName']),
    ...under('refundPayment.input', ['reason']),
    ...under('registerCourse.input', ['token']),
  ],
  'a day or refused: domain/study/check-outcome.test.ts': under('recordExamOutcome.input', ['day']),
  'compared with days that are stored: lambdas/study/exam-outcomes.test.ts': ['withdrawExamOutcome.day'],
  'one of a list, a name that finds nothing, or refused: lambdas/quizzes/start-quiz.test.ts': under(
    'startQuiz.input.form',
    ['mode', ...['areas', 'tags', 'types', 'steps', 'difficulties', 'statuses'].map((list) => `filter.${list}`)],
  ),
  'kept as text or refused: domain/quizzes/saved-forms.test.ts': [
    'saveQuizForms.input.forms.name',
    ...under('saveQuizForms.input.forms.form', [
      'mode',
      ...['areas', 'tags', 'types', 'steps', 'difficulties', 'statuses'].map((list) => `filter.${list}`),
    ]),
  ],
  'a day and a time zone or refused: domain/study/check-settings.test.ts': [
    ...under('updateStudySettings.input', ['examDay', 'timeZone']),
  ],
  'days and a time zone or refused: domain/study/plan/plan-settings.test.ts': [
    ...under('updateStudyPlan.input', ['examDay', 'timeZone', 'freeDays']),
  ],
  'refused by the rules of sign-up: lambdas/users/update-account.test.ts, lambdas/users/invitations/invitations.test.ts':
    [
      ...under('updateAccount.input', ['firstName', 'lastName', 'phone']),
      'requestEmailChange.email',
      ...under('inviteUser.input', ['firstName', 'lastName', 'email']),
    ],
  'JSON of a known shape or refused: domain/questions/check-content.test.ts; sanitised: script-formatted.api.test.ts': [
    ...under('addQuestion.input', ['content', 'scoring']),
    ...under('updateQuestion.input', ['content', 'scoring']),
    ...under('importQuestions.rows.question', ['content', 'scoring']),
  ],
  'one of a list or refused: domain/content/check-task.test.ts, lambdas/attempts/answer/partial-credit.test.ts': [
    ...['createTask', 'updateTask', 'updateTaskProgress'].map((name) => `${name}.input.scoring`),
  ],
  'one of a list or refused: lambdas/exams/exam-settings.test.ts, domain/exams/check-settings.test.ts': [
    'calibrateExam.exam',
    ...under('updateExamSettings.input', ['exam', 'standard.kind']),
  ],
  'a tag of the academy, a key, or refused: lambdas/questions/change-questions.test.ts': [
    'changeQuestions.tag',
    'mergeLabels.into',
    'mergeLabels.name',
    'removeLabel.name',
    'renameLabel.name',
  ],
  'compared and stored nowhere: lambdas/users/deletion/delete-account.test.ts, lambdas/users/email-change/email-change.test.ts':
    ['deleteAccount.email', 'confirmEmailChange.code'],
  'a bitmap or refused: domain/progress/watched.test.ts': ['recordWatching.input.pieces'],
  'kept as text as tags are, of which a running job would keep others away': ['renameLabel.to'],
  'kept as text as tags are; every area would stop the NCLEX of the shared academy': [
    'importQuestions.newAreas',
    'saveNclexAreas.areas',
  ],
}

let send: RawClient
let uid = ''
let place = { contentKey: '', sectionKey: '', taskKey: '' }
beforeAll(async () => {
  send = rawClient(API_URL, await signInForToken(API_URL, ADMIN.email, ADMIN.password))
  uid = (await newStudent(API_URL)).uid
  const made = async (name: string, input: object) => {
    const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`
    const { data } = await send(`mutation ($input: ${type}!) { ${name}(input: $input) { key } }`, { input })
    return (data[name] as { key: string }).key
  }
  const contentKey = await made('createContent', { name: `Files ${randomUUID()}`, instructions: 'x', descText: '' })
  const sectionKey = await made('createSection', { contentKey, name: 'All', instructions: 'x' })
  const taskKey = await made('createTask', { contentKey, sectionKey, type: 'Lecture', name: 'Lecture' })
  place = { contentKey, sectionKey, taskKey }
})

/** Undefined if a rule of the academy rejected it; otherwise what happened. */
const unlessRefused = ({ codes, data }: Answer): unknown =>
  codes.length === 1 && /^[a-z]+(-[a-z]+)*$/.test(codes[0] ?? '') ? undefined : [codes, data]

it('every text argument of a mutation is covered', () => {
  expect(Object.values(TEXTS).flat().sort()).toEqual(mutationTexts())
})

describe('texts that are one of a list, a number or a time', () => {
  const online = { type: 'Online', name: 'Online course', subject: 'RN', price: '20', onlineDays: '30' }
  const live = { ...online, type: 'Live', dates: ['2031-01-01'], startTime: '9:17AM', endTime: '4:00PM' }
  const document = 'mutation ($input: CreateCourseInput!) { createCourse(input: $input) { key } }'
  it.each(['type', 'subject', 'price', 'onlineDays', 'startTime', 'endTime', 'maxStudents'])(
    'a course with a payload for its %s is refused',
    async (field) => {
      const valid = { ...live, location: 'Hall', maxStudents: '5', content: ['none'] }
      expect(
        await problemsOf(async (text) => unlessRefused(await send(document, { input: { ...valid, [field]: text } }))),
      ).toEqual([])
    },
  )
  it('a question with a payload for its type is refused', async () => {
    const mutation = 'mutation ($input: QuestionInput!, $id: ID!) { addQuestion(input: $input, requestId: $id) { id } }'
    const valid = { body: 'x', answers: [{ text: 'a' }, { text: 'b' }], rationale: '', tags: [], area: [] }
    const add = (type: string) => send(mutation, { input: { ...valid, type }, id: randomUUID() })
    expect(await problemsOf(async (type) => unlessRefused(await add(type)))).toEqual([])
  })
})

describe('texts about files, payments and people', () => {
  it('a note is kept as text', async () => {
    const document = 'mutation ($input: AddNoteInput!) { addNote(input: $input) { text } }'
    const faults = await problemsOf(async (text) => {
      const { data, codes } = await send(document, { input: { uid, requestId: randomUUID(), text } })
      return (data.addNote as { text: string } | null)?.text === text.trim() ? undefined : codes
    })
    expect(faults).toEqual([])
  })

  it('the name of a video is kept as text, or refused when it names a path or holds markup', async () => {
    const document = 'mutation ($input: StartVideoUploadInput!) { startVideoUpload(input: $input) { fileName } }'
    const faults = await problemsOf(async (payload) => {
      const fileName = `${payload}.mp4`
      const answer = await send(document, { input: { ...place, fileName, size: 1000 } })
      const session = answer.data.startVideoUpload as { fileName: string } | null
      return session?.fileName.trim() === fileName.trim() ? undefined : unlessRefused(answer)
    })
    expect(faults).toEqual([])
  })

  const upload = 'VideoUploadInput!'
  it.each([
    ['cancelVideoUpload', `mutation ($input: ${upload}) { cancelVideoUpload(input: $input) }`],
    ['signVideoParts', `mutation ($input: ${upload}) { signVideoParts(input: $input, numbers: [1]) { number } }`],
    ['finishVideoUpload', `mutation ($input: ${upload}) { finishVideoUpload(input: $input) { key } }`],
    ['finishRendition', `mutation ($input: ${upload}) { finishRendition(input: $input, playlist: "") { folder } }`],
  ])('%s does nothing with a payload for a file', async (name, document) => {
    const faults = await problemsOf(async (payload) => {
      const input = { ...place, fileName: `${payload}.mp4`, uploadId: 'none', size: 1000 }
      const answer = await send(document, { input })
      const harmless = [true, false, '[{"number":1}]'].some(
        (text) => text === answer.data[name] || text === JSON.stringify(answer.data[name]),
      )
      return harmless ? undefined : unlessRefused(answer)
    })
    expect(faults).toEqual([])
  })

  it('a playlist of a payload is refused', async () => {
    const document = `mutation ($input: ${upload}, $playlist: String!) { finishRendition(input: $input, playlist: $playlist) { folder } }`
    const folder = `hls-${'x'.repeat(26)}`
    const input = { ...place, folder, fileName: '360p.mp4', uploadId: 'none', size: 1000 }
    const faults = await problemsOf(async (playlist) => unlessRefused(await send(document, { input, playlist })))
    expect(faults).toEqual([])
  })

  it.each([
    [
      'captions',
      'mutation ($input: SaveCaptionsInput!) { saveCaptions(input: $input) { key } }',
      (fileName: string) => ({ ...place, version: 1, uploadKey: 'none', fileName }),
    ],
    [
      'a refund',
      'mutation ($input: RefundPaymentInput!) { refundPayment(input: $input) { key } }',
      (reason: string) => ({ key: 'none', reason }),
    ],
    [
      'a card',
      'mutation ($input: RegisterCourseInput!) { registerCourse(input: $input) { key } }',
      (token: string) => ({ courseKey: 'none', requestId: randomUUID(), token }),
    ],
  ])('%s with a payload and nothing that it is for is refused', async (_, document, input) => {
    expect(await problemsOf(async (payload) => unlessRefused(await send(document, { input: input(payload) })))).toEqual(
      [],
    )
  })

  it('a sign-up with a payload as name, phone, or e-mail is refused', async () => {
    const config = await configOf(API_URL)
    const cognito = new CognitoIdentityProviderClient({
      region: config.region,
      endpoint: config.local.cognitoUrl,
      credentials: { accessKeyId: 'nobody', secretAccessKey: 'nobody' },
    })
    const valid = { given_name: 'Nora', family_name: 'Newman', phone_number: '+12125550123' }
    for (const attribute of ['given_name', 'family_name', 'phone_number', 'email']) {
      const faults = await problemsOf((payload) => {
        const email = `script-${randomUUID()}@academy.example`
        const attributes = Object.entries({ ...valid, email, [attribute]: payload })
        const UserAttributes = attributes.map(([Name, Value]) => ({ Name, Value }))
        const Username = attribute === 'email' ? payload : email
        return cognito
          .send(
            new SignUpCommand({
              ClientId: config.userPoolClientId,
              Username,
              Password: 'Student-Pass-1',
              UserAttributes,
            }),
          )
          .then(
            () => 'signed up',
            () => undefined,
          )
      })
      expect(faults, attribute).toEqual([])
    }
    cognito.destroy()
  })
})
