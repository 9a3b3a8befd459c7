import { describe, expect, it } from 'vitest'
import { findJava, javaMajor } from './find-java.ts'

describe('Java', () => {
  it.each([
    ['openjdk version "17.0.15" 2025-04-15', 17],
    ['java version "1.8.0_392"', 8],
    ['openjdk version "21" 2023-09-19', 21],
    ['zsh: command not found: java', undefined],
  ])('the version is parsed from: %s', (printed, major) => expect(javaMajor(printed)).toBe(major))

  it('a missing Java throws a clear error', () => {
    expect(() => findJava({ PATH: '/nowhere' })).toThrow(/^Java 17 or newer is needed: no Java was found\. Install it/)
  })
})
