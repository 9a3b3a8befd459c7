import type { DynamoDBRecord } from 'aws-lambda'
import type { Attempt } from '#domain/attempts/attempt.ts'
import { type AttemptItem, attemptItem } from '#table/attempt.ts'
import { aRecord } from './batch-fixture.ts'

type Place = Parameters<typeof attemptItem>[0]

/** An attempt, by default at a Practice of u1, that ended with these answers. */
export const anEndedAttempt = (
  attempt: Partial<Attempt> & Pick<Attempt, 'n' | 'startTime' | 'questions'>,
  place: Partial<Place> = {},
): AttemptItem =>
  attemptItem(
    { uid: 'u1', progress: 'p1', section: 's1', task: 't1', ...place },
    {
      ...{ kind: 'Practice', version: 5, deadline: attempt.startTime + 86_400_000, untimed: false },
      ...{ endTime: attempt.startTime + 4 * 3_600_000, score: 0, passGrade: 65, tally: new Map() },
      at: attempt.questions.filter(({ answer }) => answer !== undefined).length,
      ...attempt,
    },
  )

/** The same attempt while it runs. */
export const running = ({ endTime: _endTime, ...item }: AttemptItem) => item

/** The end of an attempt, as the table's stream delivers it. */
export const ended = (item: AttemptItem): DynamoDBRecord => aRecord(running(item), item)
