import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import type { ClientConfig } from 'pg'
import { startEmbeddedPostgres } from '../../server/platform/database/embedded.ts'
import { type Env, readEnv, SettingsError } from '../../server/platform/env.ts'
import { nameOfDatabase } from './open-existing-database.ts'

export type RestoreTarget = { env: Env; config: ClientConfig; name: string; close: () => Promise<void> }

/** Opens the database that the settings name. The embedded one is made where there is none, as a start makes it. */
export async function openRestoreTarget({ makesSecret }: { makesSecret: boolean }): Promise<RestoreTarget> {
  const env = readTargetSettings(makesSecret)
  const embedded = env.DATABASE_URL ? null : await startEmbeddedPostgres({ dataDir: env.DATA_DIR })
  return {
    env,
    config: embedded ? embedded.connection : { connectionString: env.DATABASE_URL! },
    name: nameOfDatabase(env),
    close: async () => embedded?.stop(),
  }
}

function readTargetSettings(makesSecret: boolean): Env {
  const file = existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {}
  const { SECRET, DATA_DIR } = { ...file, ...process.env }
  const kept = join(resolve(DATA_DIR || 'data'), 'secret')
  if (!SECRET && !existsSync(kept) && !makesSecret)
    throw new SettingsError(
      `There is no SECRET yet. Set the one of the server that was backed up, or copy the file “secret” of its DATA_DIR to ${kept}. If it is lost, add --other-secret.`,
    )
  return readEnv(process.env, '.env', { makesSecret })
}
