/** The zone of this device. */
export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** All zones that the browser knows, and those that are stored or the device's in any case. */
export const zoneOptions = (...more: string[]) =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), ...more])]
    .sort()
    .map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))
