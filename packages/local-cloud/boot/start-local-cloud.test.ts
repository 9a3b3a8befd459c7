import { DynamoDBClient, GetItemCommand } from '@aws-sdk/client-dynamodb'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { at, parseJson, textOf, type Json } from '../shared/json.ts'
import { temporaryFolder } from '../testing/build-model.ts'
import { synthesizeFixture } from '../testing/fixture-app.ts'
import { askApi, openBucket, signUp } from '../testing/fixture-client.ts'
import { type LocalCloud, startLocalCloud } from './start-local-cloud.ts'

const folder = temporaryFolder()
const dataDir = join(folder, 'data')
const webDir = join(folder, 'web')
const state: { cloud?: LocalCloud; assembly: string; token: string } = { assembly: '', token: '' }

const cloud = (): LocalCloud => {
  if (state.cloud === undefined) throw new Error('The cloud is not running.')
  return state.cloud
}
const boot = (fresh = false) =>
  startLocalCloud({ port: 0, dataDir, assembly: state.assembly, webDir, fresh, quiet: true, env: {} })
const text = (...path: string[]): string => textOf(at(cloud().config, ...path)) ?? ''
const output = (name: string): string => textOf(cloud().outputs[name]) ?? ''

const graphql = (query: string): Promise<Json> => askApi(cloud(), state.token, query)

async function findItem(pk: string) {
  const client = new DynamoDBClient({
    region: 'us-east-1',
    endpoint: cloud().table.endpoint,
    credentials: cloud().developer,
  })
  const { Item } = await client.send(
    new GetItemCommand({ TableName: output('TableName'), Key: { pk: { S: pk }, sk: { S: 'META' } } }),
  )
  return Item
}

beforeAll(async () => {
  mkdirSync(webDir)
  writeFileSync(join(webDir, 'index.html'), '<p>app</p>')
  state.assembly = synthesizeFixture(folder)
  state.cloud = await boot()
  state.token = await signUp(state.cloud, 'first@example.com')
}, 120_000)
afterAll(async () => {
  await state.cloud?.close()
}, 60_000)

