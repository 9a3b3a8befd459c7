import { randomUUID } from 'node:crypto'
import type { PoolContext } from './pool-context.ts'
import type { SessionRecord, UserRecord } from './records.ts'

const GROUP = 'local-devices'

/** The device of a new sign-in, which the client is to confirm; undefined in a pool that tracks none. */
export function openDevice(
  context: PoolContext,
  { username }: UserRecord,
): { DeviceKey: string; DeviceGroupKey: string } | undefined {
  if (!context.pool.deviceTracking) return undefined
  const key = `${context.region}_${randomUUID()}`
  context.store.put('device', key, { key, username, confirmed: false, created: context.now() })
  return { DeviceKey: key, DeviceGroupKey: GROUP }
}

/** Whether a session may go on with a device key: always in a pool that tracks none, else with its own, while that is tracked. */
export function isDeviceOf(context: PoolContext, session: SessionRecord, deviceKey: string | undefined): boolean {
  if (!context.pool.deviceTracking) return true
  return (
    deviceKey !== undefined &&
    session.deviceKey === deviceKey &&
    context.store.get('device', deviceKey)?.confirmed === true
  )
}
