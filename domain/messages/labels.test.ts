import { expect, it } from 'vitest'
import { labelMessages } from './labels.ts'

it('says in full sentences why a name or many questions are not changed', () => {
  for (const words of Object.values(labelMessages)) expect(words).toMatch(/^[A-Z].{15,}[a-z]$/)
})
