import type { ContentCopy, MutationCopyContentArgs } from '#generated/schema.ts'
import { type ContentItem, type ContentCopyItem, contentCopyItem } from '#table/content.ts'
import { contentCopyKey, contentKey, nameKey } from '#table/keys.ts'
import { asPartOfAct } from '#lambdas/dynamodb/audit-context.ts'
import { ifAbsent } from '#lambdas/dynamodb/conditions.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { namedTexts } from '#lambdas/content/named-texts.ts'
import { type CopyDeps, copyReply, finishedReply, keyOfWords } from './copy-facts.ts'

/** A client's request id, limited to characters that keys and logs need not escape. */
const REQUEST_ID = /^[\w-]{8,100}$/

/** Returns the requested copy if it has already begun, in progress or finished. */
async function begun(key: string, { table }: CopyDeps): Promise<ContentCopy | undefined> {
  const job = await getItem<ContentCopyItem>(table, contentCopyKey(key), { consistent: true })
  if (job) return copyReply(job)
  const content = await getItem<ContentItem>(table, contentKey(key), { consistent: true })
  if (!content) return undefined
  return finishedReply(content)
}

/**
 * Begins the copy of a content under a new name (decision 0088): reserves the name; `continueCopy` does the rest. The
 * key derives from the caller, source, and request, so a second press returns the same copy. The copy is hidden until
 * complete. Throws 'request-id-invalid', 'content-not-found', 'content-name-taken', and the codes of a content's name.
 */
export async function copyContent(
  { input }: MutationCopyContentArgs,
  by: string,
  deps: CopyDeps,
): Promise<ContentCopy> {
  const { table, now } = deps
  if (!REQUEST_ID.test(input.requestId)) throw new Refusal('request-id-invalid')
  const source = await getItem<ContentItem>(table, contentKey(input.contentKey), { consistent: true })
  if (!source) throw new Refusal('content-not-found')
  const { instructions, descText, descBody } = source
  const empty = { name: 'content-name-empty', instructions: 'content-instructions-empty' }
  const { name, url } = namedTexts({ name: input.name, instructions }, empty)
  const key = keyOfWords('copy', by, input.requestId, source.key, url)
  const known = await begun(key, deps)
  if (known) return known
  const job = contentCopyItem({
    key,
    source: source.key,
    sourceName: source.name,
    name,
    url,
    instructions,
    descText,
    descBody,
    by,
    startedOn: now(),
    phase: 'tasks',
    done: 0,
    total: 2 * source.sections + 1,
    version: 1,
  })
  const written = await asPartOfAct(() =>
    transactWrite(table, [
      { Put: { Item: { ...nameKey('CONTENT', url), type: 'name', key }, ...ifAbsent } },
      { Put: { Item: job, ...ifAbsent } },
    ]),
  )
  if (written.ok) return copyReply(job)
  // A concurrent call with the same request has begun the copy.
  const other = written.item?.['key'] === key ? await begun(key, deps) : undefined
  if (!other) throw new Refusal('content-name-taken')
  return other
}