describe('the local cloud', () => {
  it('serves the site, its configuration, and the API on one port', async () => {
    expect(await (await fetch(cloud().url)).text()).toBe('<p>app</p>')
    const config = parseJson(await (await fetch(`${cloud().url}/config.json`)).text())
    expect(config).toMatchObject({ stripePublishableKey: 'pk_test_local', graphqlUrl: `${cloud().url}/graphql` })
    const other = cloud().url.replace('localhost', '127.0.0.1')
    const seenThere = parseJson(await (await fetch(`${other}/config.json`)).text())
    expect(seenThere).toMatchObject({ graphqlUrl: `${other}/graphql`, local: { outboxUrl: `${other}/_local/outbox` } })
  })

  it('resolves fields from the table and from functions for a signed-in user', async () => {
    expect(await graphql('mutation { putNote(id: "1", text: "hello") { id text } }')).toEqual({
      data: { putNote: { id: '1', text: 'hello' } },
    })
    expect(await graphql('{ note(id: "1") { text } shout(text: "hey") }')).toEqual({
      data: { note: { text: 'hello' }, shout: 'HEY!' },
    })
  })

  it('calls a field’s function by its alias, and other calls by the function itself', async () => {
    expect(await graphql('{ shout(text: "version") }')).toEqual({ data: { shout: '1' } })
    expect(await cloud().invoke('worker', { arguments: { text: 'version' } })).toBe('$LATEST')
  })

  it('rejects a request without a token', async () => {
    const response = await fetch(text('graphqlUrl'), { method: 'POST', body: '{"query":"{ note(id: 1) { id } }"}' })
    expect(response.status).toBe(401)
  })

  it('delivers table changes to the function that reads the stream', async () => {
    await graphql('mutation { putNote(id: "streamed", text: "x") { id } }')
    await expect.poll(() => findItem('SEEN#NOTE#streamed'), { timeout: 8_000 }).toBeDefined()
  })

  it('runs a function, its URL, and its schedule', async () => {
    expect(await cloud().invoke('worker', { a: 1 })).toMatchObject({
      event: { a: 1 },
      stripe: expect.stringMatching(/^http:/) as string,
    })
    const hooked = parseJson(await (await fetch(output('Hook'), { method: 'POST', body: 'raw' })).text())
    expect(hooked).toMatchObject({ event: { version: '2.0', body: 'raw' } })
    await cloud().runSchedule('nightly')
    const run = await fetch(`${cloud().url}/_local/schedules/nightly`, { method: 'POST' })
    expect(parseJson(await run.text())).toMatchObject([{ event: { source: 'aws.events' } }])
    expect((await fetch(`${cloud().url}/_local/schedules/none`, { method: 'POST' })).status).toBe(404)
  })

  it('gives a function its secret and denies what its role doesn’t allow', async () => {
    expect(await cloud().invoke('worker', { secret: true })).toMatchObject({
      secretKey: expect.stringMatching(/^sk_test_local/) as string,
    })
    await expect(cloud().invoke('worker', { delete: true })).rejects.toMatchObject({
      errorType: 'AccessDeniedException',
      errorMessage: expect.stringContaining('is not authorized to perform: dynamodb:DeleteItem') as string,
    })
  })

  it('sets the functions’ clock in days over HTTP', async () => {
    const clock = (method: string, body?: string) =>
      fetch(`${cloud().url}/_local/clock`, { method, ...(body === undefined ? {} : { body }) })
    expect(await (await clock('POST', '{"days":3}')).json()).toEqual({ days: 3 })
    for (const wrong of ['{"days":-1}', '{"days":401}', '{"days":"3"}', '{}'])
      expect((await clock('POST', wrong)).status).toBe(400)
    expect(await (await clock('GET')).json()).toEqual({ days: 3 })
    expect(await (await clock('DELETE')).json()).toEqual({ days: 0 })
    expect((await clock('PUT')).status).toBe(405)
  })

  it('meters API usage and injects faults over HTTP', async () => {
    await fetch(`${cloud().url}/_local/meter`, { method: 'DELETE' })
    await graphql('{ note(id: "1") { text } }')
    const meter = parseJson(await (await fetch(`${cloud().url}/_local/meter`)).text())
    expect(meter).toMatchObject({ reads: 0.5, writes: 0, operations: [{ operation: 'GetItem' }] })
    expect((await fetch(`${cloud().url}/_local/faults`, { method: 'PUT' })).status).toBe(405)
    for (const method of ['POST', 'PUT', 'PATCH', 'OPTIONS']) {
      const response = await fetch(`${cloud().url}/_local/meter`, { method })
      expect([method, response.status, await response.text()]).toEqual([method, 405, '{}'])
    }
    expect(parseJson(await (await fetch(`${cloud().url}/_local/meter`)).text())).toEqual(meter)
    await fetch(`${cloud().url}/_local/faults`, {
      method: 'POST',
      body: JSON.stringify([{ fault: 'InternalServerError', operation: 'PutItem', times: 99 }]),
    })
    expect(JSON.stringify(await graphql('mutation { putNote(id: "f", text: "x") { id } }'))).toContain('errors')
    await fetch(`${cloud().url}/_local/faults`, { method: 'DELETE' })
    expect(await graphql('mutation { putNote(id: "f", text: "x") { id } }')).toHaveProperty('data.putNote.id', 'f')
  })

  it('shows the e-mails it sent', async () => {
    expect(await (await fetch(cloud().outbox.url)).text()).toContain('first@example.com')
    const mails = parseJson(await (await fetch(`${cloud().outbox.url}.json`)).text())
    expect(at(mails, 'mails')).toHaveLength(1)
  })

  it('refuses to start a second cloud on the same data with a clear message', async () => {
    const file = join(dataDir, 'lock.json')
    const lock = readFileSync(file, 'utf8')
    // Pretends that another running process holds the lock: the parent of this one.
    const stat =
      readFileSync(`/proc/${String(process.ppid)}/stat`, 'utf8')
        .split(') ')
        .at(-1)
        ?.split(' ')[19] ?? ''
    writeFileSync(file, JSON.stringify({ owner: { pid: process.ppid, start: stat } }))
    await expect(boot()).rejects.toThrow(/^Another local cloud \(process \d+\) uses .+; stop it first\.$/)
    writeFileSync(file, lock)
  })

  it('keeps all data across a restart and leaves nothing running', async () => {
    await openBucket(cloud()).put('kept', 'kept')
    const { url } = cloud()
    await cloud().close()
    await expect(fetch(url)).rejects.toThrow()
    expect(existsSync(join(dataDir, 'lock.json'))).toBe(false)
    state.cloud = await boot()
    expect(await graphql('{ note(id: "1") { text } }')).toEqual({ data: { note: { text: 'hello' } } })
    expect(await openBucket(cloud()).read('kept')).toBe('kept')
  }, 60_000)

  it('deletes all data on a fresh start', async () => {
    await cloud().close()
    state.cloud = await boot(true)
    expect(await findItem('NOTE#1')).toBeUndefined()
    expect(cloud().outbox.list()).toEqual([])
  }, 60_000)

  it('reports what is wrong with a template and stops what it started', async () => {
    const broken = startLocalCloud({
      port: 0,
      dataDir: join(folder, 'other'),
      assembly: join(folder, 'nowhere'),
      webDir,
      env: {},
    })
    await expect(broken).rejects.toThrow(
      /^The template is broken: .+manifest\.json does not exist; synthesize the stacks first\.$/,
    )
    expect(existsSync(join(folder, 'other', 'lock.json'))).toBe(false)
  }, 60_000)
})
