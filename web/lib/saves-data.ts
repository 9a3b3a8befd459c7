import { isObject } from '#web/lib/json.ts'

/** Whether the user asked to save data, which only Chromium reports. */
export function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return isObject(connection) && 'saveData' in connection && connection.saveData === true
}
