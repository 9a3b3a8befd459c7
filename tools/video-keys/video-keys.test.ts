import { createPublicKey } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { type VideoKey, videoKeyId } from '#infra/site/video-keys.ts'
import { type KeyStore, makeKey, removeKeys, type StoredKey, takeKey } from './video-keys.ts'

const URL = 'https://d1.cloudfront.net'

/** An environment whose first deployment has no key. `deploy` adds the written public keys to the site. */
function anEnvironment() {
  const state = {
    secret: { keyPairId: '', privateKey: '', origin: '' } as StoredKey,
    keys: [] as readonly VideoKey[],
    outputs: new Map([['Url', URL]]),
    now: Date.UTC(2026, 10, 23),
    failNextKeys: false,
  }
  const store: KeyStore = {
    readSecret: () => Promise.resolve(state.secret),
    writeSecret: (key) => {
      state.secret = key
      return Promise.resolve()
    },
    readKeys: () => [...state.keys],
    writeKeys: (keys) => {
      if (state.failNextKeys) {
        state.failNextKeys = false
        throw new Error('disk full')
      }
      state.keys = keys
    },
    output: (name) => state.outputs.get(name),
    now: () => state.now,
  }
  const deploy = () => {
    state.outputs = new Map([['Url', URL]])
    for (const { name } of state.keys) state.outputs.set(`${videoKeyId(name)}Id`, `K-${name}`)
  }
  const names = () => state.keys.map(({ name }) => name)
  return { state, store, deploy, names }
}

describe('the keys that open lectures', () => {
  it('are made, deployed, and then used: nothing is signed by a key that the site does not know', async () => {
    const { state, store, deploy, names } = anEnvironment()
    expect(await makeKey('prod', store)).toContain('deploy Academy-prod-web')
    expect(state.secret).toMatchObject({ keyPairId: '', next: { name: '2026-11-23' } })
    await expect(takeKey('prod', store)).rejects.toThrow('does not know key 2026-11-23 yet')
    expect(state.secret.keyPairId).toBe('')
    deploy()
    expect(await takeKey('prod', store)).toBe(`Key 2026-11-23 signs for ${URL}.`)
    expect(state.secret).toEqual({
      name: '2026-11-23',
      keyPairId: 'K-2026-11-23',
      privateKey: expect.stringContaining('PRIVATE KEY') as string,
      origin: URL,
      usedSince: state.now,
    })
    const own = createPublicKey(state.secret.privateKey).export({ type: 'spki', format: 'pem' })
    expect(state.keys).toEqual([{ name: '2026-11-23', publicKey: own }])
    expect(names()).toEqual(['2026-11-23'])
  })

  it('are changed with both in the group, and the former one goes once its cookies have expired', async () => {
    const { state, store, deploy, names } = anEnvironment()
    await makeKey('prod', store)
    deploy()
    await takeKey('prod', store)
    const before = state.secret
    await makeKey('prod', store)
    expect(names()).toEqual(['2026-11-23', '2026-11-23-2'])
    expect(state.secret).toMatchObject(before)
    await expect(removeKeys('prod', store)).rejects.toThrow('is not in use yet')
    deploy()
    expect(await takeKey('prod', store)).toContain('In 20 minutes run')
    expect(state.secret).toMatchObject({ keyPairId: 'K-2026-11-23-2' })
    state.now += 19 * 60_000
    await expect(removeKeys('prod', store)).rejects.toThrow('run this again in 1 min')
    expect(names()).toHaveLength(2)
    state.now += 60_000
    expect(await removeKeys('prod', store)).toContain('Only key 2026-11-23-2 is left')
    expect(names()).toEqual(['2026-11-23-2'])
    expect(await removeKeys('prod', store)).toBe('Key 2026-11-23-2 is the only one.')
  })

  it('are never three, and a key that was made is not made twice', async () => {
    const { state, store, deploy, names } = anEnvironment()
    await makeKey('prod', store)
    const { next } = state.secret
    await makeKey('prod', store)
    expect([state.secret.next, names()]).toEqual([next, ['2026-11-23']])
    deploy()
    await takeKey('prod', store)
    await makeKey('prod', store)
    deploy()
    await takeKey('prod', store)
    await expect(makeKey('prod', store)).rejects.toThrow('--remove first')
  })

  it('are completed by the next run when one broke off', async () => {
    const { state, store, names } = anEnvironment()
    state.failNextKeys = true
    await expect(makeKey('prod', store)).rejects.toThrow('disk full')
    expect(names()).toEqual([])
    const { next } = state.secret
    await makeKey('prod', store)
    expect([state.secret.next, names()]).toEqual([next, ['2026-11-23']])
  })

  it('sign for a new address of the site without a new key, and for none before there is one', async () => {
    const { state, store, deploy } = anEnvironment()
    await expect(takeKey('dev', store)).rejects.toThrow('There is no key yet')
    await makeKey('dev', store)
    deploy()
    await takeKey('dev', store)
    const { privateKey } = state.secret
    state.outputs.set('Url', 'https://learn.academy.example')
    await takeKey('dev', store)
    expect(state.secret).toMatchObject({ privateKey, origin: 'https://learn.academy.example' })
    state.outputs.delete('Url')
    await expect(takeKey('dev', store)).rejects.toThrow('has no address yet')
  })

  it('are not removed while they sign, for any contents of the list of public keys', async () => {
    const { state, store } = anEnvironment()
    await makeKey('dev', store)
    state.secret = { ...state.secret, name: 'gone', keyPairId: 'K', next: undefined as never }
    await expect(removeKeys('dev', store)).rejects.toThrow('nothing was removed')
  })
})
