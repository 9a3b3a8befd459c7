import type { SignPlayback } from '#lambdas/aws/sign-playback.ts'

/** Returns the lecture and time that it was called with. */
export const testSigner: SignPlayback = (taskKey, expiresAt) =>
  Promise.resolve({
    path: `/lectures/${taskKey}/`,
    policy: 'policy',
    signature: 'signature',
    keyPairId: 'K1',
    expiresAt,
  })
