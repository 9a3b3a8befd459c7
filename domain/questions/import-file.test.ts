import { describe, expect, it } from 'vitest'
import { csvProblem, jsonProblem, readHead, separatorOf } from './csv.ts'
import { decodeText } from './files/decode-text.ts'
import { importCalls, makeCalls } from './import-calls.ts'
import { importTemplate } from './import-template.ts'
import { nearestName, newLabels, relabelled, spellAs, unknownNames } from './labels.ts'

describe('the text of a file', () => {
  it('is read as UTF-8, and as Windows-1252 when it is not UTF-8', () => {
    expect(decodeText(new TextEncoder().encode('37 °C'))).toEqual({ text: '37 °C', encoding: 'UTF-8' })
    const windows = Uint8Array.from([0x33, 0x37, 0x20, 0xb0, 0x43, 0x20, 0x96])
    expect(decodeText(windows)).toEqual({ text: '37 °C –', encoding: 'Windows-1252' })
  })
  it('is read as UTF-16 where its mark says so', () => {
    expect(decodeText(Uint8Array.from([0xff, 0xfe, 0x41, 0, 0xb0, 0]))).toEqual({ text: 'A°', encoding: 'UTF-16' })
  })
})

describe('the first line of a CSV file', () => {
  it('names the columns whatever their case and blanks, and may name others', () => {
    expect(readHead(['REF', 'Type', ' body', 'Answer 1', 'answer_2', 'Colour'])).toEqual({
      columns: ['ref', 'type', 'body', 'answer1', 'answer2', 'Colour'],
      unknown: ['Colour'],
      missing: [],
    })
    expect(readHead(['ref', 'colour']).missing).toEqual(['type', 'body', 'answer1'])
  })
  it.each([
    [',', 'ref,type,body\na;b,c,d'],
    [';', 'Ref;Type;Body\na,b;c;d'],
    ['\t', '\uFEFF"ref"\t"type"\t"body"\r\n'],
  ])('is separated by %j', (separator, text) => {
    expect(separatorOf(text)).toBe(separator)
  })
})

it('says in plain words where a file is broken', () => {
  expect(csvProblem('INVALID_OPENING_QUOTE', 3501)).toMatch(/^Look at line 3,501: a quotation mark/)
  const parse = (text: string) => {
    try {
      JSON.parse(text)
    } catch (error) {
      return jsonProblem(text, error instanceof Error ? error.message : '')
    }
    return ''
  }
  expect(parse('[\n1,\n2 3]')).toBe('It is not JSON: look at line 3.')
  expect(parse('[1, 2')).toMatch(/^It is not/)
})

describe('rows of a call', () => {
  it('are 50 at most, and fewer when they are long', () => {
    expect(importCalls(Array.from({ length: 110 }, (_, row) => row)).map((call) => call.length)).toEqual([50, 50, 10])
    const long = Array.from({ length: 10 }, () => '°'.repeat(80_000))
    expect(importCalls(long).map((call) => call.length)).toEqual([2, 2, 2, 2, 2])
    expect(importCalls([])).toEqual([])
  })
  it('are sent three calls at once in a dry run and one by one in an import, none after one that failed', async () => {
    const atOnce = async (dryRun: boolean) => {
      let [running, most] = [0, 0]
      const sent: number[] = []
      const send = async (call: number) => {
        sent.push(call)
        running += 1
        most = Math.max(most, running)
        await new Promise((resolve) => setTimeout(resolve, 1))
        running -= 1
        if (call === 4) throw new Error('gone')
      }
      await expect(makeCalls([1, 2, 3, 4, 5, 6, 7, 8, 9], { dryRun }, send)).rejects.toThrow('gone')
      return { most, sent }
    }
    expect(await atOnce(false)).toEqual({ most: 1, sent: [1, 2, 3, 4] })
    expect(await atOnce(true)).toEqual({ most: 3, sent: [1, 2, 3, 4, 5, 6] })
    const sent: number[] = []
    const isOver = () => sent.length === 2
    await makeCalls([1, 2, 3], { dryRun: false, isOver }, (call) => Promise.resolve(void sent.push(call)))
    expect(sent).toEqual([1, 2])
  })
})

describe('names of tags and areas', () => {
  const areas = ['Management of Care', 'Safety', 'Pharmacological Therapies']
  it('are compared without case', () => {
    expect(spellAs(areas, 'management OF care')).toBe('Management of Care')
    expect(spellAs(['rn', 'RN'], 'RN')).toBe('RN')
    expect(unknownNames(['SAFETY', 'Heart', ' heart '], areas)).toEqual(['Heart'])
  })
  it('have a nearest one when they are alike', () => {
    expect(nearestName('Managment of Care', areas)).toBe('Management of Care')
    expect(nearestName('Heart', areas)).toBeUndefined()
  })
  it('that a file brings are counted, and replaced as it is chosen', () => {
    const draft = { type: '', body: '', answers: [], rationale: '', tags: ['RN', 'rn'], area: ['Managment of Care'] }
    expect(newLabels([draft, draft], { tags: [], areas })).toEqual({
      tags: [{ name: 'RN', questions: 2, near: undefined }],
      areas: [{ name: 'Managment of Care', questions: 2, near: 'Management of Care' }],
    })
    const use = new Map([['managment of care', 'Management of Care']])
    expect(relabelled(draft, new Map(), use).area).toEqual(['Management of Care'])
  })
})

it('the template holds a row of each common type', () => {
  expect(importTemplate().split('\r\n')).toHaveLength(5)
})
