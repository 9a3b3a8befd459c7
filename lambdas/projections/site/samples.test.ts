import { beforeEach, expect, it } from 'vitest'
import type { SampleFile } from '#domain/questions/sample.ts'
import { sampleKey } from '#table/bank-keys.ts'
import { sampleItem } from '#table/sample.ts'
import { aQuestion } from '#table/testing/a-question.ts'
import { freshTable } from '#lambdas/testing/test-tables.ts'
import { projectSamples, rebuildSamples } from './samples.ts'
import type { SiteFiles } from '#lambdas/aws/site-files.ts'
import { ON } from '../on.ts'
import { aBatch, aRecord } from '../testing/batch-fixture.ts'
import { memorySite } from '#lambdas/testing/memory-site.ts'
import { removeItem } from '#lambdas/testing/remove-item.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import type { Key } from '#table/keys.ts'

const table = freshTable()
let site: SiteFiles
let files: Map<string, string>

const question = aQuestion({ id: 101, body: 'Which comes first?', rationale: 'Airway before all.' })
const matching = aQuestion({
  id: 102,
  type: 'Matching/Dropdown',
  body: 'Match.',
  rationale: 'So it is.',
  answers: [
    { letter: 'A', text: 'Heart', correct: false, match: 'Pumps' },
    { letter: 'B', text: 'Lung', correct: false, match: 'Breathes' },
  ],
})
const put = (item: Key) => batchPut(table, [item])
const remove = (id: number) => removeItem(table, sampleKey(id))
const batchOf = (item: object) => aBatch(ON.samples, aRecord(undefined, item))
const questions = () => (JSON.parse(files.get('samples.json') ?? '{}') as SampleFile).samples

beforeEach(async () => {
  const memory = memorySite()
  ;({ files, site } = memory)
  await put(sampleItem(matching, 1))
  await put(sampleItem(question, 3))
  await projectSamples(batchOf(sampleItem(question, 3)), { table, site })
})

it('the questions are written without their keys, and each answer into its own file', () => {
  expect(questions().map(({ id, version }) => [id, version])).toEqual([
    [101, 3],
    [102, 1],
  ])
  expect([...files.keys()].sort()).toEqual([
    'samples.json',
    'samples/101-3.json',
    'samples/102-1.json',
    'samples/index.json',
  ])
  expect(JSON.parse(files.get('samples/101-3.json') ?? '')).toMatchObject({ rationale: 'Airway before all.' })
  expect(JSON.parse(files.get('samples/102-1.json') ?? '')).toEqual({ key: [1, 0], rationale: 'So it is.' })
})

it('the files of the questions contain no key, rationale, or labels', () => {
  const text = ['samples.json', 'samples/index.json'].map((name) => files.get(name) ?? '').join('')
  for (const word of ['correct', 'rationale', 'key', '"match"', 'tags', 'area', 'Airway before all', 'So it is'])
    expect(text).not.toContain(word)
  for (const sample of questions())
    expect(
      Object.keys(sample).filter((name) => !['id', 'type', 'body', 'answers', 'matches', 'version'].includes(name)),
    ).toEqual([])
  // Matches are sorted alphabetically, regardless of their answers.
  expect(questions()[1]?.matches).toEqual(['Breathes', 'Pumps'])
})

it('an edited question gets a new answer file, and its old one is removed', async () => {
  const edited = sampleItem({ ...question, rationale: 'Now better.' }, 4)
  await put(edited)
  await projectSamples(batchOf(edited), { table, site })
  expect([files.has('samples/101-3.json'), files.get('samples/101-4.json')?.includes('Now better.')]).toEqual([
    false,
    true,
  ])
  expect(questions()[0]?.version).toBe(4)
})

it('a withdrawn sample is removed, also after a crash left it half removed', async () => {
  await remove(101)
  const batch = aBatch(ON.samples, aRecord(sampleItem(question, 3), undefined))
  const broken = { ...site, remove: () => Promise.reject(new Error('S3 is away')) }
  await expect(projectSamples(batch, { table, site: broken })).rejects.toThrow('S3 is away')
  expect(questions().map(({ id }) => id)).toEqual([102])
  await projectSamples(batch, { table, site })
  expect([...files.keys()].filter((name) => name.includes('101'))).toEqual([])
  expect(files.get('samples/index.json')).toBe('["samples/102-1.json"]')
})

it('other changes leave the samples alone, and a rebuild writes them again', async () => {
  files.clear()
  await projectSamples(batchOf({ ...question, pk: 'QUESTION#101', sk: 'META', type: 'question' }), { table, site })
  expect(files.size).toBe(0)
  await rebuildSamples({ table, site })
  expect(questions()).toHaveLength(2)
})
