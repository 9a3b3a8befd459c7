import type { SignPlayback } from '#lambdas/aws/sign-playback.ts'

/** Names the lecture and the time that it was asked to sign for. */
export const testSigner: SignPlayback = (taskKey, expiresAt) =>
  Promise.resolve({
    path: `/lectures/${taskKey}/`,
    policy: 'policy',
    signature: 'signature',
    keyPairId: 'K1',
    expiresAt,
  })
