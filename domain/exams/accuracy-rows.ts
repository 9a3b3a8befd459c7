import type { Accuracy } from './accuracy.ts'

/** Written by npm run bench -- adaptive. */
export const ACCURACY: Accuracy = {
  bank: 2000,
  sittings: 10000,
  rows: [
    { ability: -1, right: 1, meanLength: 85 },
    { ability: -0.5, right: 0.9998, meanLength: 89.8 },
    { ability: -0.2, right: 0.9325, meanLength: 126.3 },
    { ability: 0, right: 0.4942, meanLength: 143 },
    { ability: 0.2, right: 0.9351, meanLength: 126.5 },
    { ability: 0.5, right: 1, meanLength: 90 },
    { ability: 1, right: 1, meanLength: 85 },
  ],
}
