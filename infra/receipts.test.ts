import { describe, expect, it } from 'vitest'
import { listResources } from './testing/list-resources.ts'
import { listStatements } from './testing/list-statements.ts'
import { templatesOf } from './testing/synthesize.ts'

describe('the sender of receipts', () => {
  const readMapping = async () => {
    const { api } = await templatesOf('prod')
    return listResources(api, 'AWS::Lambda::EventSourceMapping').find(({ id }) => id.startsWith('Receipts'))?.Properties
  }

  it('runs for payments that changed and are paid or refunded, for new users, changes of accounts, and contact messages, and for nothing else', async () => {
    const { Filters } = (await readMapping())!.FilterCriteria as { Filters: { Pattern: string }[] }
    expect(Filters.map(({ Pattern }): unknown => JSON.parse(Pattern))).toEqual([
      {
        eventName: ['MODIFY'],
        dynamodb: {
          Keys: { pk: { S: [{ prefix: 'PAYMENT#' }] }, sk: { S: ['META'] } },
          NewImage: { status: { S: ['paid', 'refunded'] } },
        },
      },
      { eventName: ['INSERT'], dynamodb: { Keys: { pk: { S: [{ prefix: 'USER#' }] }, sk: { S: ['PROFILE'] } } } },
      {
        eventName: ['INSERT'],
        dynamodb: { Keys: { pk: { S: [{ prefix: 'USER#' }] }, sk: { S: [{ prefix: 'CHANGE#' }] } } },
      },
      {
        eventName: ['INSERT'],
        dynamodb: { Keys: { pk: { S: [{ prefix: 'CONTACT#' }] }, sk: { S: [{ prefix: 'MESSAGE#' }] } } },
      },
    ])
  })

  it('retries a limited number of times, splits a failed batch, and leaves failures in a queue', async () => {
    expect(await readMapping()).toMatchObject({
      MaximumRetryAttempts: 30,
      BisectBatchOnFunctionError: true,
      FunctionResponseTypes: ['ReportBatchItemFailures'],
      DestinationConfig: {
        OnFailure: { Destination: { 'Fn::GetAtt': [expect.stringMatching(/^DeadReceipts/), 'Arn'] } },
      },
    })
  })

  it('can send only from the academy’s address, like the functions that confirm a deletion and send reminders', async () => {
    const { data, api } = await templatesOf('prod')
    const sending = [...listStatements(data), ...listStatements(api)].filter(({ actions }) =>
      actions.some((action) => action.startsWith('ses:')),
    )
    expect(sending.map(({ policy }) => /^(Receipts|Upkeep|Users)/.exec(policy)?.[0]).sort()).toEqual([
      'Receipts',
      'Upkeep',
      'Users',
    ])
    for (const statement of sending) {
      expect(statement).toMatchObject({
        actions: ['ses:SendEmail'],
        condition: { StringEquals: { 'ses:FromAddress': 'receipts@academy.test' } },
      })
      expect(JSON.stringify(statement.resources)).toContain(':identity/academy.test')
    }
  })
})
