import type { DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda'
import { type Key, nclexAreasKey } from '#table/keys.ts'
import type { QuestionItem } from '#table/question.ts'
import type { TaskItem } from '#table/task.ts'
import { streamImage } from '#lambdas/dynamodb/stream-image.ts'

type Image = QuestionItem | TaskItem | (Key & { type: 'list' })

/** Of the bank, what decides which tests can be drawn: a question's tags and areas, the list of areas. */
function bankIn(image: Image | undefined): string {
  if (image?.type === 'question') return JSON.stringify([image.tags, image.area])
  return image?.type === 'list' && image.sk === nclexAreasKey.sk ? JSON.stringify(image) : ''
}

const testIn = (image: Image | undefined): string =>
  image?.type === 'task' && image.gsi1pk !== undefined ? JSON.stringify(image) : ''

const changed = ({ dynamodb }: DynamoDBRecord, see: (image: Image | undefined) => string) =>
  see(streamImage<Image>(dynamodb?.OldImage)) !== see(streamImage<Image>(dynamodb?.NewImage))

/** What a batch of the stream changed that may make a test short of questions or mend one: the bank, or only tests. */
export function drawChanges({ Records: records }: DynamoDBStreamEvent): 'bank' | 'tests' | undefined {
  if (records.some((record) => changed(record, bankIn))) return 'bank'
  return records.some((record) => changed(record, testIn)) ? 'tests' : undefined
}
