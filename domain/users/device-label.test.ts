import { expect, it } from 'vitest'
import { COMMAND_LINE, deviceLabel } from './device-label.ts'

it.each([
  ['Android 14 arm Pixel 8 Android Google Chrome/121.0.6167.160;Not A(Brand/99.0;Chromium/121.0', 'Chrome on Android'],
  ['Windows 15.0.0 x86 Windows Not A(Brand/99.0;Microsoft Edge/121.0;Chromium/121.0', 'Edge on Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_2 like Mac OS X) AppleWebKit/605 Version/17.2 Mobile Safari/604',
    'Safari on iPhone',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:109.0) Gecko/20100101 Firefox/115.0', 'Firefox on Mac'],
  [
    'Mozilla/5.0 (Linux; Android 13; SAMSUNG SM-S911B) SamsungBrowser/23.0 Chrome/115 Mobile Safari/537',
    'Samsung Internet on Android',
  ],
  ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) Chrome/120 Safari/537', 'Chrome on Chromebook'],
  ['macOS 14.2.1 arm macOS Not A(Brand/99.0.0.0;Google Chrome/121.0.6167.160;Chromium/121.0.6167.160', 'Chrome on Mac'],
  [COMMAND_LINE, 'Command line'],
  ['Linux', 'Linux'],
  ['<b>x</b>', 'Unknown device'],
  [null, 'Unknown device'],
])('%s is %s', (name, label) => expect(deviceLabel(name)).toBe(label))
