import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { at } from '../shared/json.ts'
import { temporaryFolder } from '../testing/build-model.ts'
import { type FixtureTemplate, synthesizeFixture } from '../testing/fixture-app.ts'
import { askApi, openBucket, signIn, signUp } from '../testing/fixture-client.ts'
import { type LocalCloud, startLocalCloud } from './start-local-cloud.ts'

const NOTES = Array.from({ length: 25 }, (_, n) => String(n))
const folder = temporaryFolder()
const webDir = join(folder, 'web')
const assemblies: Partial<Record<FixtureTemplate, string>> = {}
const state: { cloud?: LocalCloud } = {}

/** Starts the cloud with one of the templates, always on the same data. */
async function start(template: FixtureTemplate): Promise<LocalCloud> {
  await state.cloud?.close()
  const assembly = assemblies[template] ?? ''
  state.cloud = await startLocalCloud({
    ...{ port: 0, dataDir: join(folder, 'data'), assembly, webDir, quiet: true, env: {} },
  })
  return state.cloud
}

beforeAll(() => {
  // CDK's template validation takes seconds; the cloud's other test includes it.
  vi.stubEnv('CDK_VALIDATION', 'false')
  mkdirSync(webDir)
  writeFileSync(join(webDir, 'index.html'), '<p>app</p>')
  for (const template of ['first', 'second'] as const) assemblies[template] = synthesizeFixture(folder, template)
}, 120_000)
afterAll(async () => {
  await state.cloud?.close()
}, 60_000)

/** Reads back everything written under the first template, as its owner. */
async function expectAllThere(cloud: LocalCloud, token: string): Promise<void> {
  const notes = NOTES.map((n) => `n${n}: note(id: "${n}") { text }`)
  expect(await askApi(cloud, token, `{ ${notes.join(' ')} }`)).toEqual({
    data: Object.fromEntries(NOTES.map((n) => [`n${n}`, { text: `text ${n}` }])),
  })
  expect(await openBucket(cloud).read('kept')).toBe('a file')
  expect(cloud.outbox.list()).toHaveLength(1)
  expect(await signIn(cloud, 'first@example.com')).not.toBe('')
}

it('the local cloud deploys an update over existing data and rolls it back', async () => {
  const first = await start('first')
  const token = await signUp(first, 'first@example.com')
  const writes = NOTES.map((n) => `n${n}: putNote(id: "${n}", text: "text ${n}") { id }`)
  await askApi(first, token, `mutation { ${writes.join(' ')} }`)
  await openBucket(first).put('kept', 'a file')
  await expectAllThere(first, token)
  expect(await askApi(first, token, '{ shout(text: "hey") }')).toEqual({ data: { shout: 'HEY!' } })
  expect(at(await askApi(first, token, '{ whisper(text: "HEY") }'), 'errors')).toBeDefined()

  const second = await start('second')
  await expectAllThere(second, token)
  expect(await askApi(second, token, '{ shout(text: "hey") whisper(text: "HEY") }')).toEqual({
    data: { shout: 'HEY!!', whisper: 'hey' },
  })
  await askApi(second, token, 'mutation { putNote(id: "of the second", text: "new") { id } }')

  const again = await start('first')
  await expectAllThere(again, token)
  expect(await askApi(again, token, '{ shout(text: "hey") }')).toEqual({ data: { shout: 'HEY!' } })
  expect(at(await askApi(again, token, '{ whisper(text: "HEY") }'), 'errors')).toBeDefined()
  expect(await askApi(again, token, '{ note(id: "of the second") { text } }')).toEqual({
    data: { note: { text: 'new' } },
  })
}, 90_000)
