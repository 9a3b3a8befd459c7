import {
  AdminUserGlobalSignOutCommand,
  GetUserCommand,
  GlobalSignOutCommand,
  RevokeTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { beforeEach, describe, expect, it } from 'vitest'
import { enrol, enter, refresh, refusal, restart, sdk, tokensOf } from './testing/test-pool.ts'

describe('ending sessions', () => {
  beforeEach(async () => {
    await enrol()
  })

  it('GlobalSignOut revokes refresh and access tokens', async () => {
    const [first, two] = [await tokensOf(enter()), await tokensOf(enter())]
    await sdk().send(new GlobalSignOutCommand({ AccessToken: first.access }))
    for (const { access, refresh: token } of [first, two]) {
      await expect(refresh(token)).rejects.toMatchObject(
        refusal('NotAuthorizedException', 'Refresh Token has been revoked'),
      )
      await expect(sdk().send(new GetUserCommand({ AccessToken: access }))).rejects.toMatchObject(
        refusal('NotAuthorizedException'),
      )
    }
    expect((await enter()).AuthenticationResult).toBeDefined()
  })

  it('AdminUserGlobalSignOut revokes tokens, which stay revoked after a restart', async () => {
    const { access, refresh: token } = await tokensOf(enter())
    await sdk().send(new AdminUserGlobalSignOutCommand({ UserPoolId: 'us-east-1_Local', Username: 'ann@example.com' }))
    await restart()
    await expect(refresh(token)).rejects.toMatchObject(refusal('NotAuthorizedException'))
    await expect(sdk().send(new GetUserCommand({ AccessToken: access }))).rejects.toMatchObject(
      refusal('NotAuthorizedException'),
    )
  })

  it('RevokeToken ends only one session', async () => {
    const [first, two] = [await tokensOf(enter()), await tokensOf(enter())]
    await sdk().send(new RevokeTokenCommand({ ClientId: 'client1', Token: first.refresh }))
    await expect(refresh(first.refresh)).rejects.toMatchObject(refusal('NotAuthorizedException'))
    await expect(sdk().send(new GetUserCommand({ AccessToken: first.access }))).rejects.toMatchObject(
      refusal('NotAuthorizedException'),
    )
    expect((await refresh(two.refresh)).AuthenticationResult?.AccessToken).toBeDefined()
  })
})
