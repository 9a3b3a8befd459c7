import type { ContentItem } from '#table/content.ts'
import { contentByUrl, contentKey } from '#table/keys.ts'
import { MAX_TEXT } from '#domain/content/check-texts.ts'
import type { UpdateContentInput } from '#generated/schema.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'
import type { ContentDeps } from './content-deps.ts'
import { retainImages, sanitisedText } from '#lambdas/rich-text/sanitised-text.ts'
import { namedTexts } from './named-texts.ts'
import { renameWrites } from './rename-writes.ts'
import { setFields } from './set-fields.ts'

/**
 * Changes a content (spec 3.7.3) that the administrator saw at `version`. The transaction reserves a new name and frees
 * the old one. Leaves the counts of sections and courses unchanged.
 */
export async function updateContent(input: UpdateContentInput, { table, retainImage }: ContentDeps) {
  const { name, url, instructions } = namedTexts(input, {
    name: 'content-name-empty',
    instructions: 'content-instructions-empty',
  })
  const at = contentKey(input.key)
  const before = await getItem<ContentItem>(table, at, { consistent: true })
  if (!before) throw new Refusal('content-not-found')
  if (before.version !== input.version) throw new Refusal('content-changed')
  const { text: descText, body: descBody } = await sanitisedText(input.descText, MAX_TEXT.description)
  if (before.name === name && before.instructions === instructions && before.descText === descText)
    throw new Refusal('nothing-changed')
  await retainImages(descText, { retainImage })
  const fields = { name, url, instructions, descText, descBody }
  const written = await transactWrite(table, [
    { Update: { Key: at, ...setFields({ ...fields, ...contentByUrl(url) }, input.version) } },
    ...renameWrites('CONTENT', before, url),
  ])
  if (!written.ok) throw new Refusal(written.index === 0 ? 'content-changed' : 'content-name-taken-edit')
  return { key: input.key, ...fields, version: input.version + 1 }
}
