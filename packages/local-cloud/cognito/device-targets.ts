import { textOf, type JsonObject } from '../shared/json.ts'
import { notFound } from './cognito-error.ts'
import type { PoolContext } from './pool-context.ts'
import type { DeviceRecord, UserRecord } from './records.ts'
import { namedUser, need, seconds, type Target } from './request.ts'
import { userOfToken } from './sessions.ts'

function deviceOf(context: PoolContext, user: UserRecord, request: JsonObject): DeviceRecord {
  const device = context.store.get('device', need(request, 'DeviceKey'))
  if (device?.username !== user.username) throw notFound('Device does not exist.')
  return device
}

const caller = (context: PoolContext, request: JsonObject): UserRecord =>
  userOfToken(context, textOf(request['AccessToken']))

function confirmDevice(context: PoolContext, request: JsonObject): object {
  const user = caller(context, request)
  const device = deviceOf(context, user, request)
  const name = textOf(request['DeviceName'])
  context.store.put('device', device.key, { ...device, confirmed: true, ...(name === undefined ? {} : { name }) })
  return { UserConfirmationNecessary: false }
}

const forgetDevice =
  (userOf: (context: PoolContext, request: JsonObject) => UserRecord) =>
  (context: PoolContext, request: JsonObject): object => {
    context.store.remove('device', deviceOf(context, userOf(context, request), request).key)
    return {}
  }

function deviceView({ key, name, created }: DeviceRecord): object {
  const at = seconds(created)
  return {
    DeviceKey: key,
    DeviceAttributes: [
      { Name: 'device_status', Value: 'valid' },
      ...(name === undefined ? [] : [{ Name: 'device_name', Value: name }]),
    ],
    ...{ DeviceCreateDate: at, DeviceLastModifiedDate: at, DeviceLastAuthenticatedDate: at },
  }
}

const LARGEST_PAGE = 60

function adminListDevices(context: PoolContext, request: JsonObject): object {
  const { username } = namedUser(context, request)
  const devices = context.store.list('device').filter((device) => device.username === username && device.confirmed)
  const from = Number(textOf(request['PaginationToken']) ?? 0)
  const end = from + Math.min(Number(request['Limit'] ?? LARGEST_PAGE), LARGEST_PAGE)
  return {
    Devices: devices.slice(from, end).map(deviceView),
    ...(end < devices.length ? { PaginationToken: String(end) } : {}),
  }
}

/** Devices are always remembered and never challenged; each sign-in is a separate device. */
export const deviceTargets: Record<string, Target> = {
  ConfirmDevice: { admin: false, run: confirmDevice },
  ForgetDevice: { admin: false, run: forgetDevice(caller) },
  AdminListDevices: { admin: true, run: adminListDevices },
  AdminForgetDevice: { admin: true, run: forgetDevice(namedUser) },
}
