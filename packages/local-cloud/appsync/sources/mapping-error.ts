/** A request object that AppSync rejects before it calls the data source; it fails the resolver (`MappingTemplate`). */
export class MappingError extends Error {
  readonly type = 'MappingTemplate'
}
