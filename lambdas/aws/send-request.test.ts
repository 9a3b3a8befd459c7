import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sendRequest, textOf } from './send-request.ts'

let server: Server
let url: string
let seen: { method: string | undefined; path: string | undefined; length: string | undefined; body: string }[]
let answer: 'whole' | 'half' | 'never'

beforeEach(async () => {
  seen = []
  answer = 'whole'
  server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const { method, url: path, headers } = request
      seen.push({ method, path, length: headers['content-length'], body: Buffer.concat(parts).toString() })
      if (answer === 'never') return
      response.writeHead(method === 'GET' ? 404 : 201, { etag: '"one"', 'content-length': '5' })
      response.write('né')
      if (answer === 'half') response.destroy()
      else response.end('e!')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

describe('sendRequest', () => {
  it('sends a text or bytes with their length and gives the whole reply', async () => {
    for (const body of ['größe', new TextEncoder().encode('größe')]) {
      const reply = await sendRequest(`${url}/a?b=c%2Fd`, { method: 'PUT', headers: { 'x-a': 'b' }, body })
      expect(reply).toMatchObject({ status: 201, ok: true, headers: { etag: '"one"' } })
      expect(textOf(reply)).toBe('née!')
    }
    const one = { method: 'PUT', path: '/a?b=c%2Fd', length: '7', body: 'größe' }
    expect(seen).toEqual([one, one])
  })

  it('says of a call without a body that it has none', async () => {
    for (const method of ['POST', 'DELETE'] as const) await sendRequest(url, { method })
    expect(seen.map(({ length, body }) => [length ?? '0', body])).toEqual([
      ['0', ''],
      ['0', ''],
    ])
  })

  it('takes a refusal for a reply', async () => {
    expect(await sendRequest(new URL(url), { method: 'GET' })).toMatchObject({ status: 404, ok: false })
  })

  it('fails when there is nobody, when half of a reply comes, and when its time is over', async () => {
    await expect(sendRequest('http://127.0.0.1:9', { method: 'GET' })).rejects.toThrow('ECONNREFUSED')
    answer = 'half'
    await expect(sendRequest(url, { method: 'GET' })).rejects.toThrow()
    answer = 'never'
    await expect(sendRequest(url, { method: 'GET', timeout: 20 })).rejects.toThrow('aborted')
  })
})
