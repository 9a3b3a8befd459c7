import { CognitoIdentityProviderClient, SignUpCommand } from '@aws-sdk/client-cognito-identity-provider'
import { UpdateCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import pLimit from 'p-limit'
import { noteKey, userKey } from '#table/keys.ts'
import { makeAdmin } from '#tools/make-admin/make-admin.ts'
import type { SamplePerson } from '#sample/types.ts'
import { outputOf, type SeedTarget } from './seed-target.ts'

const DAY = 86_400_000
/** Each that is more starts one more instance of the sign-up's functions, which takes longer than to wait for its turn. */
const AT_ONCE = 2
const e164 = (phone: string) => `+1${phone.replace(/\D/g, '')}`

type Means = {
  cognito: CognitoIdentityProviderClient
  clientId: string
  table: { client: DynamoDBDocumentClient; name: string }
  now: number
}

/** Signs somebody up as anybody would, sets the days in the past, and returns the uid. */
async function signUp(person: SamplePerson, { cognito, clientId, table, now }: Means): Promise<string> {
  const { UserSub: uid } = await cognito.send(
    new SignUpCommand({
      ClientId: clientId,
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
  return uid
}

/** Signs sample people up and makes the administrators among them administrators; returns their uid by e-mail. */
export async function seedPeople(
  people: readonly SamplePerson[],
  target: SeedTarget,
  table: { client: DynamoDBDocumentClient; name: string },
  now: number,
): Promise<Map<string, string>> {
  const cognito = new CognitoIdentityProviderClient({
    region: target.region,
    endpoint: target.endpoints.COGNITO_IDENTITY_PROVIDER ?? '',
    credentials: target.developer,
  })
  const means = { cognito, clientId: outputOf(target, 'UserPoolClientId'), table, now }
  const uids = new Map<string, string>()
  await pLimit(AT_ONCE).map(people, async (person) => {
    uids.set(person.email, await signUp(person, means))
    if (person.type === 'Admin')
      await makeAdmin(person.email, { cognito, table, userPoolId: outputOf(target, 'UserPoolId') })
  })
  cognito.destroy()
  return uids
}
