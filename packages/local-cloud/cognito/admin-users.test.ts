import {
  AdminCreateUserCommand,
  AdminDisableUserCommand,
  AdminGetUserCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  ListUsersCommand,
  RespondToAuthChallengeCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { describe, expect, it } from 'vitest'
import { enrol, enter, mails, refusal, sdk, users } from './testing/test-pool.ts'

describe('administration', () => {
  const pool = { UserPoolId: 'us-east-1_Local' }
  const ann = { ...pool, Username: 'ann@example.com' }

  it('requires credentials whose role allows the call', async () => {
    await enrol()
    await expect(sdk('LOCALOTHER').send(new AdminGetUserCommand(ann))).rejects.toMatchObject(
      refusal('AccessDeniedException'),
    )
    await expect(sdk().send(new AdminDisableUserCommand(ann))).rejects.toMatchObject(refusal('AccessDeniedException'))
    const bare = await fetch(users.url, {
      method: 'POST',
      headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.AdminGetUser' },
      body: JSON.stringify(ann),
    })
    expect(bare.status).toBe(400)
    expect(await bare.json()).toMatchObject({ __type: 'MissingAuthenticationTokenException' })
  })

  it('creates a user who must choose a password at first sign-in', async () => {
    const { User } = await sdk().send(
      new AdminCreateUserCommand({
        ...pool,
        Username: 'eve@example.com',
        UserAttributes: [{ Name: 'email_verified', Value: 'true' }],
      }),
    )
    expect(User?.UserStatus).toBe('FORCE_CHANGE_PASSWORD')
    const temporary = /temporary password is (\S+)\.$/.exec(mails[0]?.text ?? '')?.[1] ?? ''
    const challenge = await enter('eve@example.com', temporary)
    expect(challenge.ChallengeName).toBe('NEW_PASSWORD_REQUIRED')
    const answered = await sdk().send(
      new RespondToAuthChallengeCommand({
        ClientId: 'client1',
        ChallengeName: 'NEW_PASSWORD_REQUIRED',
        Session: challenge.Session,
        ChallengeResponses: { USERNAME: 'eve@example.com', NEW_PASSWORD: 'chosen1' },
      }),
    )
    expect(answered.AuthenticationResult?.AccessToken).toBeDefined()
    expect((await enter('eve@example.com', 'chosen1')).AuthenticationResult).toBeDefined()
  })

  it('sets passwords and attributes, and lists users by e-mail address and by page', async () => {
    for (const name of ['ann', 'bob', 'cid']) await enrol(`${name}@example.com`)
    await sdk().send(new AdminSetUserPasswordCommand({ ...ann, Password: 'another1', Permanent: true }))
    await sdk().send(
      new AdminUpdateUserAttributesCommand({ ...ann, UserAttributes: [{ Name: 'custom:plan', Value: 'gold' }] }),
    )
    expect((await enter('ann@example.com', 'another1')).AuthenticationResult).toBeDefined()
    const got = await sdk().send(new AdminGetUserCommand(ann))
    expect(got.UserAttributes).toContainEqual({ Name: 'custom:plan', Value: 'gold' })
    expect(got.UserCreateDate).toBeInstanceOf(Date)
    const list = await sdk().send(new ListUsersCommand({ ...pool, Filter: 'email = "bob@example.com"' }))
    expect(list.Users).toHaveLength(1)
    const first = await sdk().send(new ListUsersCommand({ ...pool, Limit: 2 }))
    expect(first.Users).toHaveLength(2)
    const rest = await sdk().send(new ListUsersCommand({ ...pool, Limit: 2, PaginationToken: first.PaginationToken }))
    expect(rest.Users).toHaveLength(1)
    await expect(sdk().send(new AdminGetUserCommand({ ...pool, Username: 'nobody' }))).rejects.toMatchObject(
      refusal('UserNotFoundException', 'User does not exist.'),
    )
  })
})
