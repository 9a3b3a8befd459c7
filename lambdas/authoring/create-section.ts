import type { CreateSectionInput } from '../../generated/schema.ts'
import type { SectionItem } from '../../data/content.ts'
import { contentKey, nameKey, sectionKey } from '../../data/keys.ts'
import { checkInstructions } from '../../domain/content/check-texts.ts'
import { checkName } from '../../domain/content/name.ts'
import { Refusal } from '../shared/refusal.ts'
import { transactWrite } from '../shared/transact.ts'
import { countUp, unlessThere } from './conditions.ts'
import type { AuthoringDeps } from './deps.ts'

/** Creates a section in a content (spec 3.7.5), and counts it there, so that a content with sections cannot be deleted. */
export async function createSection(input: CreateSectionInput, { table, newKey }: AuthoringDeps) {
  const named = checkName(input.name)
  if (!named.ok)
    throw new Refusal(
      {
        empty: 'section-name-empty',
        reserved: 'name-reserved',
        'no-letters': 'name-without-letters',
        long: 'name-long',
      }[named.code],
    )
  const told = checkInstructions(input.instructions)
  if (!told.ok) throw new Refusal(told.code === 'long' ? 'instructions-long' : 'section-instructions-empty')
  const instructions = told.text
  const key = newKey()
  const section = {
    key,
    contentKey: input.contentKey,
    name: named.name,
    url: named.url,
    instructions,
    tasks: 0,
    version: 1,
  }
  const item: SectionItem = { ...sectionKey(input.contentKey, key), type: 'section', ...section }
  const written = await transactWrite(table, [
    { Update: { Key: contentKey(input.contentKey), ...countUp('sections') } },
    { Put: { Item: { ...nameKey(`SECTION#${input.contentKey}`, named.url), type: 'name', key }, ...unlessThere } },
    { Put: { Item: item, ...unlessThere } },
  ])
  if (!written.ok) throw new Refusal(written.index === 0 ? 'content-not-found' : 'section-name-taken')
  return section
}
