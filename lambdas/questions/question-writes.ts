import { nameKey, questionKey } from '#table/keys.ts'
import { questionItem, questionVersionItem } from '#table/question.ts'
import { ifAbsent, ifEqual } from '#lambdas/dynamodb/conditions.ts'
import type { Write } from '#lambdas/dynamodb/transact.ts'
import { packVersion } from './packed-version.ts'
import type { Change, Stored } from './change.ts'

/** A write, and what it means when its condition fails: somebody changed the question, or imported its ref, or try again. */
export type Guarded = { write: Write; guards: 'question' | 'ref' | 'nothing' }

export type Lists = { tags: readonly string[]; areas: readonly string[] }

const asSeen = ({ version, time }: Stored) => ifEqual({ version, time })
const positions = (names: readonly string[], list: readonly string[]) => names.map((name) => list.indexOf(name))

/** The writes of one change to the question itself, its versions and its ref; `after` is what it will be. */
export function questionWrites(change: Change, after: Stored, { tags, areas }: Lists): Guarded[] {
  const { question, ref, time } = after
  const guard = ref === undefined ? undefined : nameKey('IMPORT', ref)
  if (change.kind === 'delete')
    return [
      { write: { Delete: { Key: questionKey(question.id), ...asSeen(change.before) } }, guards: 'question' },
      // Its versions stay: tests that run, and results, show them.
      ...(guard ? [{ write: { Delete: { Key: guard } }, guards: 'nothing' as const }] : []),
    ]
  const item = questionItem(question, after)
  const numbers = { time, tagNumbers: positions(question.tags, tags), areaNumbers: positions(question.area, areas) }
  const versionWrite: Guarded = {
    write: { Put: { Item: packVersion(questionVersionItem(question, numbers)), ...ifAbsent } },
    guards: 'nothing',
  }
  if (change.kind === 'update')
    return [{ write: { Put: { Item: item, ...asSeen(change.before) } }, guards: 'question' }, versionWrite]
  return [
    { write: { Put: { Item: item, ...ifAbsent } }, guards: 'nothing' },
    versionWrite,
    ...(guard
      ? [
          {
            write: { Put: { Item: { ...guard, type: 'name', key: String(question.id) }, ...ifAbsent } },
            guards: 'ref' as const,
          },
        ]
      : []),
  ]
}
