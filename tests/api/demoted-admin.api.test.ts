import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectRealtime, type Frame, type RealtimeClient } from 'local-cloud/appsync/testing/connect-realtime.ts'
import { API_URL } from '#tests/client/academies/api-academy.ts'
import { rawReply } from '#tests/client/api/raw-reply.ts'
import { errorTypes } from '#tests/client/api/error-types.ts'
import { catalogCourse } from '#tests/client/people/enrolled-student.ts'
import { ADMIN, cardToken, newStudent } from '#tests/client/people/people.ts'
import { signInForToken } from '#tests/client/people/sign-in-for-token.ts'

const SOCKET_URL = `${API_URL.replace('http', 'ws')}/graphql/realtime`
const SUBSCRIPTIONS = {
  rung: 'subscription { onNotification { message } }',
  dismissed: 'subscription { onNotificationDismissed }',
  own: 'subscription { onProgress { studentId } }',
}
const isData = (id: keyof typeof SUBSCRIPTIONS) => (frame: Frame) => frame.id === id && frame.type === 'data'

/** A connection with all three subscriptions. */
async function listen(token: string): Promise<RealtimeClient> {
  const client = await connectRealtime(SOCKET_URL, token)
  for (const [id, document] of Object.entries(SUBSCRIPTIONS))
    expect(await client.start(id, document, token)).toMatchObject({ type: 'start_ack' })
  return client
}

const update = (uid: string, type: string) =>
  `mutation { updateUser(input: {uid: "${uid}", type: ${type}}) { uid type } }`
const addNote = (uid: string, text: string, requestId: string) =>
  `mutation { addNote(input: {uid: "${uid}", text: "${text}", requestId: "${requestId}"}) { key text author } }`

describe('an administrator who was demoted', () => {
  let boss = ''
  let person: Awaited<ReturnType<typeof newStudent>>
  /** The user's tokens as a student, as an administrator, and after the demotion. */
  let [before, during, after] = ['', '', '']
  let listeners: { boss?: RealtimeClient; person?: RealtimeClient } = {}
  const signIn = () => signInForToken(API_URL, person.email, person.password)
  beforeAll(async () => {
    boss = await signInForToken(API_URL, ADMIN.email, ADMIN.password)
    person = await newStudent(API_URL)
    before = await signIn()
    expect(await errorTypes(API_URL, boss, update(person.uid, 'Admin'))).toEqual([])
    during = await signIn()
    listeners = { boss: await listen(boss), person: await listen(during) }
  })
  afterAll(() => {
    for (const { socket } of Object.values(listeners)) socket.close()
  })

  it('was one after a new sign-in only: the token of the time before opens nothing', async () => {
    const document = '{ users(page: 1) { total } }'
    expect(await errorTypes(API_URL, before, document)).toEqual(['Unauthorized'])
    expect(await errorTypes(API_URL, during, document)).toEqual([])
  })

  it('could add a note, in their own name, once per request', async () => {
    const document = addNote(person.uid, 'Promoted today', 'request-1')
    const [first, again] = [await rawReply(API_URL, during, document), await rawReply(API_URL, during, document)]
    expect(first).toMatchObject({ data: { addNote: { text: 'Promoted today', author: 'Nora Newman' } } })
    expect(again).toEqual(first)
    const { data } = await rawReply(API_URL, boss, `{ managedUser(uid: "${person.uid}") { notes { items { text } } } }`)
    expect(data).toEqual({ managedUser: { notes: { items: [{ text: 'Promoted today' }] } } })
  })

  describe('with the token of that time', () => {
    beforeAll(async () => {
      expect(await errorTypes(API_URL, boss, update(person.uid, 'Student'))).toEqual([])
      after = await signIn()
    })

    it('still is the student they are', async () => {
      for (const token of [during, after])
        expect(await rawReply(API_URL, token, '{ me { uid type } }')).toEqual({
          data: { me: { uid: person.uid, type: 'Student' } },
        })
    })

    it('is refused at once, as everywhere (authorization.api.test.ts)', async () => {
      expect(await errorTypes(API_URL, during, '{ users(page: 1) { total } }')).toEqual(['Unauthorized'])
    })

    it('receives nothing more: subscriptions as an administrator end, and their own continue', async () => {
      const { person: demoted, boss: other } = listeners
      if (!demoted || !other) throw new Error('Nobody listens')
      const ended = ['rung', 'dismissed'].map((id) =>
        demoted.next((frame) => frame.id === id && frame.type === 'complete'),
      )
      await Promise.all(ended)
      const { key } = await catalogCourse(API_URL, 'RN Online Review')
      const input = `courseKey: "${key}", token: "${await cardToken(API_URL)}", requestId: "${person.uid}"`
      expect(await errorTypes(API_URL, after, `mutation { registerCourse(input: {${input}}) { key } }`)).toEqual([])
      expect(await errorTypes(API_URL, boss, 'mutation { dismissNotification(key: "none") }')).toEqual([])
      expect(JSON.stringify(await other.next(isData('rung')))).toContain('Nora Newman registered for')
      await other.next(isData('dismissed'))
      expect(JSON.stringify(await demoted.next(isData('own')))).toContain(person.uid)
      await demoted.settle()
      // The user's own course may be published several times because its overview follows.
      expect(demoted.frames.filter(({ type, id }) => type === 'data' && id !== 'own')).toEqual([])
      for (const id of ['rung', 'dismissed'] as const)
        expect(await demoted.start(`${id} again`, SUBSCRIPTIONS[id], during)).toMatchObject({ type: 'error' })
    })

    it('cannot make themself an administrator again', async () => {
      for (const token of [during, after])
        expect(await errorTypes(API_URL, token, update(person.uid, 'Admin'))).toEqual(['Unauthorized'])
    })
  })
})
