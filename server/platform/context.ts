import type { BulkFiles } from './bulk-files/bulk-files.ts'
import type { Database } from './database/database.ts'
import type { Notifier } from './database/notify.ts'
import type { Documents } from './documents/documents.ts'
import type { Env } from './env.ts'
import type { Files } from './files/files.ts'
import type { Humanizer } from './humanizers/humanizer.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { LocalModels } from './local-models/local-models.ts'
import type { Log } from './log.ts'
import type { LookUps } from './look-ups/look-ups.ts'
import type { Mailer } from './mail/mail.ts'
import type { Models } from './models/models.ts'
import type { OwnModels } from './models/own-models.ts'
import type { OriginalityEngine } from './originality/originality.ts'
import type { Payments } from './payments/payments.ts'
import type { Site } from './site/site.ts'
import type { WebSearch } from './web-search/web-search.ts'
import type { Engine } from './workers/engine.ts'
import type { YjsDocuments } from './yjs/yjs-documents.ts'

/** Connections to the outside, opened once in start-server.ts or by a test. */
export type Doors = {
  env: Env
  db: Database
  /** A small pool of its own with a statement limit of three seconds, for searches. */
  searchDb: Database
  notifier: Notifier
  /** The bytes of images and archives, in the database or in a store. */
  files: Files
  jobs: Jobs
  mailer: Mailer
  models: Models
  localModels: LocalModels
  ownModels: OwnModels
  engine: Engine
  documents: Documents
  bulkFiles: BulkFiles
  yjs: YjsDocuments
  lookUps: LookUps
  /** Calls addresses that users chose, if they are public. */
  fetchPublic: typeof fetch
  originality: OriginalityEngine
  webSearch: WebSearch
  humanizer: Humanizer
  site: Site
  /** Null where plans are not sold. */
  readonly payments: Payments | null
  log: Log
  now: () => Date
}

/** Everything a verb needs: the doors and the user who makes the request. */
export type Context = Doors & { userId: string }
