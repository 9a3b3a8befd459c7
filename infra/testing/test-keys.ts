import type { VideoKey } from '#infra/site/video-keys.ts'

const publicKey = `-----BEGIN PUBLIC KEY-----
MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAuXc8I4jNCznp07vIXQrb
3vbByRdqJUOS6pslQonsS1ny/l0RFqkLNOl1x8IWO62D1n9zIUGXNsNZjucJyKAa
zZ28kPSmMTrS3fJFsK+XLKEocF75qNd78etK7Ab5HmxkYbWXmLEsSoLwTEh51ymC
R81dSzQYmifnh86RE5x8PWGbwynt8JF/8hdQdX1iWC70fEIDQBqRJjpCgPShehhE
NHXArBUKxPLXs2J5B8pR352Silxu69j36DlfABmzv+4jAQHVeiBoAVpKFRVbcNlh
ZLUXtUCuHWHg/tfGxmt/lRnIiG4l4vYs2zTbW/pJQMe7K77d/ySEhpm9ZRNR5DWo
HwIDAQAB
-----END PUBLIC KEY-----
`

/** Two lecture keys during a rotation; nothing is signed with them. */
export const TEST_KEYS: readonly VideoKey[] = [
  { name: '2026-01-01', publicKey },
  { name: '2026-06-01', publicKey },
]
