import { describe, expect, it } from 'vitest'
import { evaluateBody, evaluateExpression } from '../testing/evaluate-body.ts'

describe('time-helpers-in-util-time-js: the clock', () => {
  it.each([
    ['util.time.nowISO8601()', '2024-02-29T13:04:05.678Z'],
    ['util.time.nowEpochSeconds()', 1709211845],
    ['util.time.nowEpochMilliSeconds()', 1709211845678],
    ["util.time.nowFormatted('yyyy-MM-dd HH:mm:ssZ')", '2024-02-29 13:04:05+0000'],
    ["util.time.nowFormatted('yyyy-MM-dd HH:mm:ssZ', 'Australia/Perth')", '2024-02-29 21:04:05+0800'],
    [
      "util.time.nowFormatted(\"EEE, d MMM yyyy h:mm a 'at' SSS XXX\", 'America/New_York')",
      'Thu, 29 Feb 2024 8:04 AM at 678 -05:00',
    ],
  ])('%s', (expression, value) => expect(evaluateExpression(expression)).toBe(value))
})

// The values come from the page time-helpers-in-util-time, which documents the same functions.
describe('time-helpers-in-util-time: conversions', () => {
  it.each([
    [
      "util.time.parseFormattedToEpochMilliSeconds('2018-02-01 17:21:05.180+08:00', 'yyyy-MM-dd HH:mm:ss.SSSXXX')",
      1517476865180,
    ],
    [
      "util.time.parseFormattedToEpochMilliSeconds('2018-02-01 17:21:05.180', 'yyyy-MM-dd HH:mm:ss.SSS', 'Australia/Perth')",
      1517476865180,
    ],
    [
      "util.time.parseFormattedToEpochMilliSeconds('1 Jul 2024 8 PM', 'd MMM yyyy h a', 'America/New_York')",
      Date.UTC(2024, 6, 2),
    ],
    ["util.time.parseISO8601ToEpochMilliSeconds('2018-02-01T17:21:05.180+08:00')", 1517476865180],
    ['util.time.epochMilliSecondsToSeconds(1517943695750)', 1517943695],
    ['util.time.epochMilliSecondsToISO8601(1517943695750)', '2018-02-06T19:01:35.750Z'],
    ["util.time.epochMilliSecondsToFormatted(1517943695750, 'yyyy-MM-dd HH:mm:ssZ')", '2018-02-06 19:01:35+0000'],
    [
      "util.time.epochMilliSecondsToFormatted(1517943695750, 'yyyy-MM-dd HH:mm:ssZ', 'Australia/Perth')",
      '2018-02-07 03:01:35+0800',
    ],
  ])('%s', (expression, value) => expect(evaluateExpression(expression)).toBe(value))

  it.each([
    "util.time.parseFormattedToEpochMilliSeconds('yesterday', 'yyyy')",
    "util.time.parseISO8601ToEpochMilliSeconds('yesterday')",
  ])('%s fails', (expression) => expect(evaluateBody(`return ${expression}`).error?.type).toBe('Code'))
})
