import {
  AdminForgetDeviceCommand,
  AdminListDevicesCommand,
  type CognitoIdentityProviderClient,
  ResourceNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider'

/**
 * A device that the user pool tracks, one per sign-in. `signedInAt` in epoch milliseconds; `name` as its browser
 * reports it.
 */
export type Device = { id: string; name: string | undefined; signedInAt: number }

/** The user in a pool. */
type Owner = { UserPoolId: string; Username: string }

/** Returns a user's devices in no particular order, up to a number of pages of 60. */
export async function listDevices(
  cognito: CognitoIdentityProviderClient,
  owner: Owner,
  pages: number,
): Promise<Device[]> {
  const devices: Device[] = []
  let PaginationToken: string | undefined
  for (let page = 0; page < pages; page += 1) {
    const reply = await cognito.send(
      new AdminListDevicesCommand({
        ...owner,
        Limit: 60,
        ...(PaginationToken === undefined ? {} : { PaginationToken }),
      }),
    )
    for (const {
      DeviceKey: id,
      DeviceCreateDate,
      DeviceLastAuthenticatedDate,
      DeviceAttributes = [],
    } of reply.Devices ?? [])
      if (id !== undefined)
        devices.push({
          id,
          name: DeviceAttributes.find(({ Name }) => Name === 'device_name')?.Value,
          signedInAt: (DeviceLastAuthenticatedDate ?? DeviceCreateDate)?.getTime() ?? 0,
        })
    PaginationToken = reply.PaginationToken
    if (PaginationToken === undefined) break
  }
  return devices
}

/** Stops the pool from issuing new tokens to a device's session. Ignores a missing device. */
export async function forgetDevice(
  cognito: CognitoIdentityProviderClient,
  owner: Owner,
  DeviceKey: string,
): Promise<void> {
  try {
    await cognito.send(new AdminForgetDeviceCommand({ ...owner, DeviceKey }))
  } catch (error) {
    if (!(error instanceof ResourceNotFoundException)) throw error
  }
}
