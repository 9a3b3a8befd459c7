import type { SectionItem } from '#table/content.ts'
import { sectionKey } from '#table/keys.ts'
import type { UpdateSectionInput } from '#generated/schema.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'
import type { ContentDeps } from './content-deps.ts'
import { namedTexts } from './named-texts.ts'
import { renameWrites } from './rename-writes.ts'
import { setFields } from './set-fields.ts'

/**
 * Changes a section (spec 2.7.12) that the administrator saw at `version`. Its name stays unique within its content
 * (spec 2.5.37 to 2.5.41).
 */
export async function updateSection(input: UpdateSectionInput, { table }: ContentDeps) {
  const { name, url, instructions } = namedTexts(input, {
    name: 'section-name-empty',
    instructions: 'section-instructions-empty-edit',
  })
  const at = sectionKey(input.contentKey, input.key)
  const before = await getItem<SectionItem>(table, at, { consistent: true })
  if (!before) throw new Refusal('section-not-found')
  if (before.version !== input.version) throw new Refusal('section-changed')
  if (before.name === name && before.instructions === instructions) throw new Refusal('nothing-changed')
  const fields = { name, url, instructions }
  const written = await transactWrite(table, [
    { Update: { Key: at, ...setFields(fields, input.version) } },
    ...renameWrites(`SECTION#${input.contentKey}`, before, url),
  ])
  if (!written.ok) throw new Refusal(written.index === 0 ? 'section-changed' : 'section-name-taken-edit')
  const { key, contentKey } = input
  return { key, contentKey, ...fields, tasks: before.tasks, version: input.version + 1 }
}
