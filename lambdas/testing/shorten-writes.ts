import type { Write } from '../shared/transact.ts'
import type { OpenAttempt } from './find-open-attempts.ts'

/**
 * What moves the deadline of a running attempt forward to the end of its course (epoch milliseconds), together: the attempt
 * and its task's summary. No answer is in its way, since it asks for no version; but it is a version, so that whoever writes
 * the whole attempt looks again. Refused when the attempt was finished meanwhile.
 */
export const shortenWrites = ({ n, attempt, summary }: OpenAttempt, endTime: number): Write[] => [
  {
    Update: {
      Key: attempt,
      UpdateExpression: 'SET deadline = :end, #version = #version + :one',
      ConditionExpression: 'deadline > :end AND attribute_not_exists(endTime)',
      ExpressionAttributeNames: { '#version': 'version' },
      ExpressionAttributeValues: { ':end': endTime, ':one': 1 },
    },
  },
  {
    Update: {
      Key: summary,
      UpdateExpression: 'SET openDeadline = :end',
      ConditionExpression: '#open = :n',
      ExpressionAttributeNames: { '#open': 'open' },
      ExpressionAttributeValues: { ':end': endTime, ':n': n },
    },
  },
]
