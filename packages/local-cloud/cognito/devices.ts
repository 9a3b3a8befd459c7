import { randomUUID } from 'node:crypto'
import type { PoolContext } from './pool-context.ts'
import type { SessionRecord, UserRecord } from './records.ts'

const GROUP = 'local-devices'

/** Creates the device of a new sign-in, for the client to confirm; undefined if the pool doesn't track devices. */
export function openDevice(
  context: PoolContext,
  { username }: UserRecord,
): { DeviceKey: string; DeviceGroupKey: string } | undefined {
  if (!context.pool.deviceTracking) return undefined
  const key = `${context.region}_${randomUUID()}`
  context.store.put('device', key, { key, username, confirmed: false, created: context.now() })
  return { DeviceKey: key, DeviceGroupKey: GROUP }
}

/**
 * Whether a session may continue with a device key: always if the pool doesn't track devices, otherwise only with the
 * session's own tracked device.
 */
export function isDeviceOf(context: PoolContext, session: SessionRecord, deviceKey: string | undefined): boolean {
  if (!context.pool.deviceTracking) return true
  return (
    deviceKey !== undefined &&
    session.deviceKey === deviceKey &&
    context.store.get('device', deviceKey)?.confirmed === true
  )
}
