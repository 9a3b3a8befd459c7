import { readFileSync } from 'node:fs'
import { type DefinitionNode, type FieldDefinitionNode, Kind, parse, print } from 'graphql'
import { describe, expect, it } from 'vitest'
import { SCHEMA_FILE } from './bundling/project-folders.ts'

const isObject = (definition: DefinitionNode) => definition.kind === Kind.OBJECT_TYPE_DEFINITION
const types = parse(readFileSync(SCHEMA_FILE, 'utf8')).definitions.filter(isObject)
const shown = ({ name, type }: FieldDefinitionNode) => [name.value, print(type)] as const
const fieldsOf = (name: string) =>
  Object.fromEntries(types.find((type) => type.name.value === name)?.fields?.map(shown) ?? [])
const enumOf = (name: string) =>
  parse(readFileSync(SCHEMA_FILE, 'utf8')).definitions.flatMap((definition) =>
    definition.kind === Kind.ENUM_TYPE_DEFINITION && definition.name.value === name
      ? (definition.values ?? []).map((value) => value.name.value)
      : [],
  )
const inputFields = (name: string) =>
  parse(readFileSync(SCHEMA_FILE, 'utf8')).definitions.flatMap((definition) =>
    definition.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION && definition.name.value === name
      ? (definition.fields ?? []).map((field) => field.name.value)
      : [],
  )

describe('the entities of the specification, as the API gives them', () => {
  it('names the kinds of task, course, subject and user [1.3.15]', () => {
    // AdaptiveNCLEX is our addition to the specification's five types.
    expect(enumOf('TaskType')).toEqual(['Reading', 'Lecture', 'Practice', 'NCLEX', 'AdaptiveNCLEX', 'Linking'])
    expect(enumOf('CourseType')).toEqual(['Live', 'Online'])
    expect(enumOf('Subject')).toEqual(['RN', 'PN', 'CPR', 'IV'])
    expect(enumOf('UserType')).toEqual(['Student', 'Admin'])
  })

  it('include the progress of contents and sections as counts, in one query with the course [1.3.11] [1.3.12] [1.7.9]', () => {
    expect(fieldsOf('Query')).toMatchObject({ courseView: 'CourseView!', sectionView: 'SectionView!' })
    expect(fieldsOf('CourseView')).toMatchObject({ progress: 'Progress!', contents: '[ContentCount!]!' })
    expect(fieldsOf('ContentCount')).toMatchObject({ key: 'ID!', url: 'String!', sections: '[SectionCount!]!' })
    expect(fieldsOf('SectionCount')).toMatchObject({ key: 'ID!', url: 'String!', total: 'Int!', completed: 'Int!' })
  })

  it('leaves a course its type: no edit names one [2.3.2]', () => {
    const edited = inputFields('CourseFieldsInput')
    expect(edited).toContain('name')
    expect(edited).not.toContain('type')
  })

  it('never accept a grade, a time, or a price from a student: inputs carry intentions only', () => {
    const inputs = [
      'UpdateTaskProgressInput',
      'CreateTaskProgressInput',
      'RecordWatchingInput',
      'UpdateProgressInput',
      'RegisterCourseInput',
    ].flatMap(inputFields)
    expect(inputs.length).toBeGreaterThan(10)
    for (const forbidden of ['grade', 'score', 'endTime', 'startTime', 'correct', 'price', 'amount', 'complete'])
      expect(inputs).not.toContain(forbidden)
  })
})
