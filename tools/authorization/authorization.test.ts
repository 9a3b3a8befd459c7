import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { nameOf } from '#tests/api/authorization/row-arguments.ts'
import { type Cell, EVERY_ROLE, type Role, type Row } from '#tests/api/authorization/cells.ts'
import { MATRIX } from '#tests/api/authorization/matrix.ts'
import { AUTHORIZATION_FILE, authorizationPage } from './authorization-page.ts'
import { type Guard, guardsOfSchema } from './guards-of-schema.ts'

const guards = guardsOfSchema(readFileSync('schema.graphql', 'utf8'))
const isAny = (row: Row, roles: readonly Role[], cells: readonly Cell[]) =>
  roles.some((role) => cells.includes(row.cells[role]))
const STUDENTS: readonly Role[] = ['owner', 'other', 'otherCourse', 'ended']
const SIGNED_IN: readonly Role[] = [...STUDENTS, 'admin', 'demoted']

/** Cells that contradict the schema's directives. */
const contradictions: Readonly<Record<Guard, (row: Row) => boolean>> = {
  users: (row) => !row.field.startsWith('Subscription.') && isAny(row, SIGNED_IN, ['Unauthorized']),
  administrators: (row) =>
    row.cells.admin === 'Unauthorized' ||
    (row.through === undefined &&
      (['other', 'otherCourse', 'demoted'] as const).some((role) => row.cells[role] !== 'Unauthorized')) ||
    isAny(row, STUDENTS, ['answered', 'own', 'let in']) ||
    row.cells.owner !== 'Unauthorized' ||
    row.cells.ended !== 'Unauthorized',
  functions: (row) => SIGNED_IN.some((role) => row.cells[role] !== 'Unauthorized'),
}

describe('the authorization matrix', () => {
  it('has a row for every field of the schema, and none for what the schema does not have', () => {
    const fields = new Set(MATRIX.map(({ field }) => field))
    expect([...guards.keys()].filter((field) => !fields.has(field))).toEqual([])
    expect([...fields].filter((field) => !guards.has(field))).toEqual([])
    expect(guards.size).toBeGreaterThan(80)
  })

  it('has a row once', () => {
    const names = MATRIX.map(nameOf)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  it('matches the directives of the schema', () => {
    const wrong = MATRIX.filter((row) => contradictions[guards.get(row.field) ?? 'functions'](row))
    expect(wrong.map(nameOf)).toEqual([])
  })

  it('opens nothing without a token, or with one of another pool', () => {
    for (const { cells } of MATRIX)
      expect([cells.nobody, cells.otherPool]).toEqual(['UnauthorizedException', 'UnauthorizedException'])
    expect(EVERY_ROLE).toHaveLength(8)
  })

  it('is what docs/authorization.md shows: if not, npm run docs:authorization', async () => {
    expect(readFileSync(AUTHORIZATION_FILE, 'utf8')).toBe(await authorizationPage())
  })
})

describe('the guards of a schema', () => {
  const sdl = /* GraphQL */ `
    type Query {
      all: Int
      admins: T @aws_cognito_user_pools(cognito_groups: ["Admin"])
    }
    type Mutation {
      functions: Int @aws_iam
    }
    type Subscription {
      heard: Int @aws_subscribe(mutations: ["functions"]) @aws_cognito_user_pools
    }
    type T @aws_iam {
      free: Int
      kept: Int @aws_cognito_user_pools(cognito_groups: ["Admin"])
    }
  `
  it('are those of every root field, and of a type’s fields that are kept', () => {
    expect([...guardsOfSchema(sdl)]).toEqual([
      ['Query.all', 'users'],
      ['Query.admins', 'administrators'],
      ['Mutation.functions', 'functions'],
      ['Subscription.heard', 'users'],
      ['T.kept', 'administrators'],
    ])
  })
})
