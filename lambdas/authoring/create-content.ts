import type { CreateContentInput } from '../../generated/schema.ts'
import type { ContentItem } from '../../data/content.ts'
import { contentByUrl, contentKey, nameKey } from '../../data/keys.ts'
import { checkInstructions, MOST_TEXT } from '../../domain/content/check-texts.ts'
import { checkName } from '../../domain/content/name.ts'
import { Refusal } from '../shared/refusal.ts'
import { transactWrite } from '../shared/transact.ts'
import type { AuthoringDeps } from './deps.ts'
import { unlessThere } from './conditions.ts'
import { keepImages } from './keep-images.ts'
import { sanitisedText } from './sanitised-text.ts'

/** Creates a content (spec 3.7.2); its name is guarded in the transaction that writes it (spec 3.5.3). */
export async function createContent(input: CreateContentInput, { table, newKey, keepImage }: AuthoringDeps) {
  const named = checkName(input.name)
  if (!named.ok)
    throw new Refusal(
      {
        empty: 'content-name-empty',
        reserved: 'name-reserved',
        'no-letters': 'name-without-letters',
        long: 'name-long',
      }[named.code],
    )
  const told = checkInstructions(input.instructions)
  if (!told.ok) throw new Refusal(told.code === 'long' ? 'instructions-long' : 'content-instructions-empty')
  const instructions = told.text
  const key = newKey()
  const { text: descText, body: descBody } = await sanitisedText(input.descText, MOST_TEXT.description)
  await keepImages(descText, { keepImage })
  const content = {
    key,
    name: named.name,
    url: named.url,
    instructions,
    descText,
    descBody,
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
