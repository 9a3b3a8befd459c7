export { request, response } from '#resolvers/shared/current-session.ts'
