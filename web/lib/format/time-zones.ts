/** The device's time zone. */
export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** All time zones that the browser knows, plus those in `more`, such as a stored zone or the device's. */
export const zoneOptions = (...more: string[]) =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), ...more])]
    .sort()
    .map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))
