import { randomBytes } from 'node:crypto'
import { Client, type ClientBase } from 'pg'
import { inject, onTestFinished } from 'vitest'
import type { Connection } from '../../platform/database/embedded.ts'

/** Creates an empty database that belongs to a role without any further rights, as a hosted PostgreSQL gives one. */
export async function createEmptyDatabase(): Promise<Connection> {
  const server = inject('postgres')
  const database = `empty_${randomBytes(6).toString('hex')}`
  const owner = { user: `${database}_owner`, password: randomBytes(9).toString('hex') }
  await asSuperuser(async (client) => {
    await client.query(`create role ${owner.user} login password '${owner.password}'`)
    await client.query(`create database ${database} owner ${owner.user}`)
  })
  onTestFinished(() =>
    asSuperuser(async (client) => {
      await client.query(`drop database ${database} with (force)`)
      await client.query(`drop role ${owner.user}`)
    }),
  )
  return { ...server, ...owner, database }
}

async function asSuperuser(work: (client: ClientBase) => Promise<void>): Promise<void> {
  const client = new Client({ ...inject('postgres'), database: 'postgres' })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
