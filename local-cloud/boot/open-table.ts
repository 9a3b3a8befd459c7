import { createTable } from '../dynamodb/create-tables.ts'
import { createFaults, type Faults } from '../dynamodb/faults.ts'
import { createMeter, type Meter } from '../dynamodb/meter.ts'
import { readTables } from '../dynamodb/read-tables.ts'
import { startGateway } from '../dynamodb/start-gateway.ts'
import type { RunningTable } from '../dynamodb/start-table.ts'
import type { CloudGround } from './cloud-parts.ts'

/** The tables behind their gateway. `endpoint` is the gateway's, `rawEndpoint` DynamoDB Local's own. */
export type OpenTable = { endpoint: string; rawEndpoint: string; meter: Meter; faults: Faults }

/** Makes the template's tables and starts the gateway in front of them. `onWrite` hears the names of tables written to. */
export async function openTable(
  ground: CloudGround,
  table: RunningTable,
  onWrite: (tables: string) => void,
): Promise<OpenTable> {
  const { model, policies, keys, closers } = ground
  const tables = readTables(model)
  for (const spec of tables) await createTable(table.endpoint, spec)
  const meter = createMeter()
  const faults = createFaults()
  const options = { endpoint: table.endpoint, up: table.up }
  const gateway = await startGateway({ ...options, tables, policies, keys, meter, faults, onWrite })
  closers.add(gateway.close)
  return { endpoint: gateway.url, rawEndpoint: table.endpoint, meter, faults }
}
