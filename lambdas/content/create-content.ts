import type { CreateContentInput } from '#generated/schema.ts'
import type { ContentItem } from '#table/content.ts'
import { contentByUrl, contentKey, nameKey } from '#table/keys.ts'
import { MAX_TEXT } from '#domain/content/check-texts.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { ifAbsent } from '#lambdas/dynamodb/conditions.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'
import type { ContentDeps } from './content-deps.ts'
import { retainImages, sanitisedText } from '#lambdas/rich-text/sanitised-text.ts'
import { namedTexts } from './named-texts.ts'

/** Creates a content (spec 3.7.2). The transaction also reserves its unique name (spec 3.5.3). */
export async function createContent(input: CreateContentInput, { table, newKey, retainImage }: ContentDeps) {
  const { name, url, instructions } = namedTexts(input, {
    name: 'content-name-empty',
    instructions: 'content-instructions-empty',
  })
  const key = newKey()
  const { text: descText, body: descBody } = await sanitisedText(input.descText, MAX_TEXT.description)
  await retainImages(descText, { retainImage })
  const content = {
    key,
    name,
    url,
    instructions,
    descText,
    descBody,
    version: 1,
  }
  const item: ContentItem = {
    ...contentKey(key),
    ...contentByUrl(url),
    type: 'content',
    ...content,
    sections: 0,
    usedBy: 0,
  }
  const written = await transactWrite(table, [
    { Put: { Item: { ...nameKey('CONTENT', url), type: 'name', key }, ...ifAbsent } },
    { Put: { Item: item, ...ifAbsent } },
  ])
  if (!written.ok) throw new Refusal('content-name-taken')
  return { ...content, sections: [] }
}
