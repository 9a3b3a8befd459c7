import { CognitoIdentityProviderClient, SignUpCommand } from '@aws-sdk/client-cognito-identity-provider'
import { UpdateCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { noteKey, userKey } from '../../data/keys.ts'
import { makeAdmin } from '../../scripts/make-admin/make-admin.ts'
import { people } from '../people.ts'
import { outputOf, type SeedTarget } from './seed-target.ts'

const DAY = 86_400_000
const e164 = (phone: string) => `+1${phone.replace(/\D/g, '')}`

/** Signs the sample people up as anybody would, sets their days in the past, and returns their uid by e-mail. */
export async function seedPeople(
  target: SeedTarget,
  table: { client: DynamoDBDocumentClient; name: string },
  now: number,
): Promise<Map<string, string>> {
  const cognito = new CognitoIdentityProviderClient({
    region: target.region,
    endpoint: target.endpoints.COGNITO_IDENTITY_PROVIDER ?? '',
    credentials: target.developer,
  })
  const uids = new Map<string, string>()
  const signUp = async (person: (typeof people)[number]) => {
    const { UserSub: uid } = await cognito.send(
      new SignUpCommand({
        ClientId: outputOf(target, 'UserPoolClientId'),
        Username: person.email,
        Password: person.password ?? crypto.randomUUID(),
        UserAttributes: [
          { Name: 'email', Value: person.email },
          { Name: 'given_name', Value: person.firstName },
          { Name: 'family_name', Value: person.lastName },
          { Name: 'phone_number', Value: e164(person.phone) },
        ],
      }),
    )
    if (!uid) throw new Error(`${person.email} was not signed up`)
    uids.set(person.email, uid)
    const created = now - person.joinedDaysAgo * DAY
    const seen = person.seenDaysAgo === undefined ? undefined : now - person.seenDaysAgo * DAY
    const note = person.note && { key: String(created), uid, text: person.note, author: 'Avery M.', createdOn: created }
    await table.client.send(
      new UpdateCommand({
        TableName: table.name,
        Key: userKey(uid),
        UpdateExpression: `SET dateCreated = :created${seen ? ', lastSeen = :seen, lastLogin = :seen' : ''}${note ? ', note = :note' : ''}`,
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeValues: {
          ':created': created,
          ...(seen ? { ':seen': seen } : {}),
          ...(note ? { ':note': note } : {}),
        },
      }),
    )
    if (note)
      await table.client.send(
        new UpdateCommand({
          TableName: table.name,
          Key: noteKey(uid, String(created)),
          UpdateExpression:
            'SET #type = :type, #key = :key, uid = :uid, #text = :text, author = :author, createdOn = :created',
          ExpressionAttributeNames: { '#type': 'type', '#key': 'key', '#text': 'text' },
          ExpressionAttributeValues: {
            ':type': 'note',
            ':key': note.key,
            ':uid': uid,
            ':text': note.text,
            ':author': note.author,
            ':created': created,
          },
        }),
      )
  }
  await Promise.all(people.map(signUp))
  for (const person of people.filter(({ type }) => type === 'Admin'))
    await makeAdmin(person.email, { cognito, table, userPoolId: outputOf(target, 'UserPoolId') })
  cognito.destroy()
  return uids
}
