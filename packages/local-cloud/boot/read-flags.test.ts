import { describe, expect, it } from 'vitest'
import { readFlags } from './read-flags.ts'

describe('npm start flags', () => {
  it.each([
    [[], { port: 3000, fresh: false, help: false, data: undefined }],
    [['--port', '4000', '--fresh'], { port: 4000, fresh: true, help: false, data: undefined }],
    [['--port=4000'], { port: 4000, fresh: false, help: false, data: undefined }],
    [['--help'], { port: 3000, fresh: false, help: true, data: undefined }],
    [['--data', 'x'], { port: 3000, fresh: false, help: false, data: 'x' }],
  ])('parses %j', (given, flags) => expect(readFlags(given)).toEqual(flags))

  it.each([
    [['--port', 'high'], '--port takes a number from 1 to 65534, not "high".'],
    [['--port'], '--port takes a number from 1 to 65534, not "".'],
    [['--port', '70000'], '--port takes a number from 1 to 65534, not "70000".'],
    [['--data'], '--data takes a folder.'],
    [['--nope'], 'npm start does not know --nope; npm start -- --help shows what it knows.'],
  ])('rejects %j with a clear message', (given, sentence) => expect(() => readFlags(given)).toThrow(sentence))
})
