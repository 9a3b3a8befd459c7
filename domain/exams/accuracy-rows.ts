import type { Accuracy } from './accuracy.ts'

/** Written by npm run bench -- adaptive. */
export const ACCURACY: Accuracy = {
  bank: 2000,
  sittings: 2000,
  rows: [
    { ability: -1, right: 1, meanLength: 85 },
    { ability: -0.5, right: 0.9995, meanLength: 90.1 },
    { ability: -0.2, right: 0.929, meanLength: 125.6 },
    { ability: 0, right: 0.511, meanLength: 142.7 },
    { ability: 0.2, right: 0.938, meanLength: 126.7 },
    { ability: 0.5, right: 1, meanLength: 90 },
    { ability: 1, right: 1, meanLength: 85 },
  ],
}
