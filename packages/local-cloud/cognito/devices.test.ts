import {
  AdminForgetDeviceCommand,
  AdminListDevicesCommand,
  ConfirmDeviceCommand,
  ForgetDeviceCommand,
  GetTokensFromRefreshTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { beforeEach, describe, expect, it } from 'vitest'
import { declared, enrol, enter, refresh, refusal, restart, sdk } from './testing/test-pool.ts'

const POOL = 'us-east-1_Local'

/** Signs in; returns the tokens and the device to confirm. */
async function signIn() {
  const { AuthenticationResult: result } = await enter()
  return {
    access: result?.AccessToken ?? '',
    refresh: result?.RefreshToken ?? '',
    device: result?.NewDeviceMetadata?.DeviceKey ?? '',
  }
}
type SignIn = Awaited<ReturnType<typeof signIn>>
const confirm = ({ access, device }: SignIn, DeviceName = 'Firefox') =>
  sdk().send(new ConfirmDeviceCommand({ AccessToken: access, DeviceKey: device, DeviceName }))
const renew = (session: SignIn, DeviceKey = session.device) =>
  sdk().send(new GetTokensFromRefreshTokenCommand({ ClientId: 'client1', RefreshToken: session.refresh, DeviceKey }))
const list = async (Username = 'ann@example.com') =>
  (await sdk().send(new AdminListDevicesCommand({ UserPoolId: POOL, Username }))).Devices ?? []
const forget = (DeviceKey: string, Username = 'ann@example.com') =>
  sdk().send(new AdminForgetDeviceCommand({ UserPoolId: POOL, Username, DeviceKey }))
const INVALID = refusal('NotAuthorizedException', 'Invalid Refresh Token')

describe('a pool that tracks devices', () => {
  beforeEach(async () => {
    await restart(declared({ DeviceConfiguration: { ChallengeRequiredOnNewDevice: false } }))
    await enrol()
  })

  it('assigns each sign-in a device, names it in the access token, and lists it once confirmed', async () => {
    const session = await signIn()
    const claims = JSON.parse(Buffer.from(session.access.split('.')[1] ?? '', 'base64url').toString()) as object
    expect(claims).toMatchObject({ device_key: session.device })
    expect(session.device).toMatch(/^[\w-]+_[0-9a-f-]+$/)
    expect(await list()).toEqual([])
    await confirm(session)
    const [device] = await list()
    expect(device).toMatchObject({ DeviceKey: session.device })
    expect(device?.DeviceAttributes).toContainEqual({ Name: 'device_name', Value: 'Firefox' })
    expect(device?.DeviceLastAuthenticatedDate).toBeInstanceOf(Date)
  })

  it('renews tokens only for the confirmed device of the sign-in', async () => {
    const [session, other] = [await signIn(), await signIn()]
    await expect(renew(session)).rejects.toMatchObject(INVALID)
    await confirm(session)
    await confirm(other)
    expect((await renew(session)).AuthenticationResult?.AccessToken).toBeDefined()
    await expect(renew(session, other.device)).rejects.toMatchObject(INVALID)
    await expect(refresh(session.refresh)).rejects.toMatchObject(INVALID)
  })

  it('renews no tokens for a forgotten device and still renews them for the others', async () => {
    const [session, other] = [await signIn(), await signIn()]
    await confirm(session)
    await confirm(other)
    await forget(session.device)
    await expect(renew(session)).rejects.toMatchObject(INVALID)
    expect((await renew(other)).AuthenticationResult).toBeDefined()
    expect((await list()).map(({ DeviceKey }) => DeviceKey)).toEqual([other.device])
    await expect(forget(session.device)).rejects.toMatchObject(refusal('ResourceNotFoundException'))
    await sdk().send(new ForgetDeviceCommand({ AccessToken: session.access, DeviceKey: other.device }))
    expect(await list()).toEqual([])
  })

  it('a user can’t confirm, list, or forget another user’s device', async () => {
    await enrol('bob@example.com')
    const session = await signIn()
    const bob = (await enter('bob@example.com')).AuthenticationResult?.AccessToken ?? ''
    const notFound = refusal('ResourceNotFoundException', 'Device does not exist.')
    await expect(confirm({ ...session, access: bob })).rejects.toMatchObject(notFound)
    await confirm(session)
    await expect(forget(session.device, 'bob@example.com')).rejects.toMatchObject(notFound)
    expect(await list('bob@example.com')).toEqual([])
  })
})

it('a pool that doesn’t track devices returns no device', async () => {
  await enrol()
  const session = await signIn()
  expect(session.device).toBe('')
  expect((await refresh(session.refresh)).AuthenticationResult).toBeDefined()
})
