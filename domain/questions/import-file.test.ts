import { describe, expect, it } from 'vitest'
import { decodeText } from 'question-formats/text/decode-text.ts'
import { csvProblem, jsonProblem, rowOfCsv, separatorOf } from './csv.ts'
import { guessColumns, hasStandardColumns, missingColumns, unreadColumns } from './files/columns.ts'
import { importCalls, makeCalls } from './import-calls.ts'
import { importTemplate } from './import-template.ts'
import { relabelled } from './relabelled.ts'
import { nearestName, newLabels, spellAs, unknownNames } from './labels.ts'

describe('the text of a file', () => {
  it('is read as UTF-8, and as Windows-1252 when it is not UTF-8', () => {
    expect(decodeText(new TextEncoder().encode('37 °C'))).toEqual({ text: '37 °C', encoding: 'UTF-8' })
    const windows = Uint8Array.from([0x33, 0x37, 0x20, 0xb0, 0x43, 0x20, 0x96])
    expect(decodeText(windows)).toEqual({ text: '37 °C –', encoding: 'Windows-1252' })
  })
  it('is read as UTF-16 when its byte order mark declares it', () => {
    expect(decodeText(Uint8Array.from([0xff, 0xfe, 0x41, 0, 0xb0, 0]))).toEqual({ text: 'A°', encoding: 'UTF-16' })
    expect(decodeText(Uint8Array.from([0xfe, 0xff, 0, 0x41, 0, 0xb0]))).toEqual({ text: 'A°', encoding: 'UTF-16' })
    expect(decodeText(Uint8Array.from([0x41, 0, 0x42, 0, 0xb0, 0]))).toEqual({ text: 'AB°', encoding: 'UTF-16' })
    expect(decodeText(Uint8Array.from([0, 0x41, 0, 0x42, 0, 0xb0]))).toEqual({ text: 'AB°', encoding: 'UTF-16' })
  })
})

describe('the first line of a CSV file', () => {
  it('names the columns in any case and spacing, and can name others', () => {
    const head = ['REF', 'Type', ' body', 'Answer 1', 'answer_2', 'Colour']
    const map = guessColumns(head)
    expect(map).toEqual(['ref', 'type', 'body', 'answer1', 'answer2', undefined])
    expect(unreadColumns([...head, 'reason'], map)).toEqual(['Colour'])
    expect(hasStandardColumns(head)).toBe(true)
    expect(missingColumns({ map: guessColumns(['ref', 'colour']) })).toEqual(['type', 'body', 'answer1'])
  })
  it('can name columns in other words, each guessed for one column, and get one type for all rows', () => {
    const head = [
      'Stem',
      'Option A',
      'Option B',
      'Correct Answer',
      'Explanation',
      'Explanation B',
      'Topic',
      'Body text',
    ]
    const map = guessColumns(head)
    expect(map).toEqual(['body', 'answer1', 'answer2', 'correct', 'rationale', 'why2', 'tags', undefined])
    expect(hasStandardColumns(head)).toBe(false)
    expect(missingColumns({ map })).toEqual(['type'])
    expect(missingColumns({ map, type: 'Multiple Choice' })).toEqual([])
    expect(guessColumns(['question', 'body'])).toEqual([undefined, 'body'])
  })
  it('has the separator that its first line names', () => {
    expect(separatorOf('\uFEFFsep=;\r\na,b;c')).toEqual({ separator: ';', start: 8 })
  })
  it.each([
    [',', 'ref,type,body\na;b,c,d'],
    [';', 'Ref;Type;Body\na,b;c;d'],
    ['|', 'Stem|Option A|Option B, or C\r\n'],
    [';', '"Stem, long";Key'],
    ['\t', '\uFEFF"ref"\t"type"\t"body"\r\n'],
  ])('is separated by %j', (separator, text) => expect(separatorOf(text)).toEqual({ separator, start: 0 }))
})

describe('a key', () => {
  const keyOf = (
    correct: string,
    answers: Record<string, string> = { answer1: 'Heart', answer2: 'Lung', answer3: '7' },
  ) => {
    const row = rowOfCsv({ ...answers, correct })
    const list = row['answers'] as { correct: boolean }[]
    return {
      right: list.flatMap(({ correct: is }, at) => (is ? 'ABC'.charAt(at) : [])).join(''),
      beyond: row['correctBeyond'],
    }
  }
  it.each([
    ['b', 'B'],
    ['A; C', 'AC'],
    ['lung', 'B'],
    ['2', 'B'],
    ['1,3', 'AC'],
    ['7', 'C'],
  ])('%j names answers by letter, number or text', (correct, right) => {
    expect(keyOf(correct)).toEqual({ right, beyond: undefined })
  })
  it('is not guessed when it could be a number or a text, or names no answer', () => {
    expect(keyOf('2', { answer1: '2', answer2: '4' })).toEqual({ right: '', beyond: ['2'] })
    expect(keyOf('9').beyond).toEqual(['9'])
    expect(keyOf('A;F').beyond).toEqual(['F'])
  })
})

it('a broken file is explained with the line to check', () => {
  expect(csvProblem('INVALID_OPENING_QUOTE', 3501)).toMatch(/^Check line 3,501: a quotation mark/)
  expect(jsonProblem('[\n1,\n2 3]')).toBe('The file isn’t valid JSON. Check line 3.')
  expect(jsonProblem('[1, 2')).toMatch(/^The JSON is incomplete/)
})

describe('rows of a call', () => {
  it('are 84 at most, and fewer when they are long', () => {
    expect(importCalls(Array.from({ length: 110 }, (_, row) => row)).map((call) => call.length)).toEqual([84, 26])
    const long = Array.from({ length: 10 }, () => '°'.repeat(80_000))
    expect(importCalls(long).map((call) => call.length)).toEqual([2, 2, 2, 2, 2])
    expect(importCalls([])).toEqual([])
  })
  it('are sent three calls at a time in a dry run and one by one in an import, and stop after a failure', async () => {
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
  it('are compared ignoring case', () => {
    expect(spellAs(areas, 'management OF care')).toBe('Management of Care')
    expect(spellAs(['rn', 'RN'], 'RN')).toBe('RN')
    expect(unknownNames(['SAFETY', 'Heart', ' heart '], areas)).toEqual(['Heart'])
  })
  it('have a closest match if they are similar', () => {
    expect(nearestName('Managment of Care', areas)).toBe('Management of Care')
    expect(nearestName('Heart', areas)).toBeUndefined()
  })
  it('are counted when a file brings them, and replaced as chosen', () => {
    const draft = { type: '', body: '', answers: [], rationale: '', tags: ['RN', 'rn'], area: ['Managment of Care'] }
    expect(newLabels([draft, draft], { tags: [], areas })).toEqual({
      tags: [{ name: 'RN', questions: 2, near: undefined }],
      areas: [{ name: 'Managment of Care', questions: 2, near: 'Management of Care' }],
    })
    const use = new Map([['managment of care', 'Management of Care']])
    expect(relabelled(draft, new Map(), use).area).toEqual(['Management of Care'])
  })
})

it('the template holds a row of each common type', () => expect(importTemplate().split('\r\n')).toHaveLength(5))
