import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../testing/build-model.ts'
import { hashInputs } from './build.ts'

describe('the hash of build inputs', () => {
  it('changes only with contents, names, and additional text', () => {
    const root = temporaryFolder()
    mkdirSync(join(root, 'a', 'b'), { recursive: true })
    writeFileSync(join(root, 'a', 'b', 'one.ts'), '1')
    const hash = (more: string[] = []) => hashInputs(root, ['a', 'missing'], more)
    const first = hash()
    expect(hash()).toBe(first)
    writeFileSync(join(root, 'a', 'one.test.ts'), 'a test')
    expect(hash()).toBe(first)
    expect(hash(['page'])).not.toBe(first)
    writeFileSync(join(root, 'a', 'b', 'one.ts'), '2')
    const second = hash()
    expect(second).not.toBe(first)
    writeFileSync(join(root, 'a', 'two.ts'), '')
    expect(hash()).not.toBe(second)
  })
})
