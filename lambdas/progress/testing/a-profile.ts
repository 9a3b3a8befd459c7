import { aUser } from '#lambdas/testing/an-academy.ts'
import { type UserItem, userItem } from '#table/user.ts'

/** A student's profile with this id. */
export const aProfile = (uid: string): UserItem => userItem(aUser({ uid, phone: '3055550100', dateCreated: 1 }))
