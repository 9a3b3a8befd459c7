import {
  AdminConfirmSignUpCommand,
  AdminUpdateUserAttributesCommand,
  CognitoIdentityProviderClient,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { UpdateCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import pLimit from 'p-limit'
import { noteKey, userKey } from '#table/keys.ts'
import { makeAdmin } from '#tools/make-admin/make-admin.ts'
import type { SamplePerson } from '#sample/types.ts'
import { minLengthOf, outputOf, type SeedTarget } from './seed-target.ts'

const DAY = 86_400_000
/** Each that is more starts one more instance of the sign-up's functions, which takes longer than to wait for its turn. */
const AT_ONCE = 2
const e164 = (phone: string) => `+1${phone.replace(/\D/g, '')}`

type Means = {
  cognito: CognitoIdentityProviderClient
  clientId: string
  userPoolId: string
  minLength: number
  table: { client: DynamoDBDocumentClient; name: string }
  now: number
}

/** A sample password, lengthened where the academy requires a longer one. */
export const passwordFor = (password: string, minLength: number): string => password.padEnd(minLength, '-1')

/** Confirms an address as its owner would by the mailed code: only then does the sign-up write the record. */
async function confirm(email: string, { cognito, userPoolId }: Means): Promise<void> {
  const user = { UserPoolId: userPoolId, Username: email }
  const UserAttributes = [{ Name: 'email_verified', Value: 'true' }]
  await cognito.send(new AdminUpdateUserAttributesCommand({ ...user, UserAttributes }))
  await cognito.send(new AdminConfirmSignUpCommand(user))
}

/** Signs somebody up as anybody would, confirms the address where the academy requires it, sets the days in the past, and returns the uid. */
async function signUp(person: SamplePerson, means: Means): Promise<string> {
  const { cognito, clientId, minLength, table, now } = means
  const { UserSub: uid, UserConfirmed: isConfirmed } = await cognito.send(
    new SignUpCommand({
      ClientId: clientId,
      Username: person.email,
      Password: passwordFor(person.password ?? crypto.randomUUID(), minLength),
      UserAttributes: [
        { Name: 'email', Value: person.email },
        { Name: 'given_name', Value: person.firstName },
        { Name: 'family_name', Value: person.lastName },
        { Name: 'phone_number', Value: e164(person.phone) },
      ],
    }),
  )
  if (!uid) throw new Error(`${person.email} was not signed up`)
  if (isConfirmed !== true) await confirm(person.email, means)
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
  const userPoolId = outputOf(target, 'UserPoolId')
  const clientId = outputOf(target, 'UserPoolClientId')
  const means = { cognito, clientId, userPoolId, minLength: minLengthOf(target), table, now }
  const uids = new Map<string, string>()
  await pLimit(AT_ONCE).map(people, async (person) => {
    uids.set(person.email, await signUp(person, means))
    if (person.type === 'Admin') await makeAdmin(person.email, { cognito, table, userPoolId })
  })
  cognito.destroy()
  return uids
}

/**
 * Has the record show that an administrator's session passed the second factor, or not. The seed needs it where the academy
 * requires one (decision 0044), and takes it back: the sample administrator turns the factor on like any other.
 */
export async function markSecondFactor(
  table: { client: DynamoDBDocumentClient; name: string },
  uid: string,
  isPassed: boolean,
): Promise<void> {
  await table.client.send(
    new UpdateCommand({
      TableName: table.name,
      Key: userKey(uid),
      UpdateExpression: isPassed ? 'SET secondFactorSince = :since' : 'REMOVE secondFactorSince',
      ConditionExpression: 'attribute_exists(pk)',
      // Before any session began, so that the seed's own counts.
      ...(isPassed ? { ExpressionAttributeValues: { ':since': 1 } } : {}),
    }),
  )
}
