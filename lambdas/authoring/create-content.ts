import type { CreateContentInput } from '../../generated/schema.ts'
import type { ContentItem } from '../../data/content.ts'
import { contentByUrl, contentKey, nameKey } from '../../data/keys.ts'
import { checkName } from '../../domain/content/name.ts'
import { Refusal } from '../shared/refusal.ts'
import { plainText, sanitiseRichText } from '../shared/rich-text.ts'
import { transactWrite } from '../shared/transact.ts'
import type { AuthoringDeps } from './deps.ts'
import { unlessThere } from './conditions.ts'

/** Creates a content (spec 3.7.2); its name is guarded in the transaction that writes it (spec 3.5.3). */
export async function createContent(input: CreateContentInput, { table, newKey }: AuthoringDeps) {
  const named = checkName(input.name)
  if (!named.ok)
    throw new Refusal(
      { empty: 'content-name-empty', reserved: 'name-reserved', 'no-letters': 'name-without-letters' }[named.code],
    )
  const instructions = input.instructions.trim()
  if (instructions === '') throw new Refusal('content-instructions-empty')
  const key = newKey()
  const descText = sanitiseRichText(input.descText)
  const content = {
    key,
    name: named.name,
    url: named.url,
    instructions,
    descText,
    descBody: plainText(descText),
    version: 1,
  }
  const item: ContentItem = {
    ...contentKey(key),
    ...contentByUrl(named.url),
    type: 'content',
    ...content,
    sections: 0,
    usedBy: 0,
  }
  const written = await transactWrite(table, [
    { Put: { Item: { ...nameKey('CONTENT', named.url), type: 'name', key }, ...unlessThere } },
    { Put: { Item: item, ...unlessThere } },
  ])
  if (!written.ok) throw new Refusal('content-name-taken')
  return { ...content, sections: [] }
}
