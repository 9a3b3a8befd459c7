import { numberOf, textOf, type JsonObject } from '../shared/json.ts'
import { pageOf, userView } from './admin-users.ts'
import { CognitoError, notFound } from './cognito-error.ts'
import type { Desk } from './desk.ts'
import type { GroupRecord } from './records.ts'
import { checkPool, namedUser, need, seconds, type Target } from './request.ts'
import { groupsOf } from './sessions.ts'

const groupView = (desk: Desk, group: GroupRecord) => ({
  GroupName: group.name,
  UserPoolId: desk.pool.id,
  ...(group.description === undefined ? {} : { Description: group.description }),
  ...(group.precedence === undefined ? {} : { Precedence: group.precedence }),
  CreationDate: seconds(group.created),
  LastModifiedDate: seconds(group.modified),
})

function namedGroup(desk: Desk, request: JsonObject): GroupRecord {
  checkPool(desk, request)
  const group = desk.store.get('group', need(request, 'GroupName'))
  if (!group) throw notFound('Group not found.')
  return group
}

const membersOf = (desk: Desk, group: string) =>
  desk.directory.all().filter((user) => desk.store.get('membership', user.username)?.groups.includes(group))

function addUserToGroup(desk: Desk, request: JsonObject): object {
  const { name } = namedGroup(desk, request)
  const { username } = namedUser(desk, request)
  const groups = desk.store.get('membership', username)?.groups ?? []
  if (!groups.includes(name)) desk.store.put('membership', username, { groups: [...groups, name] })
  return {}
}

function removeUserFromGroup(desk: Desk, request: JsonObject): object {
  const { name } = namedGroup(desk, request)
  const { username } = namedUser(desk, request)
  const groups = desk.store.get('membership', username)?.groups ?? []
  if (groups.includes(name))
    desk.store.put('membership', username, { groups: groups.filter((group) => group !== name) })
  return {}
}

function listGroupsForUser(desk: Desk, request: JsonObject): object {
  const names = groupsOf(desk, namedUser(desk, request).username)
  const groups = names.flatMap((name) => desk.store.get('group', name) ?? [])
  return { Groups: groups.map((group) => groupView(desk, group)) }
}

function listUsersInGroup(desk: Desk, request: JsonObject): object {
  const { name } = namedGroup(desk, request)
  const { page, next } = pageOf(membersOf(desk, name), request, 'NextToken')
  return { Users: page.map(userView), ...(next === undefined ? {} : { NextToken: next }) }
}

function listGroups(desk: Desk, request: JsonObject): object {
  checkPool(desk, request)
  return { Groups: desk.store.list('group').map((group) => groupView(desk, group)) }
}

function createGroup(desk: Desk, request: JsonObject): object {
  checkPool(desk, request)
  const name = need(request, 'GroupName')
  if (desk.store.get('group', name))
    throw new CognitoError('GroupExistsException', 'A group with the name already exists.')
  const description = textOf(request['Description'])
  const precedence = numberOf(request['Precedence'])
  const group: GroupRecord = {
    name,
    created: desk.now(),
    modified: desk.now(),
    ...(description === undefined ? {} : { description }),
    ...(precedence === undefined ? {} : { precedence }),
  }
  desk.store.put('group', name, group)
  return { Group: groupView(desk, group) }
}

function deleteGroup(desk: Desk, request: JsonObject): object {
  const { name } = namedGroup(desk, request)
  desk.store.together(() => {
    for (const { username } of membersOf(desk, name)) {
      const groups = desk.store.get('membership', username)?.groups ?? []
      desk.store.put('membership', username, { groups: groups.filter((group) => group !== name) })
    }
    desk.store.remove('group', name)
  })
  return {}
}

function describeUserPool(desk: Desk, request: JsonObject): object {
  checkPool(desk, request)
  const { pool } = desk
  return {
    UserPool: {
      Id: pool.id,
      Arn: pool.arn,
      Name: pool.name,
      UsernameAttributes: pool.emailIsUsername ? ['email'] : [],
      EstimatedNumberOfUsers: desk.directory.all().length,
    },
  }
}

const admin = (run: Target['run']): Target => ({ admin: true, run })

/** Calls on groups and the pool that need AWS credentials. */
export const adminGroupTargets: Record<string, Target> = {
  AdminAddUserToGroup: admin(addUserToGroup),
  AdminRemoveUserFromGroup: admin(removeUserFromGroup),
  AdminListGroupsForUser: admin(listGroupsForUser),
  ListUsersInGroup: admin(listUsersInGroup),
  ListGroups: admin(listGroups),
  GetGroup: admin((desk, request) => ({ Group: groupView(desk, namedGroup(desk, request)) })),
  CreateGroup: admin(createGroup),
  DeleteGroup: admin(deleteGroup),
  DescribeUserPool: admin(describeUserPool),
}
