import { numberOf, textOf, type JsonObject } from '../shared/json.ts'
import { pageOf, userView } from './admin-users.ts'
import { CognitoError, notFound } from './cognito-error.ts'
import type { PoolContext } from './pool-context.ts'
import type { GroupRecord } from './records.ts'
import { checkPool, namedUser, need, seconds, type Target } from './request.ts'
import { groupsOf } from './sessions.ts'

const groupView = (context: PoolContext, group: GroupRecord) => ({
  GroupName: group.name,
  UserPoolId: context.pool.id,
  ...(group.description === undefined ? {} : { Description: group.description }),
  ...(group.precedence === undefined ? {} : { Precedence: group.precedence }),
  CreationDate: seconds(group.created),
  LastModifiedDate: seconds(group.modified),
})

function namedGroup(context: PoolContext, request: JsonObject): GroupRecord {
  checkPool(context, request)
  const group = context.store.get('group', need(request, 'GroupName'))
  if (!group) throw notFound('Group not found.')
  return group
}

const membersOf = (context: PoolContext, group: string) =>
  context.directory.all().filter((user) => context.store.get('membership', user.username)?.groups.includes(group))

function addUserToGroup(context: PoolContext, request: JsonObject): object {
  const { name } = namedGroup(context, request)
  const { username } = namedUser(context, request)
  const groups = context.store.get('membership', username)?.groups ?? []
  if (!groups.includes(name)) context.store.put('membership', username, { groups: [...groups, name] })
  return {}
}

function removeUserFromGroup(context: PoolContext, request: JsonObject): object {
  const { name } = namedGroup(context, request)
  const { username } = namedUser(context, request)
  const groups = context.store.get('membership', username)?.groups ?? []
  if (groups.includes(name))
    context.store.put('membership', username, { groups: groups.filter((group) => group !== name) })
  return {}
}

function listGroupsForUser(context: PoolContext, request: JsonObject): object {
  const names = groupsOf(context, namedUser(context, request).username)
  const groups = names.flatMap((name) => context.store.get('group', name) ?? [])
  return { Groups: groups.map((group) => groupView(context, group)) }
}

function listUsersInGroup(context: PoolContext, request: JsonObject): object {
  const { name } = namedGroup(context, request)
  const { page, next } = pageOf(membersOf(context, name), request, 'NextToken')
  return { Users: page.map(userView), ...(next === undefined ? {} : { NextToken: next }) }
}

function listGroups(context: PoolContext, request: JsonObject): object {
  checkPool(context, request)
  return { Groups: context.store.list('group').map((group) => groupView(context, group)) }
}

function createGroup(context: PoolContext, request: JsonObject): object {
  checkPool(context, request)
  const name = need(request, 'GroupName')
  if (context.store.get('group', name))
    throw new CognitoError('GroupExistsException', 'A group with the name already exists.')
  const description = textOf(request['Description'])
  const precedence = numberOf(request['Precedence'])
  const group: GroupRecord = {
    name,
    created: context.now(),
    modified: context.now(),
    ...(description === undefined ? {} : { description }),
    ...(precedence === undefined ? {} : { precedence }),
  }
  context.store.put('group', name, group)
  return { Group: groupView(context, group) }
}

function deleteGroup(context: PoolContext, request: JsonObject): object {
  const { name } = namedGroup(context, request)
  context.store.together(() => {
    for (const { username } of membersOf(context, name)) {
      const groups = context.store.get('membership', username)?.groups ?? []
      context.store.put('membership', username, { groups: groups.filter((group) => group !== name) })
    }
    context.store.remove('group', name)
  })
  return {}
}

function describeUserPool(context: PoolContext, request: JsonObject): object {
  checkPool(context, request)
  const { pool } = context
  return {
    UserPool: {
      Id: pool.id,
      Arn: pool.arn,
      Name: pool.name,
      UsernameAttributes: pool.emailIsUsername ? ['email'] : [],
      EstimatedNumberOfUsers: context.directory.all().length,
    },
  }
}

const admin = (run: Target['run']): Target => ({ admin: true, run })

/** Operations on groups and the pool that require AWS credentials. */
export const adminGroupTargets: Record<string, Target> = {
  AdminAddUserToGroup: admin(addUserToGroup),
  AdminRemoveUserFromGroup: admin(removeUserFromGroup),
  AdminListGroupsForUser: admin(listGroupsForUser),
  ListUsersInGroup: admin(listUsersInGroup),
  ListGroups: admin(listGroups),
  GetGroup: admin((context, request) => ({ Group: groupView(context, namedGroup(context, request)) })),
  CreateGroup: admin(createGroup),
  DeleteGroup: admin(deleteGroup),
  DescribeUserPool: admin(describeUserPool),
}
