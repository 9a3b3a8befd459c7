import { testingWords } from '#domain/messages/testing.ts'

/** How an attempt went, in words. `result` as the server says it. */
export function resultText(result: string | null): string {
  switch (result) {
    case 'passing':
      return 'Passing'
    case 'failing':
      return 'Failing'
    case 'undecided':
      return testingWords.undecided
    default:
      return '-'
  }
}
