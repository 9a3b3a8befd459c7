import type { CreateSectionInput } from '#generated/schema.ts'
import type { SectionItem } from '#table/content.ts'
import { contentKey, nameKey, sectionKey } from '#table/keys.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { ifAbsent } from '#lambdas/dynamodb/conditions.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'
import { incrementCount } from './increment-count.ts'
import type { ContentDeps } from './content-deps.ts'
import { namedTexts } from './named-texts.ts'

/**
 * Creates a section in a content (spec 3.7.5), and counts it there so that a content with sections cannot be deleted.
 */
export async function createSection(input: CreateSectionInput, { table, newKey }: ContentDeps) {
  const { name, url, instructions } = namedTexts(input, {
    name: 'section-name-empty',
    instructions: 'section-instructions-empty',
  })
  const key = newKey()
  const section = {
    key,
    contentKey: input.contentKey,
    name,
    url,
    instructions,
    tasks: 0,
    version: 1,
  }
  const item: SectionItem = { ...sectionKey(input.contentKey, key), type: 'section', ...section }
  const written = await transactWrite(table, [
    { Update: { Key: contentKey(input.contentKey), ...incrementCount('sections') } },
    { Put: { Item: { ...nameKey(`SECTION#${input.contentKey}`, url), type: 'name', key }, ...ifAbsent } },
    { Put: { Item: item, ...ifAbsent } },
  ])
  if (!written.ok) throw new Refusal(written.index === 0 ? 'content-not-found' : 'section-name-taken')
  return section
}
